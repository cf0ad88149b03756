internal import CSQLite
internal import Nutrition

/// The key of a food in its source, as it is stored in a column: a number where it is one, which takes half the space,
/// otherwise the text.
enum ReferenceKey: Hashable, Bindable {
  case number(Int64)
  case text(String)

  init(_ text: String) {
    let isPlain = text.utf8.count <= 18 && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    self = isPlain && text.utf8.first != 0x30 ? Int64(text).map { .number($0) } ?? .text(text) : .text(text)
  }

  var text: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .number(let number): number.bind(to: statement, at: index)
    case .text(let text): text.bind(to: statement, at: index)
    }
  }
}

/// A barcode as it is stored in two columns: the number, so that it is found regardless of leading zeros, and how many
/// digits it has.
struct BarcodeColumns: Hashable {
  let number: Int64
  let length: Int

  /// Nil for what is not a barcode: no digits, other characters, more than 18 digits, or zero.
  init?(_ digits: String) {
    let length = digits.utf8.count
    guard (1...18).contains(length), digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      let number = Int64(digits), number > 0
    else { return nil }
    (self.number, self.length) = (number, length)
  }

  static func digits(_ number: Int64, length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(length - digits.utf8.count, 0)) + digits
  }
}
