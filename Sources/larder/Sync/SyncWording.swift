internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Sync
internal import Words

/// What is said of the household's devices.
enum SyncWording {
  static let whose =
    "There is a diary on this device already. Is it of the same person as the diary that opens on the other one? "
    + "[y]es puts them together, [n]o keeps them as two people’s: "

  static func started(place: String, code: String) -> String {
    "This home is the first device of a household, which meets at \(PrintableText.clean(place)).\n"
      + invitation(place: place, code: code)
  }

  static func invitation(place: String, code: String) -> String {
    """
    On the other device, with its own way to the same place: larder sync join \(PrintableText.clean(place))
    It asks for these twelve words:

      \(code)

    Whoever has them and the place can read the household’s diary. They hold for two weeks; larder sync invite makes others.

    """
  }

  static let joined = "This device belongs to the household now."

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

  static func status(
    _ home: SharedHome, _ devices: [HouseholdDevice], questions: Int, local: (Instant) -> LocalTime
  ) -> String {
    var text = "A household of \(devices.count.counted("device")), which meets at \(PrintableText.clean(home.place)).\n"
    for device in devices {
      let here = device.isHere ? " (this one)" : ""
      text += "  \(PrintableText.clean(device.name, limit: 60))\(here): \(device.commits.counted("change")), last on "
      text += "\(local(device.last).day)\n"
    }
    text += home.met.map { "Met last on \(local($0).day) at \(local($0).time).\n" } ?? "Not met yet.\n"
    if questions > 0 {
      text += "\(questions.counted("question waits", "questions wait")): larder asks when you start it.\n"
    }
    return text
  }

  static func leaving(_ place: String) -> String {
    "This device will meet the others at \(PrintableText.clean(place)) no more; both sides keep what they have. "
      + "Leave? [y]es, [n]o: "
  }

  static func complaint(_ fault: SyncFault) -> Complaint {
    switch fault {
    case .store(let error): Complaint.about(error)
    case .sealing(let fault): Complaint(ErrorWording.sentence(fault), exit: .data)
    case .carrier(let fault): complaint(fault)
    case .noHousehold: Complaint(.syncAlone, exit: .usage)
    case .hasHousehold:
      Complaint("This home belongs to a household already; larder sync leave ends that.", exit: .usage)
    case .noCode: Complaint("These are not the twelve words of a code. Look at them again.", exit: .usage)
    case .notInvited:
      Complaint(
        "Nobody is invited there with these words, or no longer: larder sync invite makes others.", exit: .failed)
    case .noDevice(let known):
      Complaint("No device of the household is called that. There is \(known.phrase).", exit: .usage)
    }
  }

  private static func complaint(_ fault: CarrierFault) -> Complaint {
    switch fault {
    case .notThere:
      Complaint(
        "Nothing of the household is at that place. Perhaps it is not mounted or not reached yet; nothing was changed.",
        exit: .provider)
    case .otherHousehold: Complaint("Another household meets at that place. Choose another one.", exit: .usage)
    case .notPermitted: Complaint("That place may not be read or written. Check its permissions.", exit: .provider)
    case .full:
      Complaint("There is no room left at that place. What was saved here stays, and goes out later.", exit: .provider)
    case .unreachable:
      Complaint("That place cannot be reached now. What was saved here stays, and goes out later.", exit: .provider)
    case .address(.unknownScheme), .address(.empty), .address(.relative):
      Complaint("Devices meet in a folder or at postgresql://…; that is neither.", exit: .usage)
    case .failed(let code):
      Complaint("The place where devices meet answered with \(PrintableText.clean(code, limit: 80)).", exit: .provider)
    }
  }
}
