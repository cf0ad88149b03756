package import JSON
internal import Nutrition

/// The names that a strict client has for what is on a picture of a meal.
package enum MealShape: String, CaseIterable, Sendable {
  /// `success`, `title`, `description`, `ingredients`, `caloriesPerGram`, `totalGrams`, `totalCalories` and a whole
  /// `healthScore`: all of them there, or `success` is false and `error` says why.
  case calsnap

  /// The members that must be there, and what larder calls them.
  private static let members: [(name: String, own: String)] = [
    ("title", "title"), ("description", "description"), ("ingredients", "ingredients"),
    ("caloriesPerGram", "kcalPerGram"), ("totalGrams", "totalGrams"), ("totalCalories", "totalKcal"),
    ("healthScore", "healthScore"),
  ]
  /// What is empty where nothing was said.
  private static let words: Set<String> = ["title", "description"]

  /// The same in this shape.
  package func shaped(_ facts: JSONValue) -> JSONValue {
    guard facts["kind"] == "meal" else { return failure(facts["reason"]?.string ?? "It shows no meal.") }
    guard facts["success"] == true else { return failure(facts["reason"]?.string ?? "") }
    var shaped: [String: JSONValue] = ["success": true]
    var missing: [String] = []
    for (name, own) in MealShape.members {
      let value = facts[own] ?? .null
      if value != .null {
        shaped[name] = value
      } else if MealShape.words.contains(own) {
        shaped[name] = ""
      } else {
        missing.append(name)
      }
    }
    guard missing.isEmpty else {
      return failure("Not known: \(missing.joined(separator: ", ")), because a part of the meal is not known.")
    }
    return .object(shaped)
  }

  private func failure(_ reason: String) -> JSONValue { ["success": false, "error": .string(reason)] }
}
