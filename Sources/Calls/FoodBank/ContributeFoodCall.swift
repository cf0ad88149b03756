/// Gives a food to Open Food Facts.
package struct ContributeFoodCall: FoodCall {
  package static let name = "contribute_food"

  /// Which, in words.
  package var food = ""
  /// What was found by that.
  package var resolved: ResolvedFood?

  package init() {}

  package static let fields: [CallField<ContributeFoodCall>] =
    [
      .required("food", \.food)
    ]
}
