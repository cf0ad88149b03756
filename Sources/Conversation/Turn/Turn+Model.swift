internal import EmbeddedMessages
internal import JSON
package import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The model's answers and the tools that they call.
extension Turn {
  mutating func ask(_ progress: TurnProgress) -> [Action] {
    phase = .asking(progress)
    history.makeRoom()
    return [.askModel(history.messages, waiting: waiting.first)]
  }

  /// Limits the estimated tokens of the conversation that a model is sent from now on.
  package mutating func limitHistory(to tokens: Int) { history.room = tokens }

  /// The conversation, as far as there is room for it.
  package mutating func fittingHistory() -> [Message] {
    history.makeRoom()
    return history.messages
  }

  /// The shorter conversation after the model found it too long; nil where nothing can be left out.
  package mutating func shorterHistory() -> [Message]? { history.halve() ? history.messages : nil }

  /// Checks an outside model's text. Nothing is ever saved in a turn in which it speaks, so where it may have claimed a save
  /// larder says once that nothing was saved.
  ///
  /// - Parameter known: the numbers that it may state; nil where they are not checked.
  mutating func hear(_ reply: ModelReply, knowing known: KnownNumbers?, _ before: TurnProgress) -> [Action] {
    var progress = before
    let (honest, speech) = CheckedSpeech.whole(reply.text, knowing: known)
    var remarks: [Action] = speech.isCut ? [.say(.answerCut(SpeechLength.most))] : []
    if speech.leftOut || speech.mayClaim, !progress.hasToldTruth {
      progress.hasToldTruth = true
      remarks.append(.say(.nothingSaved(waiting: waiting.first, leftOut: speech.leftOut)))
    }
    return take(reply, saying: honest, isOwn: false, progress, remarks)
  }

  /// Shows an answer's text and runs its calls.
  mutating func take(
    _ reply: ModelReply, saying words: String, isOwn: Bool, _ before: TurnProgress, _ remarks: [Action] = []
  ) -> [Action] {
    var progress = before
    modelHasSpoken = !isOwn && !reply.text.isEmpty
    progress.rounds += 1
    progress.isOfModel = !isOwn
    progress.placed = []
    progress.wasUnsure = reply.stop == .unsure
    history.add(.assistant(reply))
    progress.lastText = words
    let actions: [Action] =
      (words.isEmpty ? [] : [.speak(words, own: isOwn ? reply.own ?? Text(words) : nil)]) + remarks
    guard !reply.calls.isEmpty else { return actions + end(progress) }
    guard progress.rounds <= TurnProgress.mostRounds else {
      for call in reply.calls { history.add(.refused(call, because: TurnProgress.shareIsUsed)) }
      return actions + [.say(.tooManyRounds)] + end(progress)
    }
    return actions + run(progress, RunningCalls(reply.calls))
  }

  /// Runs the remaining calls, then asks outside for what they need, together, and then returns to the model.
  mutating func run(_ before: TurnProgress, _ running: RunningCalls) -> [Action] {
    var progress = before
    var calls = running
    while let call = calls.next {
      if let refusal = calls.refusal ?? progress.refusal(of: call) {
        history.add(.refused(call, because: refusal))
        calls.advance()
        continue
      }
      progress.count(call)
      if let error = misplaced(call) {
        progress.note(error, of: call.tool)
        note(progress, .refused(call, because: ErrorWording.sentence(error).english))
        calls.advance()
        continue
      }
      phase = .running(progress, calls)
      return [.runTool(call)]
    }
    if let (call, resumption) = calls.nextResumed {
      phase = .running(progress, calls)
      return [.resume(resumption, of: call)]
    }
    guard calls.needs.isEmpty else {
      phase = .learning(progress, calls)
      return [.learn(calls.needs)]
    }
    return progress.isLocal ? end(progress) : ask(progress)
  }

  /// Lets a call wait for what it needs, while those after it run.
  mutating func park(_ need: Need, _ progress: TurnProgress, _ running: RunningCalls) -> [Action] {
    var calls = running
    calls.park(need)
    return run(progress, calls)
  }

