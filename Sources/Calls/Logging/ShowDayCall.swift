/// Shows a day of the diary.
package struct ShowDayCall: Call {
  package static let name = "show_day"

  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// Whether to show only how much water was drunk.
  package var water: Bool?
  /// The person whose day it is; nil is the person who speaks.
  package var person: String?

  package init() {}

  package static let fields: [CallField<ShowDayCall>] =
    [
      .optional("day", \.day),
      .optional("water", \.water, "Only the water."),
      .optional("person", \.person),
    ]
}
