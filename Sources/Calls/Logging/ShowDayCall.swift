/// Shows a day of the diary.
package struct ShowDayCall: Call {
  package static let name = "show_day"

  /// In words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// Only how much water was drunk.
  package var water: Bool?
  /// Whose day; nil is whoever speaks.
  package var person: String?

  package init() {}

  package static let fields: [CallField<ShowDayCall>] =
    [
      .optional("day", \.day),
      .optional("water", \.water, "Only the water."),
      .optional("person", \.person),
    ]
}