  mutating func resume(_ resumptions: [Resumption], _ progress: TurnProgress, _ running: RunningCalls) -> [Action] {
    var calls = running
    calls.resume(with: resumptions)
    return run(progress, calls)
  }

  mutating func finish(
    _ outcome: ToolOutcome, _ before: TurnProgress, _ running: RunningCalls
  ) -> [Action] {
    var progress = before
    var calls = running
    guard var call = calls.takeCurrent() else { return end(progress) }
    var actions: [Action] = []
    if case .proposal(let proposal) = outcome, !call.edits.isEmpty {
      let carriedOut = call.carriedOut(as: proposal.request)
      history.replace(call, by: carriedOut)
      call = carriedOut
    }
    switch outcome {
    case .answer(let answer):
      choices = answer.choices
      progress.carriedOut(call.tool, proposed: false)
      progress.note(answer, of: call.tool)
      note(progress, .toolResult(ToolResult(call: call, outcome: .answer(CompactFacts.of(answer.facts)))))
    case .proposal(let proposal):
      progress.carriedOut(call.tool, proposed: true)
      let (placing, old) = place(proposal, for: call, &progress)
      actions = placing
      let facts = facts(of: proposal, inPlaceOf: old)
      note(progress, .toolResult(ToolResult(call: call, outcome: .proposed(id: names[proposal], facts: facts))))
    }
    return actions + run(progress, calls)
  }

  mutating func refuse(
    _ error: ToolError, _ before: TurnProgress, _ running: RunningCalls
  ) -> [Action] {
    var progress = before
    var calls = running
    guard let call = calls.takeCurrent() else { return end(progress) }
    progress.note(error, of: call.tool)
    note(progress, .refused(call, because: ErrorWording.sentence(error).english))
    return run(progress, calls)
  }

  /// Messages of local commands are kept from the model.
  mutating func note(_ progress: TurnProgress, _ message: Message) {
    if !progress.isLocal { history.add(message) }
  }

  /// Ends a turn: shows the answers, then the errors, then the waiting card. Errors are shown where nothing else answers the
  /// request, or the model has not mentioned them; a model's text alone is not an answer.
  mutating func end(_ progress: TurnProgress) -> [Action] {
    phase = .idle
    var actions: [Action] = progress.shownAnswers.map { .showAnswer($0) }
    let isAnswered = !actions.isEmpty || progress.proposals > 0 || progress.changedFirst
    if !isAnswered || progress.lastText.isEmpty || progress.hasToldTruth {
      actions += progress.shownErrors.map { .complain(.tool($0)) }
    }
    if progress.wasUnsure { actions.append(.fail) }
    if let first = waiting.first, !progress.changedFirst, !progress.isLocal,
      progress.wasUnsure || !isAnswered && !progress.shownErrors.isEmpty
    {
      leftUnchanged = (first, progress.words)
    }
    return actions + showWhatWaits(after: progress)
  }

  mutating func showFirst() -> [Action] {
    waiting.first.map { [showing($0, after: nil)] } ?? []
  }

  mutating func fail(_ error: ModelError, _ progress: TurnProgress) -> [Action] {
    phase = .idle
    history.dropTurn()
    let isWorthKeeping = error.mayPass && progress.proposals == 0 && !progress.words.isEmpty
    let kept: [Action] = isWorthKeeping ? [.queue(words: progress.words)] : []
    // What larder found out itself is still valid.
    let found: [Action] = progress.shownAnswers.map { .showAnswer($0) }
    return found + [.complain(.model(error))] + kept + showWhatWaits(after: progress)
  }

  /// Shows the first card where the turn has changed it, so that nobody confirms what was not on the screen.
  mutating func showWhatWaits(after progress: TurnProgress) -> [Action] {
    guard progress.changedFirst, let first = waiting.first else { return [.remind(waiting)] }
    return [showing(first, after: progress.replaced)]
  }
}
