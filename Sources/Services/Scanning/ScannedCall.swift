internal import Calls
package import FoodData
package import FoundationEssentials
package import LanguageModels

/// The calls that what was read in a file leads to. They are larder's own: nothing that stands in a file chooses a tool.
package enum ScannedCall {
  /// Keeps what was bought.
  package static func call(for receipt: Receipt, id: String) -> ToolCall {
    ToolCall(id: id, AnyCall(RecordTripCall(receipt)))
  }

  /// Adds the food that a label is of.
  package static func call(for label: ReadLabel, id: String) -> ToolCall {
    ToolCall(id: id, AnyCall(SaveFoodCall(label)))
  }

  /// Logs what was seen on a picture of a meal; nil where no food was.
  ///
  /// - Parameter placeholder: the quick entry that was logged for it before it could be looked at.
  package static func call(for meal: MealAnswer, replacing placeholder: UUID? = nil, id: String) -> ToolCall? {
    guard !meal.foods.isEmpty else { return nil }
    return ToolCall(id: id, AnyCall(LogPhotoCall(meal, replacing: placeholder)))
  }
}
