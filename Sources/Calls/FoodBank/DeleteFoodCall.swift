/// Deletes a food from the food bank.
package struct DeleteFoodCall: FoodCall {
  package static let name = "delete_food"

  /// The food, in words.
  package var food = ""
  /// The food that the words were found to mean, where larder has looked.
  package var resolved: ResolvedFood?

  package init() {}

  package static let fields: [CallField<DeleteFoodCall>] =
    [
      .required("food", \.food)
    ]
}
