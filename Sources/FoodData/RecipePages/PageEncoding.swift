/// The text encoding of a web page: as its bytes show, as its server says, or as the page says.
package enum PageEncoding {
  /// Nil where the encoding is not supported, or the bytes are not text.
  ///
  /// - Parameter type: the Content-Type of the response.
  package static func text(of bytes: [UInt8], type: String?) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return TextDecoding.text(of: bytes) }
    guard !bytes.prefix(4_096).contains(0) else { return nil }
    let page = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let name = named(in: type ?? "") ?? named(in: String(decoding: page.prefix(2_048), as: UTF8.self)) else {
      return unicode(page) ?? TextEncoding.windows1252.text(of: page)
    }
    // Servers are often wrong, while hardly anything that is valid UTF-8 is in another encoding.
    if let text = String(validating: page, as: UTF8.self) { return text }
    switch name {
    case "utf-8", "utf8", "us-ascii", "ascii": return unicode(page) ?? TextEncoding.windows1252.text(of: page)
    case "iso-8859-1", "latin1", "latin-1", "windows-1252", "cp1252": return TextEncoding.windows1252.text(of: page)
    case "iso-8859-15", "latin9": return exchanged(page, latin9)
    case "iso-8859-9", "latin5", "windows-1254": return exchanged(page, turkish)
    default: return nil
    }
  }

  /// UTF-8 with occasional errors; nil where it is more likely another encoding.
  private static func unicode(_ page: [UInt8]) -> String? {
    let text = String(decoding: page, as: UTF8.self)
    var (broken, whole) = (0, 0)
    for scalar in text.unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { broken += 1 } else { whole += 1 }
    }
    return broken == 0 || broken * 4 <= whole ? text : nil
  }

  /// What follows "charset=", in lower case.
  private static func named(in text: String) -> String? {
    let text = text.lowercased()
    guard let place = text.firstRange(of: "charset=") else { return nil }
    let rest = text[place.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static func exchanged(_ bytes: [UInt8], _ differing: [UInt8: Unicode.Scalar]) -> String {
    let western = TextEncoding.windows1252.text(of: bytes).unicodeScalars
    return String(String.UnicodeScalarView(zip(bytes, western).map { differing[$0] ?? $1 }))
  }

  private static let latin9: [UInt8: Unicode.Scalar] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]
  private static let turkish: [UInt8: Unicode.Scalar] = [
    0xD0: "Ğ", 0xDD: "İ", 0xDE: "Ş", 0xF0: "ğ", 0xFD: "ı", 0xFE: "ş",
  ]
}
