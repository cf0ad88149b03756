internal import Bench
internal import Interpreter
internal import Nutrition
internal import Services
internal import Store
internal import TestSupport

/// Measures how many recipe lines are parsed in a second on one core, and how accurately where the corpus is available.
struct IngredientBenchmark {
  private static let lines = 20_000
  private static let least = 50_000.0

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let words = try IngredientWords.embedded()
    return try [readingSpeed(words), matchingSpeed(words)] + accuracy(words) + hostility(words)
  }

  private var madeUpLines: [String] {
    var recipes = MadeUpRecipes(seed: 7)
    return (0..<IngredientBenchmark.lines).map { _ in recipes.line() }
  }

  private func readingSpeed(_ words: IngredientWords) -> Measurement {
    var reader = IngredientReader(words: words)
    let lines = madeUpLines
    var named = 0
    let time = clock.measure { for line in lines where !reader.read(line).food.isEmpty { named += 1 } }
    return speed("recipe lines a second, to quantity, unit and food", time, isWhole: named == lines.count)
  }

  /// The speed with the matching of the food and the computation of its weight included.
  private func matchingSpeed(_ words: IngredientWords) throws -> Measurement {
    let store = try Store.open(.memory)
    let bank = FoodBank(store: store, knowledge: workshop.knowledge)
    var matcher = IngredientMatcher(finder: ProfileFoodFinder(bank: bank, profile: try store.defaultProfile()))
    var reader = IngredientReader(words: words)
    let lines = madeUpLines
    var weighed = 0
    let time = clock.measure {
      for line in lines {
        let ingredient = reader.read(line)
        if let match = matcher.match(ingredient), ingredient.grams(match.measures) != nil { weighed += 1 }
      }
    }
    return speed("recipe lines a second, with food and weight", time, isWhole: weighed > 0)
  }

  private func speed(_ name: String, _ time: Duration, isWhole: Bool) -> Measurement {
    let speed = Double(IngredientBenchmark.lines) / (time / .seconds(1))
    guard isWhole else { return .failed(name, "lines were not read") }
    return .rate(name, speed, "lines a second", atLeast: IngredientBenchmark.least)
  }

  // MARK: Accuracy

  private func accuracy(_ words: IngredientWords) -> [Measurement] {
    guard let table = SharedMaterial.table("corpora/ingredients-dev.csv") else {
      return [SharedMaterial.absent("recipe lines read right")]
    }
    var reader = IngredientReader(words: words)
    var (quantities, units, names, all, tasteset) = (Share(), Share(), Share(), Share(), Share())
    for row in table.rows {
      let gold = IngredientGold(row)
      let score = IngredientScore(reader.read(gold.sentence), against: gold)
      quantities.count(score.quantity)
      units.count(score.unit)
      names.count(score.name)
      all.count(score.all)
      if row["source"] == "tasteset" { tasteset.count(score.all) }
    }
    return [
      quantities.measurement("recipe lines: quantity", atLeast: 99.7),
      units.measurement("recipe lines: unit", atLeast: 99), names.measurement("recipe lines: name", atLeast: 97),
      all.measurement("recipe lines: all three", atLeast: 96.5),
      tasteset.measurement("recipe lines of tasteset: all three", atLeast: 97.5),
    ]
  }

  // MARK: Hostile lines

  private static let hostile = 100_000
  private static let slowest = Duration.milliseconds(50)

  /// Parses nonsense lines: none may take long, and no amount may be impossible.
  private func hostility(_ words: IngredientWords) -> [Measurement] {
    var reader = IngredientReader(words: words)
    var lines = FuzzedLines(seed: 11, sentences: Array(madeUpLines.prefix(2_000)))
    var slowest = Duration.zero
    var impossible = 0
    for _ in 0..<IngredientBenchmark.hostile {
      let line = lines.next()
      var ingredient = Ingredient()
      slowest = max(slowest, clock.measure { ingredient = reader.read(line) })
      impossible += ingredient.isPossible ? 0 : 1
    }
    let name = "\(IngredientBenchmark.hostile) recipe lines that nobody means"
    return [
      .time("\(name): the slowest", slowest, atMost: IngredientBenchmark.slowest),
      Measurement(name: "\(name): impossible", measured: "\(impossible)", budget: "0", isWithin: impossible == 0),
    ]
  }
}

extension Ingredient {
  /// Whether no number is negative or overflowed.
  fileprivate var isPossible: Bool {
    [quantity, quantityHigh, pack?.quantity].allSatisfy { figure in
      figure.map { $0 >= .zero && $0.units < .max } ?? true
    }
  }
}
