internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Handles a line of the person.
extension Turn {
  mutating func take(_ line: TypedLine) -> [Action] {
    // "Help" at a card is about the card; "/help" is about everything.
    if let first = waiting.first, AnswerGrammar.read(line.text) == .help { return answer(line, to: first) }
    if let command = SlashCommandReader.read(line.text) { return perform(command) }
    if let first = waiting.first { return answer(line, to: first) }
    switch AnswerGrammar.read(line.text) {
    case .count(let number) where choices.indices.contains(number - 1):
      let call = choices[number - 1]
      choices = []
      var progress = TurnProgress()
      progress.isLocal = true
      return run(progress, RunningCalls([ToolCall(id: "command", call)]))
    // "Log it" may be meant for something else, and a question of a model may just have been answered.
    case .yes, .no, .later:
      let isWord = !line.text.contains { $0.isWhitespace }
      return isWord && !modelHasSpoken ? [.say(.nothingWaiting)] : begin(line)
    case .nothing: return []
    case .help, .explain(item: nil): return perform(.known(.help, argument: ""))
    case .count, .edits, .explain, .whole, .drop, .other: return begin(line)
    }
  }

  mutating func answer(_ line: TypedLine, to proposal: Proposal) -> [Action] {
    let wasAsked = askedWithout == proposal
    askedWithout = nil
    let missed = leftUnchanged.flatMap { $0.proposal == proposal ? $0.words : nil }
    leftUnchanged = nil
    switch WaitingProposal(
      proposal, hasAskedWithout: wasAsked, isCorrected: names.isCorrected(proposal)
    ).answer(line) {
    case .confirmed(let confirmed):
      // Whoever has just corrected the card means the corrected one, which it is not.
      if let missed { return [.say(.savesUnchanged(words: missed))] + showFirst() }
      phase = .committing
      return [.commit(confirmed)]
    // A no to "Save without it?" means that it should be saved with it.
    case .declined where wasAsked: return [.remind(waiting)]
    case .declined:
      waiting.removeFirst()
      history.add(
        .declined(
          "The user declined the proposal \(names[proposal]): \(proposal.summary.english). Nothing was saved.",
          proposal: names[proposal]))
      return [.dropDraft(proposal.id), .declined(proposal)] + showFirst()
    case .undecided(.later):
      waiting.removeFirst()
      history.add(
        .event("The user keeps the proposal \(names[proposal]) for later: \(proposal.summary.english). Not saved."))
      return [.keepDraft(proposal, later: true), .keptForLater(proposal)] + showFirst()
    case .undecided(.help): return [.say(.answerHelp(proposal.question))]
    case .undecided(.explain(let item)): return explain(item, of: proposal)
    case .undecided(.whole) where isBrief:
      isBrief = false
      return [.show(proposal)]
    case .undecided(.nothing): return [.say(.emptyAnswer(proposal.question))]
    case .undecided(.yes):
      guard let leftOut = proposal.card.leftOut else { return [.say(.emptyAnswer(proposal.question))] }
      guard !proposal.isOpen else { return [.say(.nothingCounted(leftOut))] }
      askedWithout = proposal
      return [.say(.saveWithout(leftOut))]
    case .undecided(.edits(let edits)):
      phase = .revising(line)
      return [.revise(proposal, edits)]
    case .undecided(.drop) where proposal.onlyTakesAway: return [.say(.emptyAnswer(proposal.question))]
    case .undecided(.count) where proposal.question != .yesOrNo: return [.say(.emptyAnswer(proposal.question))]
    case .undecided(.count), .undecided(.whole), .undecided(.drop), .undecided(.other), .undecided(.no):
      return begin(line)
    }
  }

  /// Shows where the card's numbers come from, or how to answer where none are computed.
  private func explain(_ item: Int?, of proposal: Proposal) -> [Action] {
    guard let card = proposal.card.explanation(of: item) else {
      return [item.map { .complain(.tool(.noSuchLine($0))) } ?? .say(.answerHelp(proposal.question))]
    }
    return [.showAnswer(ToolAnswer(.card(card), facts: .null)), .say(.answerHint(proposal.question))]
  }

  mutating func begin(_ line: TypedLine) -> [Action] {
    choices = []
    var progress = TurnProgress()
    progress.words = PrintableText.clean(line.text, lineBreaks: .kept)
    history.begin(.user(progress.words))
    return ask(progress)
  }

  mutating func perform(_ command: SlashCommand) -> [Action] {
    guard let call = command.toolCall else { return [.command(command)] }
    var progress = TurnProgress()
    progress.isLocal = true
    return run(progress, RunningCalls([call]))
  }

  mutating func offer(_ proposals: [Proposal]) -> [Action] {
    let new = proposals.filter { proposal in !waiting.contains { $0.id == proposal.id } }
    waiting.append(contentsOf: new)
    for proposal in new { _ = names.name(proposal) }
    return showFirst()
  }
}
