/// Gives a food to Open Food Facts.
package struct ContributeFoodCall: Call {
  package static let name = "contribute_food"

  /// Which, in words.
  package var food = ""

  package init() {}

  package static let fields: [CallField<ContributeFoodCall>] =
    [
      .required("food", \.food)
    ]
}
