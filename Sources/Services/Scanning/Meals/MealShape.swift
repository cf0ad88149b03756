package import JSON
internal import Nutrition

/// Alternative sets of key names for a meal read from a picture, for clients that expect them.
package enum MealShape: String, CaseIterable, Sendable {
  /// `success`, `title`, `description`, `ingredients`, `caloriesPerGram`, `totalGrams`, `totalCalories` and a complete
  /// `healthScore`. Either all are present, or `success` is false and `error` says why.
  case calsnap

  /// The required keys, and larder's own names for them.
  private static let members: [(name: String, own: String)] = [
    ("title", "title"), ("description", "description"), ("ingredients", "ingredients"),
    ("caloriesPerGram", "kcalPerGram"), ("totalGrams", "totalGrams"), ("totalCalories", "totalKcal"),
    ("healthScore", "healthScore"),
  ]
  /// The keys that are empty where nothing was said.
  private static let words: Set<String> = ["title", "description"]

  /// The facts in this shape.
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
