internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// The word that stands for everything, in place of a person's name.
  private static let everything = "everything"

  /// Shows what would be erased for good, and erases it once the person's name or the number of records has been typed.
  func forget(_ name: String) throws(SessionError) -> ExitCode {
    let store = try openStore()
    let shared = try reading { () throws(StoreError) in try store.sharedHome() }
    let forgetting = try forgetting(name, in: store)
    let traces = HomeTraces(try home())
    let copy = try reading { () throws(StoreError) in try BackupHint.lastCopy(in: store) }
    let wording = ForgetWording(forgetting, records: RecordsWording(store: store))
    try write([wording.heading], of: store)
    let goes = wording.goes(pictures: traces.pictureCount, hasHistory: traces.hasHistory)
    let style = try style(of: store)
    for line in goes { results.write("  " + PrintableText.clean(style.words(line)) + "\n") }
    try write(wording.stays(copy: copy?.path), of: store)
    if let shared { try write([.syncForgetLeaves(place: PrintableText.clean(shared.place))], of: store) }
    guard !options.dryRun else { return .done }
    try ask(wording.question, of: store)
    switch try decision(WaitingDecision(forgetting, .words(wording.answer))) {
    case .confirmed(let confirmed):
      try erase(confirmed, store, traces)
      results.write(style.words(wording.done) + "\n")
      return .done
    case .declined:
      try write([.forgetNothing], of: store)
      return .done
    case .undecided:
      try write([.forgetNotTyped(answer: wording.answer)], of: store)
      return .unconfirmed
    }
  }

  private func forgetting(_ name: String, in store: Store) throws(SessionError) -> Forgetting {
    do throws(ForgettingError) {
      guard name.lowercased() == Program.everything else {
        let person = try store.person(called: name)
        do throws(StoreError) { return try store.forgetting(person) } catch { throw ForgettingError.store(error) }
      }
    } catch {
      throw ForgetWording.failure(error, name: name)
    }
    return try reading { () throws(StoreError) in try store.forgettingEverything() }
  }

  private func erase(
    _ confirmed: Confirmed<Forgetting>, _ store: Store, _ traces: HomeTraces
  ) throws(SessionError) {
    let turnEnvironment = try turnEnvironment()
    do throws(StoreError) {
      try store.forget(confirmed, at: turnEnvironment.now, identifier: turnEnvironment.identifiers.next()) {
        traces.remove()
      }
    } catch .locked {
      throw SessionError(.forgetLocked, exit: .data)
    } catch {
      throw SessionError.about(error)
    }
  }

  /// How the next typed line decides a waiting question; undecided where there is no line.
  func decision<Value>(_ waiting: WaitingDecision<Value>) throws(SessionError) -> WaitingDecision<Value>.Outcome {
    var lines = scriptLines()
    guard case .line(let line) = lines.next() else { return .undecided }
    return waiting.answer(TypedLine(typed: line))
  }
}
