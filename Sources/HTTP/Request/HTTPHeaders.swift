/// Header fields in order. Names are compared ignoring case.
package struct HTTPHeaders: Hashable, Sendable {
  /// A header by its name.
  package struct Field: Hashable, Sendable {
    package let name: String
    /// As it is sent or was received, on one line.
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In order; a name may occur more than once.
  package private(set) var fields: [Field]

  package init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Appends a field, even where there is one of the same name.
  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The value of the first field of this name.
  package subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return fields.first { $0.name.lowercased() == wanted }?.value
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral fields: (String, String)...) {
    self.init(fields.map { Field(name: $0.0, value: $0.1) })
  }
}

extension HTTPHeaders.Field {
  /// Whether the name is a token and the value one line, so that no second header can be injected.
  static func isValid(name: String, value: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(isTokenByte)
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
