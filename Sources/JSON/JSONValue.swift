package import FoundationEssentials

/// A JSON value. Numbers are decimal, so that an amount given as 0.1 stays 0.1; objects are written with sorted keys.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of that name. Nil where there is none and where the value is not an object; a member that is null is
  /// `.null`. Setting works on objects only, and setting nil removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// The text of a string; nil for any other value.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements of an array in their order; nil for any other value.
  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSONValue {
  /// Reads JSON text. Nil where it is not JSON or is nested deeper than 200 levels.
  package init?(text: String) {
    var reader = JSONReader(Array(text.utf8)[...], repairs: false)
    guard let value = try? reader.document() else { return nil }
    self = value
  }

  /// Any encodable value as JSON. Nil only where the value throws while it is encoded.
  package init?(encoding value: some Encodable) {
    guard let text = JSONValue.text(encoding: value) else { return nil }
    self.init(text: text)
  }

  /// Any encodable value as JSON text, with sorted keys. Nil only where the value throws while it is encoded.
  package static func text(encoding value: some Encodable) -> String? {
    (try? CanonicalEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value as one line of JSON with sorted keys, as `CanonicalEncoder` writes it: equal values have equal text.
  package var text: String {
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .number(Decimal(number)) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
  package init(nilLiteral: ()) { self = .null }
}
