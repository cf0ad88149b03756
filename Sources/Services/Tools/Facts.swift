internal import Calls
internal import JSON
internal import Nutrition

// What other programs and models are told: values as JSON, null where something is not known.

extension Optional where Wrapped: CallValue {
  var json: JSONValue { map(\.json) ?? .null }
}

extension Nutrients {
  /// Each figure under its key.
  var facts: JSONValue {
    .object(Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0.key, self[$0].json) }))
  }

  /// The same as they are shown.
  var shownFacts: JSONValue { mapped(\.shown).facts }
}

extension [FixedDecimal?] {
  /// Each as it is shown.
  var shownFacts: JSONValue { .array(map { ($0?.shown).json }) }
}

extension FixedDecimal {
  /// As it is shown: one decimal.
  var shown: FixedDecimal { rounded(toPlaces: 1) }
}

extension JSONValue {
  /// This object with more members.
  func with(_ more: [String: JSONValue]) -> JSONValue {
    .object((members ?? [:]).merging(more) { $1 })
  }
}
