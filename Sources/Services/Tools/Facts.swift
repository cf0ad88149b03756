internal import Calls
internal import JSON
internal import Nutrition

// Values as JSON for other programs and models, with null for unknown.

extension Optional where Wrapped: CallValue {
  var json: JSONValue { map(\.json) ?? .null }
}

extension Nutrients {
  /// Each figure under its key.
  var facts: JSONValue {
    .object(Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0.key, self[$0].json) }))
  }

  /// The figures as they are shown.
  var shownFacts: JSONValue { mapped(\.shown).facts }
}

extension [FixedDecimal?] {
  /// Each as it is shown.
  var shownFacts: JSONValue { .array(map { ($0?.shown).json }) }
}

extension FixedDecimal {
  /// The figure as it is shown, with one decimal.
  var shown: FixedDecimal { rounded(toPlaces: 1) }
}

extension JSONValue {
  /// The object with more keys.
  func with(_ more: [String: JSONValue]) -> JSONValue {
    .object((members ?? [:]).merging(more) { $1 })
  }
}
