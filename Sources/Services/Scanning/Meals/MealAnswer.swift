internal import FoodData
package import JSON
package import Nutrition

/// A meal as a model saw it on a picture, cleaned and limited. The model names foods and estimates weights; every figure is
/// larder's.
package struct MealAnswer: Hashable, Sendable {
  /// A food that the model saw on the picture.
  package struct Food: Hashable, Sendable {
    /// In the model's words; at most 80 characters.
    package let food: String
    /// Nil where no possible weight was given.
    package let grams: FixedDecimal?
    /// The model's confidence in the food and its weight, from 0 to 1.
    package let confidence: FixedDecimal
  }

  /// A name for the meal; at most 80 characters. Nil where none was given.
  package let title: String?
  package let description: String?
  /// In the order of the answer; at most 40. Foods without a name are left out.
  package let foods: [Food]

  /// More foods than on any table.
  private static let mostFoods = 40
  /// From 0.1 g to 5 kg of one food.
  private static let weights = FixedDecimal(units: FixedDecimal.scale / 10)...FixedDecimal(5_000)

  /// Takes the usable parts of an answer; it never fails.
  package init(_ facts: JSONValue) {
    title = MealAnswer.words(facts["title"], limit: 80)
    description = MealAnswer.words(facts["description"], limit: 300)
    foods = (facts["foods"]?.array ?? []).prefix(MealAnswer.mostFoods).compactMap { food in
      guard let name = MealAnswer.words(food["food"], limit: 80) else { return nil }
      let grams = MealAnswer.number(food["grams"]).flatMap { MealAnswer.weights.contains($0) ? $0 : nil }
      let stated = MealAnswer.number(food["confidence"]) ?? .zero
      // A food with an impossible weight gets no confidence: it is asked about, and no serving is assumed.
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
