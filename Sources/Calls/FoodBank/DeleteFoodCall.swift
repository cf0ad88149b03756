/// Takes a food out of the food bank.
package struct DeleteFoodCall: Call {
  package static let name = "delete_food"

  /// Which, in words.
  package var food = ""

  package init() {}

  package static let fields: [CallField<DeleteFoodCall>] =
    [
      .required("food", \.food)
    ]
}
