internal import EmbeddedMessages
package import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The messages that larder shows of its own accord.
package enum RemarkWording {
  /// The sentence of a remark.
  package static func sentence(_ remark: Remark) -> Text {
    switch remark {
    case .nothingWaiting: .nothingWaiting
    case .answerHelp(.yesOrNo): .answerHelp
    case .answerHelp(.count(let count)): .answerHelpCount(count: count)
    case .answerHint(.yesOrNo): .answerHint
    case .answerHint(.count(let count)): .answerHintCount(count: count)
    case .emptyAnswer(.yesOrNo): .emptyAnswer
    case .emptyAnswer(.count(let count)): .emptyAnswerCount(count: count)
    case .savesUnchanged(let words): .savesUnchanged(words: words)
    case .saveWithout(let names):
      .saveWithout(names: names.map { .quoted(words: $0) }, count: names.count, first: names.first ?? "")
    case .nothingCounted(let names): .nothingCounted(names: names.map { .quoted(words: $0) }, count: names.count)
    case .tooManyRounds: .tooManyRounds
    case .nothingSaved(nil, leftOut: true): .remarkLeftOutNothingSaved
    case .nothingSaved(_, leftOut: true): .remarkLeftOutNotBeforeYes
    case .nothingSaved(nil, leftOut: false): .nothingSavedInTurn
    case .nothingSaved: .nothingSavedBeforeYes
    case .changedSince: .madeAnew
    case .cancelled: .cancelled
    case .howToLeave: .howToLeave
    case .dryRun: .dryRun
    case .answeredHere: .answeredHere
    case .contextCut(let tokens): .contextCut(tokens: tokens)
    case .historyCut(let model): .historyCut(model: model)
    case .askedOnceMore(let model): .askedOnceMore(model: model)
    case .toolsDropped(let model): .toolsDropped(model: model)
    case .wordsKept: .wordsKept
    case .answerCut(let words): .answerCut(words: words)
    case .inPlace(let names): .inPlaceOf(names: names)
    case .cardUnchanged: .cardUnchanged
    case .tokensUsed(let tokens): .tokensUsed(tokens: tokens)
    }
  }

  /// "Still waiting: lunch, 316 kcal."
  static func reminder(_ waiting: [Proposal]) -> Text? {
    waiting.first.map { first in
      .stillWaiting(summary: first.summary, more: waiting.count - 1, yes: yes(to: first.question))
    }
  }

  private static func yes(to question: Proposal.Question) -> Text {
    switch question {
    case .yesOrNo: .yesKey
    case .count(let count): .verbatim(String(count))
    }
  }

  /// Follows an error about the database in the line before.
  static func neitherSavedNorKept(_ proposal: Proposal) -> Text { .neitherSavedNorKept(summary: proposal.summary) }

  /// "Kept from earlier, not answered yet: “a bowl of pho”. /pending asks again."
  static func keptWords(_ turns: [QueuedTurn]) -> Text? {
    turns.first.map { first in
      .wordsKeptFromEarlier(words: PrintableText.clean(first.words, limit: 60), more: turns.count - 1)
    }
  }

  static func keptForLater(_ proposal: Proposal) -> Text { .keptForLater(summary: proposal.summary) }
}
