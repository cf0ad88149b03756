internal import EmbeddedMessages
internal import FoundationEssentials
internal import LanguageModels
internal import Messages
internal import Proposals
internal import Services

/// What a turn has done so far, and its limits.
struct TurnProgress {
  /// After this many answers a model is stopped.
  static let mostRounds = 8
  static let mostCalls = 24
  static let shareIsUsed = "This turn has had its share of calls."

  /// What the person said.
  var words = ""
  var rounds = 0
  /// Whether it is a local command that no model hears of.
  var isLocal = false
  var lastText = ""
  var wasUnsure = false
  /// Whether larder has corrected a possible false claim of the model.
  var hasToldTruth = false
  private(set) var answers: [(round: Int, tool: String, answer: ToolAnswer)] = []
  private(set) var errors: [(round: Int, tool: String, error: ToolError)] = []
  /// The number of proposals that this turn has added.
  var proposals = 0
  /// Whether the answer being carried out is an outside model's.
  var isOfModel = false
  /// The proposals that the calls of that answer have placed.
  var placed: Set<UUID> = []
  /// Whether the first waiting card is new or changed.
  var changedFirst = false
  /// The first waiting proposal before it was revised in this turn.
  var replaced: Proposal?
  private var calls: [ToolCall] = []

  mutating func count(_ call: ToolCall) {
    calls.append(call)
  }

  mutating func note(_ answer: ToolAnswer, of tool: String) {
    answers.append((rounds, tool, answer))
  }

  mutating func note(_ error: ToolError, of tool: String) {
    errors.append((rounds, tool, error))
  }

  /// Notes a successful call. Errors of earlier answers that it makes up for are forgotten.
  mutating func carriedOut(_ tool: String, proposed: Bool) {
    errors.removeAll { $0.round < rounds && (proposed || $0.tool == tool) }
    answers.removeAll { $0.answer.use == .question && $0.tool == tool && $0.round < rounds }
  }

  /// The errors that were not made up for, without duplicates.
  var shownErrors: [ToolError] {
    var sentences: Set<String> = []
    return errors.map(\.error).filter { sentences.insert(ErrorWording.failure(.tool($0)).sentence.english).inserted }
  }

  /// Why a call is not run: it repeats an earlier one, or there were too many.
  func refusal(of call: ToolCall) -> String? {
    if calls.contains(where: { $0.tool == call.tool && $0.arguments == call.arguments }) {
      return "The same call was made in this turn already; its result stands above."
    }
    return calls.count >= TurnProgress.mostCalls ? TurnProgress.shareIsUsed : nil
  }

  /// The answers to show. A look-up on the way to a proposal is not shown, and what a model asked for itself never is.
  var shownAnswers: [ToolAnswer] {
    answers.map(\.answer).filter { answer in
      switch answer.use {
      case .shown, .question: true
      case .lookUp: proposals == 0
      case .model: false
      }
    }
  }
}
