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
  /// Proposals kept from earlier are offered again.
  case offered([Proposal])
  /// - isOwn: larder's own interpreter has answered, and no model from outside.
  /// - known: the numbers that a model from outside may state.
  case modelReplied(ModelReply, isOwn: Bool = false, known: KnownNumbers? = nil)
  case modelFailed(ModelError)
  case toolFinished(ToolOutcome)
  /// A tool has to learn something from outside before it can go on.
  case toolNeeds(Need)
  /// What was asked for has come, or has not: how each tool goes on, in their order.
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
  /// Asks outside for what tools need: side by side, where one does not wait for the other.
  case learn([Need])
  /// Goes on with what came; the call that needed it, where it was one of the turn's.
  case resume(Resumption, of: ToolCall?)
  case revise(Proposal, [Edit])
  /// Makes the proposal anew, on the data as it is now.
  case renew(Proposal)
  case commit(Confirmed<Proposal>)
  case keepDraft(Proposal, later: Bool)
  case dropDraft(UUID)
  case show(Proposal)
  case showAnswer(ToolAnswer)
  /// Says in one line what still waits; nothing where nothing does.
  case remind([Proposal])
  case saved(SavedNote)
  case declined(Proposal)
  case keptForLater(Proposal)
  /// Keeps what the person said, to ask the model again another time.
  case queue(words: String)
  /// A model's words, checked; `own` is what larder's own interpreter says instead, whose English they are.
  case speak(String, own: Text?)
  case say(Remark)
  /// Answers a sentence that needs more than a card.
  case care(CareWords.Finding)
  case complain(Trouble)
  /// The turn was not understood: counts as failed where that matters.
  case fail
  case command(SlashCommand)
  case leave(unconfirmed: [Proposal])
}
