internal import CWords

/// Converts traditional Chinese characters, used in Taiwan, Hong Kong and Macau, to simplified ones. Larder's own words
/// are written in simplified characters, and names are compared in them.
package enum TraditionalCharacters {
  private static let first: UInt32 = 0x4e00
  private static let end: UInt32 = 0xa000

  /// The simplified form of a scalar value; the value itself where there is none.
  package static func simplified(_ value: UInt32) -> UInt32 {
    guard value >= first, value < end else { return value }
    let simple = table[Int(value - first)]
    return simple == 0 ? value : UInt32(simple)
  }

  /// The simplified forms, indexed from the first character; 0 where it is the same. Built when the first ideograph is
  /// met.
  private static let table: [UInt16] = {
    var table = [UInt16](repeating: 0, count: Int(end - first))
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let pair = Array(line.unicodeScalars)
      guard pair.count == 2, pair[0].value >= first, pair[0].value < end else { continue }
      table[Int(pair[0].value - first)] = UInt16(truncatingIfNeeded: pair[1].value)
    }
    return table
  }()

  private static var text: String {
    var count = 0
    let bytes = unsafe larder_traditional_characters(&count)
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
