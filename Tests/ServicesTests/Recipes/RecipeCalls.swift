import FoundationEssentials
import JSON
import Nutrition
import Services
import Store

extension Household {
  /// Keeps a recipe of these lines.
  func cook(_ name: String, _ lines: [String], servings: Int = 2, cooked: Int? = nil) throws {
    var call: JSONValue = [
      "name": .string(name), "servings": .number(.init(servings)),
      "ingredients": .array(lines.map { ["line": .string($0)] }),
    ]
    if let cooked { call["cooked_g"] = .number(.init(cooked)) }
    try save(SaveRecipe(), call)
  }

  func recipe(_ name: String) throws -> Recipe? { try store.recipes().first { $0.name == name } }

  /// A call that logs some of a recipe.
  func eating(_ dish: String, _ quantity: String, _ unit: String?) -> JSONValue {
    var item: JSONValue = ["food": .string(dish), "quantity": JSONValue(text: quantity) ?? .null]
    if let unit { item["unit"] = .string(unit) }
    return ["items": [item]]
  }
}

/// 200 g of dry pasta, 100 g of bacon, 50 g of parmesan.
let carbonara = ["200g pasta", "100g bacon", "50g parmesan"]
