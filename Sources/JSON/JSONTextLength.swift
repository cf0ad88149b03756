internal import FoundationEssentials

/// The length of a value's JSON text, found without writing it.
package struct JSONTextLength: Hashable, Sendable {
  /// Bytes of the text that are ASCII.
  package private(set) var plain = 0
  /// Characters (Unicode scalars) of the text beyond ASCII.
  package private(set) var others = 0
  /// All bytes of the text in UTF-8.
  package private(set) var bytes = 0

  /// Measures the text that `JSONValue.text` would write.
  package init(of value: JSONValue) {
    add(value)
  }

  private mutating func add(_ value: JSONValue) {
    switch value {
    case .null: add(plain: 4)
    case .bool(let flag): add(plain: flag ? 4 : 5)
    case .number(let number): add(plain: number.description.utf8.count)
    case .string(let text): add(text)
    case .array(let elements):
      add(plain: 2 + max(elements.count - 1, 0))
      for element in elements { add(element) }
    case .object(let members):
      add(plain: 2 + members.count + max(members.count - 1, 0))
      for (name, value) in members {
        add(name)
        add(value)
      }
    }
  }

  private mutating func add(plain count: Int) {
    plain += count
    bytes += count
  }

  private mutating func add(_ text: String) {
    add(plain: 2)
    let letters = text.utf8.span
    for index in letters.indices {
      let byte = letters[index]
      if byte < 0x80 {
        add(plain: [UInt8].escapedLength(of: byte))
      } else {
        bytes += 1
        if byte >= 0xC0 { others += 1 }
      }
    }
  }
}
