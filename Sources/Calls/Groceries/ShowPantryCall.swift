/// Shows what is at home: what was bought, less what was logged.
package struct ShowPantryCall: Call {
  package static let name = "show_pantry"

  /// A food in words; nil is all of them.
  package var food: String?
  /// Only food that will run out soon.
  package var soon: Bool?

  package init() {}

  package static let fields: [CallField<ShowPantryCall>] =
    [
      .optional("food", \.food),
      .optional("soon", \.soon, "Only what will run out."),
    ]
}
