package import Calls
internal import Nutrition

/// Finds the foods that recipe lines mean, and their weights. It caches answers, since recipes repeat foods.
package struct IngredientMatcher {
  /// The most answers that are cached.
  private static let most = 5_000

  private let finder: any FoodFinder
  private var answers: [IngredientQuestion: FoodMatch?] = [:]

  package init(finder: any FoodFinder) {
    self.finder = finder
  }

  /// The food for an ingredient; nil where the finder knows none.
  package mutating func match(_ ingredient: Ingredient) -> FoodMatch? {
    guard !ingredient.food.isEmpty else { return nil }
    let question = ingredient.question
    if let known = answers[question] { return known }
    let match = find(question) ?? find(question.reduced) ?? kind(question)
    if answers.count < IngredientMatcher.most { answers[question] = .some(match) }
    return match
  }

  /// A match for the kind of food alone, as an unsure one.
  private func kind(_ question: IngredientQuestion) -> FoodMatch? {
    guard let match = question.kind.flatMap({ find($0) }), match.quality.isSure else { return nil }
    return match.as(.fuzzy)
  }

  private func find(_ question: IngredientQuestion) -> FoodMatch? {
    let food = question.food.lowercased()
    guard !food.isEmpty else { return nil }
    if let part = question.part?.lowercased(), finder.isName(food + " " + part) {
      return finder.match(food + " " + part, state: nil)
    }
    guard let alternatives = IngredientAlternatives(food), !finder.isName(food) else { return find(food, question) }
    if let shared = alternatives.shared, let match = find(shared, question), match.quality <= .compound {
      return match
    }
    return find(alternatives.first, question)
  }

  private func find(_ food: String, _ question: IngredientQuestion) -> FoodMatch? {
    let plain = finder.match(food, state: nil)
    let isNamed = plain?.title.lowercased() == food
    // A food without a sure match has none in any state either.
    for state in question.states where plain?.quality.isSure == true {
      guard let match = finder.match(food, state: state), match.quality.isSure else { continue }
      // "Sugar" is not raw sugar.
      if !isNamed || match.title.lowercased() == "\(food), \(state.rawValue)" { return match }
    }
    let near = question.state.flatMap { finder.match(food, state: $0) } ?? plain
    return near.map { asBought($0, question) }
  }

  /// For an unsure match, the same food in the state in which it is bought.
  private func asBought(_ match: FoodMatch, _ question: IngredientQuestion) -> FoodMatch {
    guard !match.quality.isSure, question.state == nil, let end = match.title.firstRange(of: ", ") else { return match }
    let name = match.title[..<end.lowerBound]
    for state in question.states {
      if let other = finder.match(name.lowercased(), state: state), other.title == "\(name), \(state.rawValue)" {
        return other.as(match.quality)
      }
    }
    return match
  }
}

extension Ingredient {
  /// The question for the food bank.
  package var question: IngredientQuestion {
    let unit = unit?.measure?.unit
    return IngredientQuestion(
      food: plainFood, core: coreFood, part: part, state: state, isCanned: isCanned || unit == .can || unit == .tin,
      isAmountSaid: quantity != nil || self.unit != nil)
  }
}

extension IngredientQuestion {
  /// The same question with only the core of the name.
  fileprivate var reduced: IngredientQuestion {
    IngredientQuestion(
      food: core, core: core, part: part, state: state, isCanned: isCanned, isAmountSaid: isAmountSaid)
  }

  /// The same question with only the last word, which says what kind of food it is: "pasta" of "penne pasta". Nil for a
  /// single word, and where no amount was given.
  fileprivate var kind: IngredientQuestion? {
    let words = core.split(separator: " ")
    guard isAmountSaid, words.count > 1, let last = words.last.map({ String($0) }) else { return nil }
    return IngredientQuestion(food: last, core: last, part: nil, state: state, isCanned: isCanned, isAmountSaid: true)
  }

  /// The states to try in order. Recipes mean foods as they are bought.
  fileprivate var states: [FoodState] {
    if let state { return [state] }
    return isCanned ? [.canned] : [.raw, .dry]
  }
}

/// Resolves "beef or chicken stock" to the first food, in both ways that it may be meant.
struct IngredientAlternatives {
  /// "beef".
  let first: String
  /// "beef stock", with the last word, which may belong to both; nil where there is none to share.
  let shared: String?

  /// Nil where the words name only one food.
  init?(_ food: String) {
    let words = food.split(separator: " ")
    guard let or = words.firstIndex(of: "or"), or > 0, or + 1 < words.count, let last = words.last else { return nil }
    var own: [Substring] = []
    for word in words[..<or] {
      own.append(word.hasSuffix(",") ? word.dropLast() : word)
      if word.hasSuffix(",") { break }
    }
    first = own.joined(separator: " ")
    shared = words.count - or > 2 && own.last != last ? first + " " + last : nil
  }
}
