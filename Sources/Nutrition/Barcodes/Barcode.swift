/// The number of a product: EAN-8, EAN-13, UPC-A, UPC-E or GTIN-14, with a valid check digit. Stored as Open Food Facts
/// stores it: leading zeros do not matter, so that a scanner's UPC-A and a label's EAN-13 are the same product.
package struct Barcode: Hashable, Sendable {
  /// Eight digits, thirteen, or fourteen.
  package let digits: String

  /// Parses what was typed or scanned; spaces and hyphens between digits are ignored.
  package init(_ text: String) throws(BarcodeError) {
    var digits: [UInt8] = []
    for byte in text.utf8.prefix(200) where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
      guard byte.isDigit else { throw .notDigits }
      digits.append(byte - UInt8(ascii: "0"))
    }
    guard digits.contains(where: { $0 > 0 }) else { throw digits.isEmpty ? .empty : .allZeros }
    switch digits.count {
    case 6: digits = UPCE.expanded(number: 0, digits)
    case 7...8: digits = try Barcode.short(Array(repeating: 0, count: 8 - digits.count) + digits)
    case 9...14: try Barcode.check(digits)
    default: throw .wrongLength(digits.count)
    }
    self.digits = Barcode.normalised(digits)
  }

  /// The number as printed on a pack, found in the words of a sentence: eight digits or more. Nil for anything else.
  package static func printed(_ words: String) -> Barcode? {
    guard words.utf8.count >= 8 else { return nil }
    return try? Barcode(words)
  }

  /// Eight digits are an EAN-8, or a UPC-E if they begin with 0 or 1 and only its check digit is valid. If both are
  /// valid, a leading zero makes it a UPC-E, because an EAN-8 in that range is used only inside the shop that made it
  /// up.
  private static func short(_ digits: [UInt8]) throws(BarcodeError) -> [UInt8] {
    let isEAN = CheckDigit.isRight(digits)
    if digits[0] <= 1 {
      let expanded = UPCE.expanded(number: digits[0], Array(digits[1..<7]))
      if expanded.last == digits[7], digits[0] == 0 || !isEAN { return expanded }
    }
    try check(digits)
    return digits
  }

  private static func check(_ digits: [UInt8]) throws(BarcodeError) {
    guard CheckDigit.isRight(digits) else {
      throw .wrongCheckDigit(found: Int(digits.last ?? 0), expected: Int(CheckDigit.of(digits.dropLast())))
    }
  }

  /// Without leading zeros, then padded: up to 8 digits to 8, up to 13 to 13.
  private static func normalised(_ digits: [UInt8]) -> String {
    let significant = digits.drop { $0 == 0 }
    let length = significant.count <= 8 ? 8 : max(13, significant.count)
    let zeros = [UInt8](repeating: 0, count: length - significant.count)
    return String(decoding: (zeros + significant).map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// The spellings under which a table may list it: with the leading zeros of each form, and without.
  package var spellings: [String] {
    let significant = String(digits.drop { $0 == "0" })
    let lengths = [8, 12, 13, 14].filter { $0 > significant.count }
    let padded = lengths.map { String(repeating: "0", count: $0 - significant.count) + significant }
    return [digits, significant] + padded.filter { $0 != digits }
  }

  /// Whether a shop assigned the number itself, to what it weighs or bakes; it means nothing elsewhere.
  package var isShopsOwn: Bool {
    let prefix = digits.prefix(2)
    return digits.count == 13 && (prefix == "02" || prefix == "04" || prefix.first == "2")
  }
}

extension Barcode: CustomStringConvertible {
  package var description: String { digits }
}

/// In JSON a barcode is a string of its digits.
extension Barcode: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = try container.decode(String.self)
    do throws(BarcodeError) { self = try Barcode(digits) } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no barcode")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }
}

/// Why digits are not a barcode.
package enum BarcodeError: Error, Hashable, Sendable {
  case empty
  case notDigits
  case allZeros
  case wrongLength(Int)
  /// A digit was misread or mistyped; if the others are right, the last one should be `expected`.
  case wrongCheckDigit(found: Int, expected: Int)
}

/// The check digit of a GTIN: from the right, the digits are weighted three and one in turn, and the sum with the check
/// digit is a multiple of ten (GS1 General Specifications, 7.9).
enum CheckDigit {
  static func isRight(_ digits: [UInt8]) -> Bool {
    digits.last == of(digits.dropLast())
  }

  static func of(_ digits: ArraySlice<UInt8>) -> UInt8 {
    let sum = digits.reversed().enumerated().reduce(0) { $0 + Int($1.element) * ($1.offset % 2 == 0 ? 3 : 1) }
    return UInt8((10 - sum % 10) % 10)
  }
}

/// UPC-E is a UPC-A with zeros left out (GS1 General Specifications, 5.2.2.4.2).
enum UPCE {
  /// The UPC-A for the six digits, with its check digit.
  ///
  /// - Parameter number: the number system, 0 or 1.
  static func expanded(number: UInt8, _ six: [UInt8]) -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: 5)
    let body: [UInt8] =
      switch six[5] {
      case 0...2: Array(six[0..<2]) + [six[5]] + zeros[..<4] + Array(six[2..<5])
      case 3: Array(six[0..<3]) + zeros[..<5] + Array(six[3..<5])
      case 4: Array(six[0..<4]) + zeros[..<5] + [six[4]]
      default: Array(six[0..<5]) + zeros[..<4] + [six[5]]
      }
    let digits = [number] + body
    return digits + [CheckDigit.of(digits[...])]
  }
}
