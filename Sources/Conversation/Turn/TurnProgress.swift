internal import EmbeddedMessages
internal import FoundationEssentials
internal import LanguageModels
internal import Messages
internal import Proposals
internal import Services

/// What a turn has done so far, and its bounds.
struct TurnProgress {
  /// A model that has not come to an end after so many answers is stopped.
  static let mostRounds = 8
  static let mostCalls = 24
  static let shareIsUsed = "This turn has had its share of calls."

  /// What the person said.
  var words = ""
  var rounds = 0
  /// A command's call: no model hears of it.
  var isLocal = false
  var lastText = ""
  var wasUnsure = false
  /// larder has said what is true where the model may have said otherwise.
  var hasToldTruth = false
  private(set) var answers: [(round: Int, tool: String, answer: ToolAnswer)] = []
  private(set) var errors: [(round: Int, tool: String, error: ToolError)] = []
  /// Proposals that this turn has added.
  var proposals = 0
  /// A model from outside has given the answer that is being carried out.
  var isOfModel = false
  /// What the calls of that answer have put among those that wait.
  var placed: Set<UUID> = []
  /// The card that waits first is new or other than before.
  var changedFirst = false
  /// What the first waiting proposal was before it was revised in this turn.
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

  /// A call was carried out: what went wrong in the model's answers before and is mended by it is not worth telling.
  mutating func carriedOut(_ tool: String, proposed: Bool) {
    errors.removeAll { $0.round < rounds && (proposed || $0.tool == tool) }
    answers.removeAll { $0.answer.use == .question && $0.tool == tool && $0.round < rounds }
  }

  /// What went wrong and was not mended; what reads the same to the person, once.
  var shownErrors: [ToolError] {
    var sentences: Set<String> = []
    return errors.map(\.error).filter { sentences.insert(ErrorWording.failure(.tool($0)).sentence.english).inserted }
  }

  /// Why a call is not run: a loop, or too many.
  func refusal(of call: ToolCall) -> String? {
    if calls.contains(where: { $0.tool == call.tool && $0.arguments == call.arguments }) {
      return "The same call was made in this turn already; its result stands above."
    }
    return calls.count >= TurnProgress.mostCalls ? TurnProgress.shareIsUsed : nil
  }

  /// The answers worth showing: a look-up on the way to a proposal is not, and what a model asks for itself never is.
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
