internal import FoundationEssentials
package import JSON
package import Nutrition

extension String: CallValue {
  package static func schema(_ about: String) -> JSONSchema { .string(about) }

  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> String {
    guard case .string(let text) = json else { throw SchemaError(path: path, expected: "a text") }
    return text
  }

  package var json: JSONValue { .string(self) }
}

extension Bool: CallValue {
  package static func schema(_ about: String) -> JSONSchema { .boolean(about) }

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

  package var json: JSONValue { .bool(self) }
}

extension Int: CallValue {
  package static func schema(_ about: String) -> JSONSchema { .integer(about) }

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

  package var json: JSONValue { .number(.init(self)) }
}

extension Int64: CallValue {
  package static func schema(_ about: String) -> JSONSchema { .integer(about) }

  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Int64 { Int64(try Int.read(json, at: path, by: vocabulary)) }

  package var json: JSONValue { .number(.init(self)) }
}

extension FixedDecimal: CallValue {
  package static func schema(_ about: String) -> JSONSchema { .number(about) }

  /// "150" is a number, and so is "150 kcal" where the field is of kilocalories.
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

  package var json: JSONValue { .number(decimal) }

  /// A number with the unit that the field's name ends with: "kcal", "protein_g", "grams".
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
  package static func schema(_ about: String) -> JSONSchema { .string(about) }

  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Day {
    guard case .string(let text) = json, let day = Day(text) else {
      throw SchemaError(path: path, expected: "a day as YYYY-MM-DD")
    }
    return day
  }

  package var json: JSONValue { .string(description) }
}
