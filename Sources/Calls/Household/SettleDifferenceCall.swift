/// Takes what lost where two devices of the household said different things.
package struct SettleDifferenceCall: Call {
  package static let name = "settle_difference"

  /// The record's id.
  package var record = ""
  /// The field as it is told apart in questions; empty for a deletion.
  package var field = ""
  /// The commit that said it: its link in hexadecimal.
  package var commit = ""

  package init() {}

  package static let fields: [CallField<SettleDifferenceCall>] =
    [
      .required("record", \.record),
      .required("field", \.field),
      .required("commit", \.commit),
    ]
}
