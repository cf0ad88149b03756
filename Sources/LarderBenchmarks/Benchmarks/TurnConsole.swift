internal import Conversation
internal import Proposals

/// Types the same lunch again and again, confirms it, and times each turn from the line to the next prompt.
final class TurnConsole: Console {
  private let prepare: () throws -> Void
  private var output = TextOutput(result: { _ in }, aside: { _ in })
  private let clock = ContinuousClock()
  private var left: Int
  private var start: ContinuousClock.Instant?
  private(set) var times: [Duration] = []
  private(set) var saved = 0
  private(set) var failure: (any Error)?

  /// - Parameter prepare: runs before each turn; its time does not count.
  init(turns: Int, prepare: @escaping () throws -> Void) {
    left = turns
    self.prepare = prepare
  }

  func nextInput(_ prompt: Prompt) -> ConsoleInput {
    if prompt == .answer { return .line(TypedLine(typed: "y")) }
    if let start { times.append(clock.now - start) }
    guard left > 0, failure == nil else { return .end }
    left -= 1
    do { try prepare() } catch { failure = error }
    start = clock.now
    return .line(TypedLine(typed: "had 200g pasta for lunch"))
  }

  func show(_ event: SessionEvent) {
    if case .saved = event { saved += 1 }
    output.show(event)
  }
}
