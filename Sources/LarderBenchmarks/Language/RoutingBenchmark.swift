internal import Interpreter

/// Measures whether our own lines are routed correctly when a language model is configured: what larder understands completely
/// stays here, what it cannot know goes to the model.
struct RoutingBenchmark {
  private static let least = 92.0

  private let reading: LineReading

  init(_ workshop: Workshop) throws {
    reading = try LineReading(workshop)
  }

  func measure() -> [Measurement] {
    var (all, kept, passed) = (Share(), Share(), Share())
    for line in RoutingLines.kept {
      let isRight = isWhole(line)
      all.count(isRight)
      kept.count(isRight)
    }
    for line in RoutingLines.passedOn {
      let isRight = !isWhole(line)
      all.count(isRight)
      passed.count(isRight)
    }
    return [
      all.measurement("routing: lines that go where they should", atLeast: Self.least),
      kept.measurement("routing: understood here and kept", atLeast: Self.least),
      passed.measurement("routing: not understood here and passed on", atLeast: Self.least),
    ]
  }

  private func isWhole(_ line: String) -> Bool { reading.understand(line).allSatisfy(\.isWhole) }
}
