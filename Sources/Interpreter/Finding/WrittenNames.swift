internal import Nutrition

/// Names of foods that contain marks, as cards show them: "oat bar (Kornblume)", "Oats, Rolled". Typed back, such a
/// name is one food, although marks usually separate foods.
package struct WrittenNames: Sendable {
  private static let marks: [UInt8] = Array(",;:/()[]+".utf8)

  /// In lower case, by their first two bytes, since an import may add thousands.
  private let names: [[UInt8]: [[UInt8]]]

  /// No names, so that every line stays as it is.
  package static let none = WrittenNames([])

  /// - Parameter names: names without marks are ignored.
  package init(_ names: [String]) {
    let marked = Set(names).map { Array($0.lowercased().utf8) }.filter { name in
      name.count > 1 && WrittenNames.marks.contains { name.contains($0) }
    }
    self.names = Dictionary(grouping: marked) { Array($0.prefix(2)) }
  }

  /// The line with spaces in place of the marks within such names.
  package func spoken(_ line: String) -> String {
    guard !names.isEmpty, line.utf8.contains(where: WrittenNames.marks.contains) else { return line }
    let lower = Array(line.lowercased().utf8)
    var bytes = Array(line.utf8)
    guard lower.count == bytes.count, lower.count > 1 else { return line }
    for start in 0..<lower.count - 1 where start == 0 || !isLetter(lower[start - 1]) {
      for name in names[[lower[start], lower[start + 1]], default: []] where stands(name, at: start, in: lower) {
        for index in start..<start + name.count where WrittenNames.marks.contains(bytes[index]) {
          bytes[index] = UInt8(ascii: " ")
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the name is at this position and ends at the end of a word.
  private func stands(_ name: [UInt8], at start: Int, in line: [UInt8]) -> Bool {
    let end = start + name.count
    return end <= line.count && line[start..<end].elementsEqual(name)
      && (end == line.count || !isLetter(line[end]))
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte.isDigit
  }
}
