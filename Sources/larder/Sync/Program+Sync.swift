internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Sync
internal import Terminal

extension Program {
  /// Starts, joins or leaves a household of several devices, or exchanges commits with them now.
  func sync(_ request: SyncRequest) async throws(SessionError) -> ExitCode {
    guard !options.dryRun || request == .status else {
      throw SessionError(.syncNoDryRun, exit: .usage)
    }
    let store = try openStore()
    switch request {
    case .meet: return try meet(store)
    case .start(let place): return try start(store, at: place)
    case .join(let place, let code): return try join(store, at: place, code)
    case .invite: return try invite(store)
    case .status: return try showHousehold(store)
    case .name(let name): return try rename(store, name)
    case .leave: return try leave(store)
    case .remove(let device): return try remove(device, store)
    case .undo(let device, let since): return try await undo(device, since: since, store)
    }
  }

  private func meet(_ store: Store) throws(SessionError) -> ExitCode {
    let home = try sharedHome(store)
    let outcome = try syncing { () throws(SyncError) in
      var exchange = try Exchange(store, try Program.carrier(home.place), fingerprint: fingerprint(), at: now())
      return try exchange.run()
    }
    try write([SyncWording.sentences(outcome)], of: store)
    return .done
  }

  private func start(_ store: Store, at place: String) throws(SessionError) -> ExitCode {
    let place = try placed(place)
    let code = try syncing { () throws(SyncError) in
      let carrier = try Program.carrier(place.text)
      let code = try Household(store, carrier).start(device(at: place), at: now())
      var exchange = try Exchange(store, carrier, fingerprint: fingerprint(), at: now())
      _ = try exchange.run()
      return code
    }
    try write(SyncWording.started(place: place.text, code: code.words), of: store)
    return .done
  }

  private func join(_ store: Store, at place: String, _ words: String) throws(SessionError) -> ExitCode {
    let place = try placed(place)
    var lines = scriptLines()
    guard let code = InvitationCode(words: words.isEmpty ? try askedCode(store, &lines) : words) else {
      throw SyncWording.failure(.noCode)
    }
    if try reading({ () throws(StoreError) in try store.sharedHome() }) == nil,
      let exit = try resolveOwner(store, &lines)
    {
      return exit
    }
    let outcome = try syncing { () throws(SyncError) in
      let carrier = try Program.carrier(place.text)
      try Household(store, carrier).join(device(at: place), code, at: now())
      var exchange = try Exchange(store, carrier, fingerprint: fingerprint(), at: now())
      return try exchange.run()
    }
    try write([.list([.syncJoined, SyncWording.sentences(outcome)], .sentences)], of: store)
    return .done
  }

  /// Asks for the code where the command did not give it, so that it need not stand in a shell's history.
  private func askedCode(_ store: Store, _ lines: inout InputLines) throws(SessionError) -> String {
    try ask(.syncAskWords, of: store)
    return if case .line(let line) = lines.next() { line } else { "" }
  }

  /// Every home begins with a profile of the same id. Where it already holds a diary, asks whether that is the diary of the
  /// same person on the other devices, and otherwise gives it a new id. Returns an exit code where there was no answer.
  private func resolveOwner(_ store: Store, _ lines: inout InputLines) throws(SessionError) -> ExitCode? {
    guard try reading({ () throws(StoreError) in try store.firstProfileIsUsed() }), !options.yes else { return nil }
    try ask(.syncWhose, of: store)
    guard case .line(let line) = lines.next() else { return try unchanged(store) }
    switch WaitingDecision(true, .yesOrNo).answer(TypedLine(typed: line)) {
    case .confirmed: return nil
    case .declined:
      let identifier = try turnEnvironment().identifiers.next()
      try reading { () throws(StoreError) in try store.moveFirstProfile(to: identifier, at: now()) }
      return nil
    case .undecided: return try unchanged(store)
    }
  }

  func unchanged(_ store: Store) throws(SessionError) -> ExitCode {
    try write([.syncUnchanged], of: store)
    return .unconfirmed
  }

