package import Proposals

/// What larder says of its own accord; the sentences are in `RemarkWording`.
package enum Remark: Hashable, Sendable {
  case nothingWaiting
  case answerHelp(Proposal.Question)
  /// How to answer, in one line after an explanation.
  case answerHint(Proposal.Question)
  /// An empty line, or a yes where a count is asked for.
  case emptyAnswer(Proposal.Question)
  /// A yes to a card from which these would not be saved.
  case saveWithout([String])
  /// A yes to a card right behind words that meant to change it and did not.
  case savesUnchanged(words: String)
  /// A yes to a card from which nothing could be saved.
  case nothingCounted([String])
  case tooManyRounds
  /// A model may have claimed a save although nothing was saved. `leftOut`: a sentence that looked like larder's was removed.
  case nothingSaved(waiting: Proposal?, leftOut: Bool)
  case changedSince
  case cancelled
  case howToLeave
  case dryRun
  /// The model failed, so the interpreter answers.
  case answeredHere
  /// A self-hosted server has probably read only the last part of the request.
  case contextCut(tokens: Int)
  /// The beginning of the conversation is left out of what this model is sent.
  case historyCut(model: String)
  /// The answer of this model broke off and is asked for again.
  case askedOnceMore(model: String)
  /// The server of this model ignores tools.
  case toolsDropped(model: String)
  /// The person's words were kept, since nothing answered them.
  case wordsKept
  /// This many tokens were used today, so no model is asked until tomorrow.
  case tokensUsed(Int)
  /// An answer was cut off after this many words.
  case answerCut(Int)
  /// A card replaces another for the same meal and lacks these foods.
  case inPlace(of: [String])
  /// What was said of a card did not change it.
  case cardUnchanged
}
