internal import FoodData
package import JSON
package import Nutrition

/// A meal as a language model saw it on a picture, in the form of its prompt: cleaned and bounded. It names foods and
/// guesses weights; every figure is larder's.
package struct MealAnswer: Hashable, Sendable {
  /// A food that a model saw on the picture.
  package struct Food: Hashable, Sendable {
    /// In the model's words, at most 80 characters.
    package let food: String
    /// Nil where none that can be eaten was given.
    package let grams: FixedDecimal?
    /// How sure the model is of the food and its weight, 0 to 1.
    package let confidence: FixedDecimal
  }

  /// A name for the meal, at most 80 characters; nil where none was given.
  package let title: String?
  package let description: String?
  /// In the order of the answer, at most 40; one without a name is left out.
  package let foods: [Food]

  /// More foods than on any table.
  private static let mostFoods = 40
  /// Up to 5 kg of one food.
  private static let weights = FixedDecimal(units: FixedDecimal.scale / 10)...FixedDecimal(5_000)

  /// Takes what fits of an answer; nothing that does not fit makes it fail.
  package init(_ facts: JSONValue) {
    title = MealAnswer.words(facts["title"], limit: 80)
    description = MealAnswer.words(facts["description"], limit: 300)
    foods = (facts["foods"]?.array ?? []).prefix(MealAnswer.mostFoods).compactMap { food in
      guard let name = MealAnswer.words(food["food"], limit: 80) else { return nil }
      let grams = MealAnswer.number(food["grams"]).flatMap { MealAnswer.weights.contains($0) ? $0 : nil }
      let stated = MealAnswer.number(food["confidence"]) ?? .zero
      // A food whose weight cannot be is not seen for sure: it is asked about, and no serving takes its place.
      let isSound = grams != nil && (FixedDecimal.zero...FixedDecimal(1)).contains(stated)
      return Food(
        food: name, grams: grams?.rounded(toPlaces: 1), confidence: isSound ? stated.rounded(toPlaces: 2) : .zero)
    }
  }

  private static func words(_ value: JSONValue?, limit: Int) -> String? {
    let words = PlainText(value?.string ?? "", limit: limit).text
    return words.isEmpty ? nil : words
  }

  private static func number(_ value: JSONValue?) -> FixedDecimal? {
    guard case .number(let number)? = value else { return nil }
    return FixedDecimal(number)
  }
}
