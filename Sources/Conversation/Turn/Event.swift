package import Calls
package import FoundationEssentials
package import LanguageModels
package import Messages
package import Proposals
package import Services
package import Store
package import Words

/// What can happen to a turn.
package enum Event: Sendable {
  case line(TypedLine)
  /// Drafts of earlier sessions are offered again.
  case offered([Proposal])
  /// The model has answered.
  /// - isOwn: whether larder's own interpreter answered, rather than an outside model.
  /// - known: the numbers that an outside model may state.
  case modelReplied(ModelReply, isOwn: Bool = false, known: KnownNumbers? = nil)
  case modelFailed(ModelError)
  case toolFinished(ToolOutcome)
  /// A tool needs something from outside before it can go on.
  case toolNeeds(Need)
  /// What tools needed has come, or has failed: how each of them goes on, in order.
  case learned([Resumption])
  case toolFailed(ToolError)
  case committed(SavedNote)
  case commitFailed(StoreError)
  /// Ctrl-C.
  case interrupted
  /// The end of input.
  case ended
}

/// What a turn wants done.
package enum Action: Sendable {
  case askModel([Message], waiting: Proposal?)
  case cancelModel
  case runTool(ToolCall)
  /// Asks outside for what tools need, concurrently where possible.
  case learn([Need])
  /// Continues a tool with what came, for the call that needed it, if it was one of the turn's.
  case resume(Resumption, of: ToolCall?)
  case revise(Proposal, [Edit])
  /// Makes the proposal again, with the present data.
  case renew(Proposal)
  case commit(Confirmed<Proposal>)
  case keepDraft(Proposal, later: Bool)
  case dropDraft(UUID)
  case show(Proposal)
  case showAnswer(ToolAnswer)
  /// Says in one line what still waits, if anything does.
  case remind([Proposal])
  case saved(SavedNote)
  case declined(Proposal)
  case keptForLater(Proposal)
  /// Queues the person's words, to ask the model again later.
  case queue(words: String)
  /// A model's checked words; `own` is the translated text instead, where larder's own interpreter speaks.
  case speak(String, own: Text?)
  case say(Remark)
  /// Answers a sentence that needs more than a card.
  case care(CareWords.Finding)
  case complain(Trouble)
  /// The turn was not understood, which affects the exit code of a script.
  case fail
  case command(SlashCommand)
  case leave(unconfirmed: [Proposal])
}
