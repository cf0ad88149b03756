package import Proposals

/// What larder says of its own accord; the sentences are in `Wording`.
package enum Remark: Hashable, Sendable {
  case nothingWaiting
  case answerHelp(Proposal.Question)
  /// After an explanation: how to answer, in one line.
  case answerHint(Proposal.Question)
  /// An empty line, or a yes where a count is asked for.
  case emptyAnswer(Proposal.Question)
  /// A yes to a card of which these would not be saved.
  case saveWithout([String])
  /// A yes to a card of which nothing could be saved.
  case nothingCounted([String])
  case tooManyRounds
  /// A model may have said that something was saved, and nothing was. A sentence that looked like larder's was left out.
  case nothingSaved(waiting: Proposal?, leftOut: Bool)
  case changedSince
  case cancelled
  case howToLeave
  case dryRun
  /// The model failed, the interpreter answers.
  case answeredHere
  /// A server of one's own has probably read only the last part of what it was sent.
  case contextCut(tokens: Int)
  /// What was said first is left out of what this model is sent.
  case historyCut(model: String)
  /// The answer of this model broke off.
  case askedOnceMore(model: String)
  /// The server of this model leaves the tools out.
  case toolsDropped(model: String)
  /// What was said and not answered is kept.
  case wordsKept
  /// So many tokens were used today: no model is asked until tomorrow.
  case tokensUsed(Int)
  /// So many words of an answer were read and no more.
  case answerCut(Int)
  /// A card takes the place of another for the same meal, and these are not on it.
  case inPlace(of: [String])
}
