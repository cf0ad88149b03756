package import Conversation
package import LanguageModels
internal import Proposals

/// The outcome of one line.
package struct TurnOutcome: Hashable, Sendable {
  /// The tools called, in order.
  package var tools: [String] = []
  /// The proposals that wait afterwards.
  package var cards: [ProposalDigest] = []
  /// How many answers were shown as rows or charts.
  package var answers = 0
  /// How many commits there were.
  package var saved = 0
  /// What the model said to the person, as it was shown; several answers are joined by line breaks.
  package var speech = ""
  /// The tokens of all the model's answers.
  package var usage = Usage.none
  /// Why the model gave no answer, in order; empty where it always did.
  package var failures: [ModelError] = []
  /// How often the model was asked.
  package var requests = 0
  /// Calls that larder refused, so that the model had to correct them.
  package var repairs = 0
  /// Time spent waiting for the model.
  package var seconds = 0.0
  /// Answers that seemed to claim a save, and were therefore not shown as fact.
  package var claims = 0
  /// Numbers in the model's words that came from no source and were marked.
  package var ownNumbers = 0
  /// Whether the model or its provider refused to answer.
  package var isRefused = false

  package init() {}

  /// An outcome of which only the meter is known.
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
