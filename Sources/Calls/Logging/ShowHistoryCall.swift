/// Shows past meals, or when a food was eaten.
package struct ShowHistoryCall: Call {
  package static let name = "show_history"

  /// How many; nil is the usual number.
  package var limit: Int?
  /// Only meals with a food of these words.
  package var food: String?
  /// Whose meals; nil is whoever speaks.
  package var person: String?

  package init() {}

  package static let fields: [CallField<ShowHistoryCall>] =
    [
      .optional("limit", \.limit),
      .optional("food", \.food, "Words of the name."),
      .optional("person", \.person),
    ]
}
