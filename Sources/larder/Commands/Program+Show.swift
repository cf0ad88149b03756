internal import Conversation
internal import FoundationEssentials
internal import Glibc
internal import LanguageModels
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// A day or a week of the diary.
  func show(_ span: ShowSpan) throws(Complaint) -> ExitCode {
    let surroundings = try surroundings()
    let store = try openStore()
    let profile = try Session.profile(named: options.profile, in: store)
    let context = ToolContext(
      store: store, foodBank: FoodBank(store: store, knowledge: .embedded()), profile: profile, now: surroundings.now,
      zone: surroundings.zone, identifiers: surroundings.identifiers)
    let outcome = try outcome(of: span, in: context)
    guard case .answer(let answer) = outcome else { return .failed }
    if options.json {
      results.write(VisibleJSON.line(answer.facts))
      return .done
    }
    let layout = Layout(width: environment.width(window: windowColumns(STDOUT_FILENO)), plain: options.plain)
    let event: SessionEvent =
      switch answer.view {
      case .card(let card): .card(card, facts: answer.facts)
      case .sentence(let sentence): .text(sentence)
      }
    results.write(layout.plainLines(event).map { $0 + "\n" }.joined())
    return .done
  }

  private func outcome(of span: ShowSpan, in context: ToolContext) throws(Complaint) -> ToolOutcome {
    do throws(ToolError) {
      switch span {
      case .day(let day): return try ShowDay().run(.init(day: day), in: context)
      case .week(let day): return try ShowWeek().run(.init(until: day), in: context)
      }
    } catch {
      let complaint = Complaint.about(error)
      if case .unreadableDay = error { throw Complaint(complaint.sentence, exit: .usage) }
      throw complaint
    }
  }
}
