/// Takes a food out of the food bank.
package struct DeleteFoodCall: FoodCall {
  package static let name = "delete_food"

  /// Which, in words.
  package var food = ""
  /// What was found by that.
  package var resolved: ResolvedFood?

  package init() {}

  package static let fields: [CallField<DeleteFoodCall>] =
    [
      .required("food", \.food)
    ]
}
