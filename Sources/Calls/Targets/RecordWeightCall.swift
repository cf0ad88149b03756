/// Records a body weight.
package struct RecordWeightCall: Call {
  package static let name = "record_weight"

  /// The weight with its unit: "72 kg", "160 lb".
  package var weight = ""
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?

  package init() {}

  package static let fields: [CallField<RecordWeightCall>] =
    [
      .required("weight", \.weight, "72 kg, 160 lb."),
      .optional("day", \.day),
    ]
}

extension RecordWeightCall {
  /// The weight and the day can be changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .day: true
    default: false
    }
  }
}
