/// Records plain water.
package struct RecordWaterCall: Call {
  package static let name = "record_water"

  /// The amount: "2 glasses", "500 ml".
  package var amount = ""
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// Whether it takes the place of the water that was recorded last on this day: the first was mistyped.
  package var corrects: Bool?

  package init() {}

  package static let fields: [CallField<RecordWaterCall>] =
    [
      .required("amount", \.amount, "2 glasses, 500 ml."),
      .optional("day", \.day),
      .optional("corrects", \.corrects, "It takes the place of the day's last water."),
    ]
}

extension RecordWaterCall {
  /// The amount and the day can be changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .removed, .day: true
    default: false
    }
  }

  /// One line with an empty name, since it is all water.
  package var cardLines: [CardLine] { CardLine.numbered([""]) }
}
