package import Words

/// The messages of all languages as one block of bytes, compiled when larder is built so that start-up reads nothing. Messages
/// are sorted by name and found by binary search.
///
/// Numbers are stored as base-128 digits (see `TableBytes`). The block holds, in this order: the number of languages and the
/// number of messages; the language codes, three letters each; a record for each message, with the position and length of its
/// name and, for each language, the position and length of its pattern; and last the letters that these positions point into.
package struct MessageTable: Sendable {
  /// The widths of the table's fields, in base-128 digits of one byte.
  package enum Layout {
    /// A position, or the length of a pattern.
    package static let number = 3
    /// A language code, padded with spaces.
    package static let language = 3
    /// The position and length of a name.
    package static let name = number + 1
    /// The position and length of a pattern.
    package static let pattern = 2 * number
  }

  /// The whole table.
  package let bytes: TableBytes
  /// The languages that have messages, in the order of their patterns.
  package let languages: [Language]
  /// The number of messages, which is the same for every language.
  package let count: Int
  private let messages: Int
  private let letters: Int

  /// - Parameter bytes: a table that `MessageTableWriter` has made.
  package init(_ bytes: TableBytes) {
    self.bytes = bytes
    let languages = bytes.number(at: 0, width: Layout.number)
    count = bytes.number(at: Layout.number, width: Layout.number)
    let first = 2 * Layout.number
    self.languages = (0..<languages).compactMap { index in
      let place = first + index * Layout.language
      return Language(bytes.text(place..<place + Layout.language).replacing(" ", with: ""))
    }
    messages = first + languages * Layout.language
    letters = messages + count * (Layout.name + languages * Layout.pattern)
  }

  /// The name of a message.
  package func id(_ index: Int) -> String {
    let place = record(index)
    let start = letters + bytes.number(at: place, width: Layout.number)
    return bytes.text(start..<start + Int(bytes[place + Layout.number]))
  }

  /// The pattern of a message in a language; nil where there is none.
  func pattern(of id: String, language: Int) -> Range<Int>? {
    guard let index = index(of: id), language < languages.count else { return nil }
    let place = record(index) + Layout.name + language * Layout.pattern
    let start = letters + bytes.number(at: place, width: Layout.number)
    return start..<start + bytes.number(at: place + Layout.number, width: Layout.number)
  }

  private func record(_ index: Int) -> Int { messages + index * (Layout.name + languages.count * Layout.pattern) }

  private func index(of id: String) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      switch order(of: id.utf8, at: middle) {
      case 0: return middle
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  /// Negative where the name sorts before that of the message at the index, zero where they are equal.
  private func order(of id: String.UTF8View, at index: Int) -> Int {
    let place = record(index)
    let start = letters + bytes.number(at: place, width: Layout.number)
    let length = Int(bytes[place + Layout.number])
    var offset = 0
    for byte in id {
      guard offset < length else { return 1 }
      let difference = Int(byte) - Int(bytes[start + offset])
      if difference != 0 { return difference }
      offset += 1
    }
    return offset - length
  }
}
