import Interpreter
import Nutrition
import Testing

@Suite struct `The food finder` {
  @Test(arguments: [
    "2 eggs, toast with butter and a coffee for breakfast", "had grilled frobnitz", "the rice was 150g",
  ])
  func `is asked once for the same words of a line`(line: String) throws {
    let finder = CountingFinder()
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: finder)
    _ = interpreter.understand(line, now: try Reading.moment())
    #expect(!finder.questions.isEmpty)
    #expect(finder.questions.filter { $0.value > 1 } == [:])
  }

  @Test func `is asked anew for the next line`() throws {
    let finder = CountingFinder()
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: finder)
    for _ in 1...2 { _ = interpreter.understand("had toast", now: try Reading.moment()) }
    #expect(finder.questions["toast"] == 2)
  }
}

/// The pantry, with how often it was asked for the same words and state.
private final class CountingFinder: FoodFinder {
  private let pantry = Pantry()
  private(set) var questions: [String: Int] = [:]

  func match(_ words: String, state: FoodState?) -> FoodMatch? {
    questions[words + (state.map { ", \($0)" } ?? ""), default: 0] += 1
    return pantry.match(words, state: state)
  }

  func isName(_ words: String) -> Bool {
    pantry.match(words, state: nil)?.quality.isSure == true
  }
}
