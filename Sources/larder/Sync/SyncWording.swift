internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Sync
internal import Words

/// The messages about the household's devices.
enum SyncWording {
  /// The lines after a household was started, with the code for the first invitation.
  static func started(place: String, code: String) -> [Text] {
    [.syncStarted(place: PrintableText.clean(place))] + invitation(place: place, code: code)
  }

  static func invitation(place: String, code: String) -> [Text] {
    [
      .syncInvitation(place: PrintableText.clean(place)), .syncInvitationWords, .empty, .verbatim("  " + code), .empty,
      .syncInvitationCare,
    ]
  }

  /// "3 changes came from the kitchen laptop. 2 changes of this device went out."
  static func sentences(_ outcome: ExchangeOutcome) -> Text {
    let met = MeetingWording.sentences(came: outcome.received, from: outcome.devices, went: outcome.sent)
    return .list(met + troubles(outcome), .sentences)
  }

  private static func troubles(_ outcome: ExchangeOutcome) -> [Text] {
    let troubles: [Text?] = [
      outcome.waiting > 0 ? .syncWaiting(count: outcome.waiting) : nil,
      outcome.newer > 0 ? .syncNewer : nil,
      outcome.locked > 0 ? .syncLocked : nil,
      outcome.damaged > 0 ? .syncDamaged(count: outcome.damaged) : nil,
      outcome.setAside > 0 ? .syncSetAside(count: outcome.setAside) : nil,
      outcome.isRenewed ? .syncRenewed : nil,
    ]
    return troubles.compactMap(\.self)
  }

  /// The present and removed devices, one line each.
  static func status(
    _ home: SharedHome, _ devices: [HouseholdDevice], questions: Int, in style: LanguageStyle,
    local: (Instant) -> LocalTime
  ) -> String {
    let place = PrintableText.clean(home.place)
    var text = style.words(.syncHousehold(count: devices.count { $0.removal == nil }, place: place)) + "\n"
    for device in devices { text += "  \(style.words(line(device, local)))\n" }
    let met = home.met.map(local)
    text += style.words(met.map { .syncMet(day: .dateWithYear($0.day), time: $0.time) } ?? .syncNotMet) + "\n"
    return questions > 0 ? text + style.words(.syncQuestions(count: questions)) + "\n" : text
  }

  private static func line(_ device: HouseholdDevice, _ local: (Instant) -> LocalTime) -> Text {
    let name = PrintableText.clean(device.name, limit: 60)
    if let removal = device.removal {
      let by = PrintableText.clean(removal.by, limit: 60)
      return .syncDeviceRemoved(device: name, by: by, day: .dateWithYear(local(removal.at).day))
    }
    let last = DayName.dateWithYear(local(device.last).day)
    return device.isHere
      ? .syncDeviceHere(device: name, count: device.commits, day: last)
      : .syncDevice(device: name, count: device.commits, day: last)
  }

  static func failure(_ fault: SyncError) -> SessionError {
    switch fault {
    case .store(let error): SessionError.about(error)
    case .sealing(let fault): SessionError(ErrorWording.sentence(fault), exit: .data)
    case .carrier(let fault): failure(fault)
    case .noHousehold: SessionError(.syncAlone, exit: .usage)
    case .hasHousehold: SessionError(.syncHasHousehold, exit: .usage)
    case .noCode: SessionError(.syncNoCode, exit: .usage)
    case .notInvited: SessionError(.syncNotInvited, exit: .failed)
    case .noDevice(known: []): SessionError(.syncOnlyHere, exit: .usage)
    case .noDevice(let known):
      SessionError(
        .syncNoDevice(known: known.map { .verbatim(PrintableText.clean($0, limit: 60)) }), exit: .usage)
    }
  }

  private static func failure(_ fault: CarrierError) -> SessionError {
    switch fault {
    case .notThere: SessionError(.syncNotThere, exit: .provider)
    case .otherHousehold: SessionError(.syncOtherHousehold, exit: .usage)
    case .notPermitted: SessionError(.syncNotPermitted, exit: .provider)
    case .full: SessionError(.syncFull, exit: .provider)
    case .unreachable: SessionError(.syncUnreachable, exit: .provider)
    case .address(.unknownScheme), .address(.empty), .address(.relative): SessionError(.syncNoPlace, exit: .usage)
    case .failed(let code): SessionError(.syncFailed(code: PrintableText.clean(code, limit: 80)), exit: .provider)
    }
  }
}
