/// Shows how weight and energy developed.
package struct ShowProgressCall: Call {
  package static let name = "show_progress"

  /// The number of days; nil shows 7, 30 and 90.
  package var days: Int?

  package init() {}

  package static let fields: [CallField<ShowProgressCall>] =
    [
      .optional("days", \.days)
    ]
}
