internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Shows a day, a longer period, or the progress over time.
  func show(_ span: ShowSpan) throws(SessionError) -> ExitCode {
    let context = try context()
    let outcome = try outcome(of: span, in: context)
    guard case .answer(let answer) = outcome else { return .failed }
    write(answer, in: style(for: context.profile))
    return .done
  }

  /// The context for tools that run outside a conversation.
  func context() throws(SessionError) -> ToolContext {
    // The zone comes first, so that an error in it is reported before any file is created.
    let turnEnvironment = try turnEnvironment()
    return try context(try openStore(for: .reading), turnEnvironment)
  }

  func context(_ store: Store, _ turnEnvironment: TurnEnvironment) throws(SessionError) -> ToolContext {
    let profile = try Session.profile(named: options.profile, in: store)
    var context = ToolContext(
      store: store, foodBank: try foodBank(store), profile: profile, now: turnEnvironment.now,
      zone: turnEnvironment.zone, identifiers: turnEnvironment.identifiers)
    context.answered = style(for: profile).language
    let folder = PictureFolder(try home().pictures)
    context.pictures = { folder.pictures }
    return context
  }

  /// Prints facts as JSON where `--json` is given, else as the conversation shows them.
  func write(_ answer: ToolAnswer, in style: LanguageStyle = .english) {
    if options.json { return results.write(VisibleJSON.line(answer.facts)) }
    let layout = Layout(
      width: environment.width(window: windowColumns(STDOUT_FILENO)), plain: options.plain,
      style: style)
    results.write(layout.plainLines(SessionEvent(answer)).map { $0 + "\n" }.joined())
  }

  private func outcome(of span: ShowSpan, in context: ToolContext) throws(SessionError) -> ToolOutcome {
    do throws(ToolError) {
      switch span {
      case .day(let day): return try ShowDay().run(ShowDayCall { $0.day = day }, in: context)
      case .period(let period): return try ShowPeriod().run(period, in: context)
      case .progress(let days): return try ShowProgress().run(ShowProgressCall { $0.days = days }, in: context)
      }
    } catch {
      throw Program.failure(error)
    }
  }

  /// A day or week that cannot be read or is out of range is a usage error here.
  static func failure(_ error: ToolError) -> SessionError {
    let failure = SessionError.about(error)
    return switch error {
    case .unreadableDay, .unreadableWeek, .futureWeek, .outOfRange: SessionError(failure.sentence, exit: .usage)
    default: failure
    }
  }
}
