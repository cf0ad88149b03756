internal import EmbeddedMessages
internal import EmbeddedWords
internal import Interpreter
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Words

/// Guides that ask step by step.
extension Session {
  /// Asks about the household's members.
  func guideFamily() -> Event? {
    guide(FamilyInterview(units: profile.units), key: "family guide")
  }

  /// Asks for what is needed to compute targets from equations. Each profile has its own guide.
  func guideSetup() -> Event? {
    guide(SetupInterview(today: context.today, units: profile.units), key: "setup \(profile.id)")
  }

  /// Asks until everything is answered. Where the person turns to something else, the answers are kept, and asking for the
  /// guide again continues there.
  private func guide<Guide: Interview>(_ fresh: Guide, key: String) -> Event? {
    guard turn.waiting.isEmpty else {
      complain(SessionError(.guideProposalWaits(command: Guide.command)))
      return nil
    }
    let setting = reporting { () throws(StoreError) in try store.bookkeeping.setting(key) } ?? nil
    var interview = setting.flatMap { Guide(kept: $0) } ?? fresh
    let (context, interpreter) = (context, interpreter)
    let reading = AnswerReading(
      day: { try? context.day($0, mayCome: true) },
      members: { interpreter.members($0, now: Moment(today: context.today)) })
    console.show(.notice(.guideHow))
    while let question = interview.question {
      console.show(.notice(question))
      guard case .line(let line) = console.nextInput(.more), GuideWords.embedded.step(line.text) != .later else {
        return leave(interview, key)
      }
      let words = PrintableText.clean(line.text, limit: 400)
      guard let remark = interview.take(words, reading: reading) else { continue }
      if isForLarder(line.text) {
        keep(interview, key)
        console.show(.notice(.guideKept(command: Guide.command)))
        return .line(line)
      }
      let step = GuideWords.embedded.misspelt(line.text)
      if step == .later { return leave(interview, key) }
      if let shown = step.map({ interview.follow($0) }) ?? remark { console.show(.notice(shown)) }
    }
    keep(Guide?.none, key)
    return review(interview)
  }

  /// Keeps the interview for later.
  private func leave(_ interview: some Interview, _ key: String) -> Event? {
    keep(interview, key)
    console.show(.notice(.guideKept(command: type(of: interview).command)))
    return nil
  }

  /// Whether the line is a command or a meal rather than an answer to the guide.
  private func isForLarder(_ line: String) -> Bool {
    if case .known? = SlashCommandReader.read(line) { return true }
    let request = ModelRequest(messages: [.user(line)], situation: situation(nil))
    return builtIn.read(request).isMeal
  }

  private func review(_ interview: some Interview) -> Event? {
    guard let call = interview.call else { return nil }
    do throws(ToolError) {
      guard case .proposal(let proposal) = try toolbox.run(ToolCall(id: "command", call), in: context) else {
        return nil
      }
      keep(proposal, later: false)
      if let closing = interview.closing { console.show(.notice(closing)) }
      return .offered([proposal])
    } catch {
      complain(.about(error))
      return nil
    }
  }

  private func keep(_ interview: (some Interview)?, _ key: String) {
    guard !options.dryRun else { return }
    reporting { () throws(StoreError) in
      try store.bookkeeping.set(key, to: interview?.kept ?? nil)
    }
  }
}
