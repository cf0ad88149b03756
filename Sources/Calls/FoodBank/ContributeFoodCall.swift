/// Contributes a food to Open Food Facts.
package struct ContributeFoodCall: FoodCall {
  package static let name = "contribute_food"

  /// The food, in words.
  package var food = ""
  /// The food that the words were found to mean, where larder has looked.
  package var resolved: ResolvedFood?

  package init() {}

  package static let fields: [CallField<ContributeFoodCall>] =
    [
      .required("food", \.food)
    ]
}
