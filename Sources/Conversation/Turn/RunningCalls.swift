internal import LanguageModels
internal import Services

/// The calls of one model answer: each is run in its order, those that need something from outside go on together.
struct RunningCalls {
  /// Of what one answer calls at once, no more is run.
  static let most = 16

  private let calls: [ToolCall]
  private var position = 0
  /// What waits for the world outside, in the order of the calls.
  private var parked: [(call: ToolCall, need: Need)] = []
  private var resumed: [(call: ToolCall, resumption: Resumption)] = []

  init(_ calls: [ToolCall]) {
    self.calls = calls
  }

  /// Why the next call is not run: the answer has more than may be.
  var refusal: String? {
    position < RunningCalls.most
      ? nil : "Not run: an answer may have \(RunningCalls.most) calls. Make this one in another answer, if need be."
  }

  /// The call that has not been run.
  var next: ToolCall? { position < calls.count ? calls[position] : nil }

  /// The call that goes on with what came.
  var nextResumed: (call: ToolCall, resumption: Resumption)? { resumed.first }

  var needs: [Need] { parked.map(\.need) }

  mutating func advance() {
    position += 1
  }

  /// The call that is running, which has come to its end or has to wait.
  mutating func takeCurrent() -> ToolCall? {
    if let call = next {
      position += 1
      return call
    }
    return resumed.isEmpty ? nil : resumed.removeFirst().call
  }

  mutating func park(_ need: Need) {
    if let call = takeCurrent() { parked.append((call, need)) }
  }

  mutating func resume(with resumptions: [Resumption]) {
    resumed = zip(parked.map(\.call), resumptions).map { ($0, $1) }
    parked = []
  }
}
