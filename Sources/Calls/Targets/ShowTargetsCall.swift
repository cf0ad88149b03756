/// Shows the targets that hold on a day.
package struct ShowTargetsCall: Call {
  package static let name = "show_targets"

  /// In words or as YYYY-MM-DD; nil is today.
  package var day: String?

  package init() {}

  package static let fields: [CallField<ShowTargetsCall>] =
    [
      .optional("day", \.day)
    ]
}
