package import JSON

/// JSON text without invisible characters: control and format characters become `\u` escapes, so that it is safe to print on a
/// terminal.
package enum VisibleJSON {
  /// A value as one line, with its line break.
  package static func line(_ value: JSONValue) -> String {
    text(value.text) + "\n"
  }

  /// Escapes JSON text; line breaks between values stay.
  package static func text(_ json: String) -> String {
    if json.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == UInt8(ascii: "\n") }) { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n", .format, .lineSeparator, .paragraphSeparator: text += escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
