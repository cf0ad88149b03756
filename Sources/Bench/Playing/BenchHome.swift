package import Conversation
internal import Interpreter
internal import LanguageModels
package import Nutrition
internal import Proposals
package import Services
internal import Store

/// The home in which the cases are played: the same lived-in household for each of them.
package struct BenchHome {
  /// Half past twelve in Berlin, on a Friday.
  package static let noon = Instant(milliseconds: 1_795_174_200_000)

  private let store: Store
  private let knowledge: Knowledge
  private let zone: Zone
  private let options: Session.Options

  /// - Parameters:
  ///   - lines: typed to larder's own interpreter before anything else, and confirmed.
  ///   - options: the session options of every case.
  package init(
    _ lines: [String], knowledge: Knowledge, zone: Zone, options: Session.Options
  ) async throws(SessionError) {
    self.knowledge = knowledge
    self.zone = zone
    self.options = options
    do throws(StoreError) {
      store = try Store.open(.memory)
    } catch {
      throw SessionError.about(error)
    }
    let identifiers = SeededIdentifiers(seed: 1)
    for line in lines {
      let console = BenchConsole([line, "y"])
      let session = try session(on: store, console, .builtIn, identifiers)
      console.waiting = { session.waiting }
      _ = await session.run()
      guard console.outcomes.last?.saved == 1 else {
        throw SessionError("The home of the cases cannot be made: “\(line)”.")
      }
    }
  }

  /// The outcome of each line of a case.
  package func play(_ lines: [String], with models: ModelChoice) async throws(SessionError) -> [TurnOutcome] {
    try await played(lines, with: models).outcomes
  }

  /// Today's entries after these lines, including those that were there before.
  package func entries(after lines: [String], with models: ModelChoice) async throws(SessionError) -> [Entry] {
    let played = try await played(lines, with: models).store
    do throws(StoreError) {
      let profile = try played.defaultProfile()
      return try played.diary(of: profile.id, on: zone.local(BenchHome.noon).day).meals.flatMap(\.entries)
    } catch {
      throw SessionError.about(error)
    }
  }

  private func played(
    _ lines: [String], with models: ModelChoice
  ) async throws(SessionError) -> (outcomes: [TurnOutcome], store: Store) {
    let console = BenchConsole(lines)
    let copy: Store
    do throws(StoreError) {
      copy = try store.copyInMemory()
    } catch {
      throw SessionError.about(error)
    }
    var models = models
    if case .other(let model) = models {
      let metered = MeteredModel(model)
      console.meter = { metered.take() }
      models = .other(metered)
    }
    let session = try session(on: copy, console, models, SeededIdentifiers(seed: 2))
    console.waiting = { session.waiting }
    _ = await session.run()
    return (console.outcomes, copy)
  }

  private func session(
    on store: Store, _ console: BenchConsole, _ models: ModelChoice, _ identifiers: SeededIdentifiers
  ) throws(SessionError) -> Session {
    try Session(
      store: store, foodBank: FoodBank(store: store, knowledge: knowledge), models: models, console: console,
      environment: TurnEnvironment(clock: { (BenchHome.noon, zone) }, identifiers: identifiers), options: options)
  }
}
