/// Shows how weight and energy went.
package struct ShowProgressCall: Call {
  package static let name = "show_progress"

  /// How many days; nil is 7, 30 and 90.
  package var days: Int?

  package init() {}

  package static let fields: [CallField<ShowProgressCall>] =
    [
      .optional("days", \.days)
    ]
}
