internal import Conversation
internal import EmbeddedMessages
internal import FoodData
internal import FoundationEssentials
internal import Glibc
internal import Messages
internal import Nutrition
internal import Sealing
internal import Services
internal import Store
internal import Terminal

/// Runs one command, wired together from the options.
struct Program {
  let options: Options
  let variables: [String: String]
  let environment: TerminalEnvironment
  let results = DescriptorOutput(STDOUT_FILENO)
  let asides = DescriptorOutput(STDERR_FILENO)
  let zones = Zones()
  let unsealing: Unsealing
  let spoken: SpokenStyle

  init(options: Options, variables: [String: String]) {
    self.options = options
    self.variables = variables
    spoken = SpokenStyle(Program.style(options, variables))
    unsealing = Unsealing(variables: variables, style: spoken.style)
    environment = TerminalEnvironment(
      options: .init(plain: options.plain, noColour: options.noColour), variables: variables)
  }

  /// Does what the options ask for. Commands that only print fail where their output does not arrive.
  func run() async throws(SessionError) -> ExitCode {
    let exit: ExitCode
    do throws(SessionError) {
      exit = try await perform()
    } catch {
      if let code = error.code { log(code) }
      throw error
    }
    guard results.isBroken, options.command.isForItsOutput else { return exit }
    throw SessionError(.notAllWritten, exit: exit == .done ? .failed : exit)
  }

  private func perform() async throws(SessionError) -> ExitCode {
    switch options.command {
    case .converse: return try await converse()
    case .say(let words): return try await say(words)
    case .show(let span): return try show(span)
    case .report(let words): return try await report(words)
    case .understand: return try understand()
    case .read(let paths): return try await read(paths)
    case .importFoods(let request): return try await importFoods(request)
    case .health(let request): return try watchHealth(request)
    case .export(let path): return try export(to: path)
    case .backup(let path): return try backup(to: path)
    case .journal(let days): return try journal(days)
    case .apply(let path): return try await apply(path)
    case .replay(let paths): return try await replay(paths)
    case .bench(let paths): return try await bench(paths)
    case .key(let action): return try manageKeys(action)
    case .models(let provider): return try await listModels(provider)
    case .doctor: return options.log ? try showErrorLog() : await doctor()
    case .repair(let path): return try repair(from: path)
    case .forget(let name): return try forget(name)
    case .lock: return try lock()
    case .unlock: return try unlock()
    case .sync(let request): return try await sync(request)
    case .reminders(let request): return try setReminders(request)
    case .remind(let reminder): return try remind(reminder)
    case .serve: return try await serve()
    case .completion(let shell): results.write(shell.completion)
    case .manual: results.write(ManualPage.text)
    case .help: results.write(Usage.text(in: style))
    case .helpTools: results.write(ToolDocumentation.table(of: .all))
    case .version: results.write("larder \(Version.number)\n")
    }
    return .done
  }

  /// The folders of the home, or a usage error where none is known.
  func home() throws(SessionError) -> Home {
    guard let home = Home(option: options.home, variables: variables) else {
      throw SessionError(.noHomeKnown, exit: .usage)
    }
    return home
  }

  /// Opens the database.
  ///
  /// - Parameter use: a database opened for reading may also be on a read-only disk.
  func openStore(for use: Store.Use = .writing) throws(SessionError) -> Store {
    let home = try home()
    let seal = try openSeal()
    let store: Store
    do throws(StoreError) {
      store = try Store.open(.home(home.data), for: use, seal: seal)
    } catch {
      throw SessionError.about(error)
    }
    learnLanguage(from: store)
    // Seals files that an interrupted `larder lock` left unsealed.
    if let seal, !store.isReadOnly { HomeFiles(home).seal(with: seal.key) }
    return store
  }

  /// The opened seal of the home; the passphrase is asked for once. Nil where the home is not sealed.
  func openSeal() throws(SessionError) -> OpenSeal? {
    guard let seal = try seal(of: home()) else { return nil }
    return try open(seal)
  }

  /// The seal of a home; nil where it is not sealed.
  func seal(of home: Home) throws(SessionError) -> Seal? {
    try reading { () throws(StoreError) in try Store.seal(ofHome: home.data) }
  }

  /// Opens a seal; its passphrase is asked for once.
  func open(_ seal: Seal) throws(SessionError) -> OpenSeal { try unsealing.open(seal) }

  /// The foods of the household, the built-in ones and the imported ones.
  func foodBank(_ store: Store) throws(SessionError) -> FoodBank {
    let folder = try home().data
    return FoodBank(
      store: store, knowledge: .embedded(),
      imported: ImportedFoods { () throws(StoreError) in try ReferenceStore.existing(inHome: folder) })
  }

  /// The moment, zone and ids: those of the options, else the machine's.
  func turnEnvironment() throws(SessionError) -> TurnEnvironment {
    let zone = try zone()
    let clock = { (now(), zone) }
    let identifiers: any IdentifierSource = options.seed.map { SeededIdentifiers(seed: $0) } ?? RandomIdentifiers()
    return TurnEnvironment(clock: clock, identifiers: identifiers)
  }

  /// The moment given by the options, else the machine's.
  func now() -> Instant { options.now ?? Program.machineTime }

  /// The machine's time, to the second.
  static var machineTime: Instant { Instant(milliseconds: Int64(Glibc.time(nil)) * 1_000) }

  func zone() throws(SessionError) -> Zone {
    guard let name = options.zone else { return zones.system(variables: variables) }
    guard let zone = zones.zone(name) else {
      throw SessionError(.noZoneKnown(name: name), exit: .usage)
    }
    return zone
  }
}
