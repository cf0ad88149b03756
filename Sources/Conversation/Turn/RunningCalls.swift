internal import LanguageModels
internal import Services

/// The calls of one model answer. They run in order; those that need something from outside are resumed together.
struct RunningCalls {
  /// Of the calls in one answer, no more than this many are run.
  static let most = 16

  private let calls: [ToolCall]
  private var position = 0
  /// The calls that wait for the outside world, in order.
  private var parked: [(call: ToolCall, need: Need)] = []
  private var resumed: [(call: ToolCall, resumption: Resumption)] = []

  init(_ calls: [ToolCall]) {
    self.calls = calls
  }

  /// Why the next call is not run: the answer has too many calls.
  var refusal: String? {
    position < RunningCalls.most
      ? nil : "Not run: an answer may have \(RunningCalls.most) calls. Make this one in another answer, if need be."
  }

  /// The next call that has not been run.
  var next: ToolCall? { position < calls.count ? calls[position] : nil }

  /// The next call to continue with what came from outside.
  var nextResumed: (call: ToolCall, resumption: Resumption)? { resumed.first }

  var needs: [Need] { parked.map(\.need) }

  mutating func advance() {
    position += 1
  }

  /// Removes the running call, which has finished or has to wait.
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
