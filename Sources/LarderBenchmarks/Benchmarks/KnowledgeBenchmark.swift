internal import FoodData
internal import Interpreter
internal import Services

/// Times the reading of the embedded words and foods.
struct KnowledgeBenchmark {
  private static let rounds = 15

  private let clock = ContinuousClock()

  func measure() throws -> [Measurement] {
    var lexicons: [Duration] = []
    var both: [Duration] = []
    var recipes: [Duration] = []
    for _ in 0..<KnowledgeBenchmark.rounds {
      let knowledge = Knowledge.embedded()
      lexicons.append(clock.measure { _ = knowledge.lexicon })
      both.append((lexicons.last ?? .zero) + clock.measure { _ = knowledge.foods })
      recipes.append(try clock.measure { _ = try IngredientWords.embedded() })
    }
    return [
      .time(
        "the lexicon and the foods, read", both.median, atMost: .milliseconds(2),
        remark: "the lexicon alone \(lexicons.median.shown)"),
      .time("the words of recipes, read", recipes.median, atMost: .milliseconds(2)),
    ]
  }
}
