/// Where two devices of the household changed the same field, takes the value that lost.
package struct SettleDifferenceCall: Call {
  package static let name = "settle_difference"

  /// The record's id.
  package var record = ""
  /// The field, by the key that questions about differences use; empty for a deletion.
  package var field = ""
  /// The commit that has the value: its `link` in hexadecimal.
  package var commit = ""

  package init() {}

  package static let fields: [CallField<SettleDifferenceCall>] =
    [
      .required("record", \.record),
      .required("field", \.field),
      .required("commit", \.commit),
    ]
}
