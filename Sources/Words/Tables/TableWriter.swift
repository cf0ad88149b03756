/// Writes the bytes of a table as valid UTF-8, so that a program can contain them as a string literal; `TableBytes`
/// reads them.
package struct TableWriter {
  /// All bytes appended so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a number as `width` digits of seven bits; it must fit.
  package mutating func append(_ number: Int, width: Int) {
    precondition(number >= 0 && number >> (7 * width) == 0, "\(number) has more than \(width) digits of seven bits")
    for index in 0..<width { bytes.append(UInt8(number >> (7 * index) & 0x7f)) }
  }

  /// Appends text as it is.
  package mutating func append(_ text: some Sequence<UInt8>) { bytes += text }
}
