/// Shows the targets that apply on a day.
package struct ShowTargetsCall: Call {
  package static let name = "show_targets"

  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?

  package init() {}

  package static let fields: [CallField<ShowTargetsCall>] =
    [
      .optional("day", \.day)
    ]
}
