internal import FoundationEssentials
package import JSON
package import Nutrition

extension String: CallValue {
  /// A text of any length.
  package static func schema(_ about: String) -> JSONSchema { .string(about) }

  /// Accepts a JSON string only.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> String {
    guard case .string(let text) = json else { throw SchemaError(path: path, expected: "a text") }
    return text
  }

  /// The text as it is.
  package var json: JSONValue { .string(self) }
}

extension Bool: CallValue {
  /// True or false.
  package static func schema(_ about: String) -> JSONSchema { .boolean(about) }

  /// Accepts true and false, and the texts "true", "yes", "false" and "no" in any case.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Bool {
    switch json {
    case .bool(let flag): return flag
    case .string(let text) where ["true", "yes"].contains(text.lowercased()): return true
    case .string(let text) where ["false", "no"].contains(text.lowercased()): return false
    default: throw SchemaError(path: path, expected: "true or false")
    }
  }

  /// JSON's true or false.
  package var json: JSONValue { .bool(self) }
}

extension Int: CallValue {
  /// A whole number.
  package static func schema(_ about: String) -> JSONSchema { .integer(about) }

  /// Accepts a whole number, also as a text: "3".
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Int {
    let text =
      switch json {
      case .number(let number): number.description
      case .string(let text): text
      default: ""
      }
    guard let number = Int(text) else { throw SchemaError(path: path, expected: "a whole number") }
    return number
  }

  /// A whole number without a fraction.
  package var json: JSONValue { .number(.init(self)) }
}

extension Int64: CallValue {
  /// A whole number.
  package static func schema(_ about: String) -> JSONSchema { .integer(about) }

  /// Accepts what `Int` accepts: a whole number, also as a text.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Int64 { Int64(try Int.read(json, at: path, by: vocabulary)) }

  /// A whole number without a fraction.
  package var json: JSONValue { .number(.init(self)) }
}

extension FixedDecimal: CallValue {
  /// A number that may have a fraction.
  package static func schema(_ about: String) -> JSONSchema { .number(about) }

  /// Accepts a number, also as a text ("150"), and with the unit of the field: "150 kcal" for kilocalories.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> FixedDecimal {
    let figure: FixedDecimal? =
      switch json {
      case .number(let number): FixedDecimal(number)
      case .string(let text): FixedDecimal(text) ?? stated(text, at: path, by: vocabulary)
      default: nil
      }
    guard let figure else {
      if case .number = json { throw SchemaError(path: path, expected: "a number in its range") }
      throw SchemaError(path: path, expected: "a number")
    }
    return figure
  }

  /// The exact decimal, without rounding.
  package var json: JSONValue { .number(decimal) }

  /// The number of a text with a unit, where it is the unit that the field's name ends with: "kcal", "protein_g",
  /// "grams". A field in grams also takes other units of mass.
  private static func stated(_ text: String, at path: String, by vocabulary: any CallVocabulary) -> FixedDecimal? {
    let field = path.split(separator: ".").last.map(String.init) ?? path
    let unit = field.split(separator: "_").last.map(String.init) ?? field
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let rest = text.dropFirst(number.count).filter { !$0.isWhitespace }.lowercased()
    if !rest.isEmpty, rest == unit || (unit == "grams" && rest == "g") { return FixedDecimal(String(number)) }
    guard unit == "g" || unit == "grams", let amount = vocabulary.amount(text), let quantity = amount.quantity,
      case .mass(let grams)? = amount.unit?.kind
    else { return nil }
    return quantity * grams
  }
}

extension Day: CallValue {
  /// A text, which should be YYYY-MM-DD.
  package static func schema(_ about: String) -> JSONSchema { .string(about) }

  /// Accepts YYYY-MM-DD only. Days in words stay texts until code that knows the date parses them.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Day {
    guard case .string(let text) = json, let day = Day(text) else {
      throw SchemaError(path: path, expected: "a day as YYYY-MM-DD")
    }
    return day
  }

  /// YYYY-MM-DD.
  package var json: JSONValue { .string(description) }
}
