import Foundation
import JSON
import TestSupport
import Testing

struct JSONTextLengthTests {
  @Test func `the length of a value is that of its text`() {
    var chance = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let value = value(depth: 3, &chance)
      let (text, length) = (value.text, JSONTextLength(of: value))
      #expect(length.bytes == text.utf8.count, "\(text)")
      #expect(length.plain == text.utf8.count { $0 < 0x80 }, "\(text)")
      #expect(length.others == text.unicodeScalars.count { !$0.isASCII }, "\(text)")
    }
  }

  private func value(depth: Int, _ chance: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &chance) {
    case 0: return .null
    case 1: return .bool(.random(using: &chance))
    case 2: return .number(Decimal(Int.random(in: -100_000...100_000, using: &chance)) / 100)
    case 3: return .string(text(&chance))
    case 4: return .array((0..<Int.random(in: 0...3, using: &chance)).map { _ in value(depth: depth - 1, &chance) })
    default:
      let members = (0..<Int.random(in: 0...3, using: &chance)).map { _ in
        (text(&chance), value(depth: depth - 1, &chance))
      }
      return .object(Dictionary(members) { first, _ in first })
    }
  }

  private func text(_ chance: inout SeededGenerator) -> String {
    let letters = ["a", "\"", "\\", "\n", "\u{1}", "/", "é", "中", "😀"]
    return (0..<Int.random(in: 0...5, using: &chance)).compactMap { _ in letters.randomElement(using: &chance) }
      .joined()
  }
}
