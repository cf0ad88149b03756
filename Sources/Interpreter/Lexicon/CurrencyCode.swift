/// An ISO 4217 code, such as "EUR".
struct CurrencyCode: Hashable, Sendable {
  private let first: UInt8
  private let second: UInt8
  private let third: UInt8

  /// Nil where it is not three ASCII letters.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.uppercased().utf8)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard bytes.count == 3, bytes.allSatisfy(capitals.contains) else { return nil }
    (first, second, third) = (bytes[0], bytes[1], bytes[2])
  }

  /// Its three capitals.
  var text: String { String(decoding: [first, second, third], as: UTF8.self) }
}
