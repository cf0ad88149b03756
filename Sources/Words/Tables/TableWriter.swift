/// Makes the bytes of a table, which are text in UTF-8, so that they can stand in a program as a literal; `TableBytes`
/// reads them.
package struct TableWriter {
  /// All that was appended so far, in its order.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a number of `width` digits of seven bits, which it has to fit.
  package mutating func append(_ number: Int, width: Int) {
    precondition(number >= 0 && number >> (7 * width) == 0, "\(number) has more than \(width) digits of seven bits")
    for index in 0..<width { bytes.append(UInt8(number >> (7 * index) & 0x7f)) }
  }

  /// Appends what is text already.
  package mutating func append(_ text: some Sequence<UInt8>) { bytes += text }
}
