/// Shows past meals, or when a food was eaten.
package struct ShowHistoryCall: Call {
  package static let name = "show_history"

  /// The number of meals; nil is the default.
  package var limit: Int?
  /// Only meals with a food whose name has these words.
  package var food: String?
  /// The person whose meals they are; nil is the person who speaks.
  package var person: String?

  package init() {}

  package static let fields: [CallField<ShowHistoryCall>] =
    [
      .optional("limit", \.limit),
      .optional("food", \.food, "Words of the name."),
      .optional("person", \.person),
    ]
}
