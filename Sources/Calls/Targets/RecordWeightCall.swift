/// Records a body weight.
package struct RecordWeightCall: Call {
  package static let name = "record_weight"

  /// The weight with its unit: "72 kg", "160 lb".
  package var weight = ""
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// Whether it takes the place of the weight that was recorded last on this day: the first was mistyped.
  package var corrects: Bool?

  package init() {}

  package static let fields: [CallField<RecordWeightCall>] =
    [
      .required("weight", \.weight, "72 kg, 160 lb."),
      .optional("day", \.day),
      .optional("corrects", \.corrects, "It takes the place of the day's last weight."),
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
