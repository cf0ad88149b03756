package import Conversation
package import LanguageModels
internal import Proposals

/// What came of one line.
package struct TurnOutcome: Hashable, Sendable {
  /// The tools that were called, in order.
  package var tools: [String] = []
  /// What waits for an answer afterwards.
  package var cards: [ProposalDigest] = []
  /// How many answers in rows or charts were shown.
  package var answers = 0
  /// How many commits there were.
  package var saved = 0
  /// What the model said to the person, as it was shown; its answers are joined by line breaks.
  package var speech = ""
  /// The tokens of all of the model's answers.
  package var usage = Usage.none
  /// Why the model gave no answer, in order; empty where it always did.
  package var failures: [ModelError] = []
  /// How often the model was asked.
  package var requests = 0
  /// Calls that larder refused, so that the model had to mend them.
  package var repairs = 0
  /// Spent waiting for the model.
  package var seconds = 0.0
  /// Answers that could be heard as saying that something was saved, and were not passed on as a fact.
  package var claims = 0
  /// Numbers of the model's own in its words, which were marked.
  package var ownNumbers = 0
  /// Whether the model or its provider refused to answer.
  package var isRefused = false

  package init() {}

  /// What was counted of a line of which nothing else is known.
  package init(_ meter: MeteredModel.Meter) {
    (requests, repairs, seconds) = (meter.requests, meter.repairs, meter.seconds)
    (usage, failures) = (meter.usage, meter.failures)
  }

  mutating func hear(_ reply: ModelReply) {
    tools += reply.calls.map(\.tool)
    usage = usage + reply.usage
    isRefused = isRefused || reply.stop == .refused || reply.stop == .filtered
    let speech = CheckedSpeech.whole(reply.text).speech
    if speech.leftOut || speech.mayClaim { claims += 1 }
  }

  mutating func note(speech words: String) {
    speech += speech.isEmpty ? words : "\n" + words
    ownNumbers += words.split(separator: CheckedSpeech.ownFigure, omittingEmptySubsequences: false).count - 1
  }
}