  private func invite(_ store: Store) throws(SessionError) -> ExitCode {
    let home = try sharedHome(store)
    let code = try syncing { () throws(SyncError) in
      let code = try InvitationCode.drawn()
      try Household(store, try Program.carrier(home.place)).invite(code, at: now())
      return code
    }
    try write(SyncWording.invitation(place: home.place, code: code.words), of: store)
    return .done
  }

  private func showHousehold(_ store: Store) throws(SessionError) -> ExitCode {
    guard let home = try reading({ () throws(StoreError) in try store.sharedHome() }) else {
      try write([.syncAlone], of: store)
      return .done
    }
    let devices = try reading { () throws(StoreError) in try store.householdDevices() }
    let questions = try reading { () throws(StoreError) in try store.openQuestions().count }
    let zone = try zone()
    let style = try style(of: store)
    results.write(SyncWording.status(home, devices, questions: questions, in: style) { zone.local($0) })
    return .done
  }

  private func rename(_ store: Store, _ name: String) throws(SessionError) -> ExitCode {
    _ = try sharedHome(store)
    let name = PrintableText.clean(name, limit: 60)
    try reading { () throws(StoreError) in try store.renameDevice(name, at: now()) }
    try write([.syncNamed(device: name)], of: store)
    return .done
  }
}

extension Program {
  /// Prints each text on a line, in the language of the diary's owner.
  func write(_ lines: [Text], of store: Store) throws(SessionError) {
    let style = try style(of: store)
    for line in lines { results.write(style.words(line) + "\n") }
  }

  func ask(_ question: Text, of store: Store) throws(SessionError) {
    asides.write(try style(of: store).words(question) + " ")
  }

  func style(of store: Store) throws(SessionError) -> LanguageStyle {
    style(for: try Session.profile(named: options.profile, in: store))
  }

  func sharedHome(_ store: Store) throws(SessionError) -> SharedHome {
    guard let home = try reading({ () throws(StoreError) in try store.sharedHome() }) else {
      throw SyncWording.failure(.noHousehold)
    }
    return home
  }

  static func carrier(_ place: String) throws(SyncError) -> any Carrier {
    do throws(CarrierError) {
      return try Carriers.carrier(at: CarrierPlace(place, in: FileManager.default.currentDirectoryPath))
    } catch {
      throw .carrier(error)
    }
  }

  func fingerprint() throws(SyncError) -> [UInt8] { HomeFingerprint.of((try? home().data) ?? "") }

  /// The other devices, for a conversation.
  func meetings(of store: Store) throws(SessionError) -> any DeviceMeetings {
    guard let shared = try reading({ () throws(StoreError) in try store.sharedHome() }) else { return NoMeetings() }
    let folder = try home().data
    let now = options.now
    return HomeMeetings(
      HomeMeetings.Place(
        folder: folder, seal: store.seal, home: shared, fingerprint: HomeFingerprint.of(folder),
        carrier: { place throws(SyncError) in try Program.carrier(place) }, now: { now ?? Program.machineTime }))
  }

  private func placed(_ place: String) throws(SessionError) -> CarrierPlace {
    do throws(CarrierError) {
      return try CarrierPlace(place, in: FileManager.default.currentDirectoryPath)
    } catch {
      throw SyncWording.failure(.carrier(error))
    }
  }

  private func device(at place: CarrierPlace) throws(SyncError) -> Household.Device {
    Household.Device(name: Program.machineName, place: place.text, fingerprint: try fingerprint())
  }

  /// The host name of this machine.
  private static var machineName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "a device" }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? "a device" : PrintableText.clean(name, limit: 60)
  }

  func syncing<Result>(_ body: () throws(SyncError) -> Result) throws(SessionError) -> Result {
    do throws(SyncError) {
      return try body()
    } catch .store(let error) {
      throw SessionError.about(error)
    } catch {
      throw SyncWording.failure(error)
    }
  }
}
