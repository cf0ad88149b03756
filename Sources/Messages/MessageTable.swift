package import Words

/// The messages of all languages as one table of bytes, made when larder is built, so that nothing is read when it starts.
/// A message is found by its name, among names in their order.
///
/// Numbers are digits of seven bits (see `TableBytes`). After how many languages and messages there are come the codes of the
/// languages, three letters each; the messages, each with the place and the length of its name and then, for each language,
/// the place and the length of its pattern; and the letters of everything.
package struct MessageTable: Sendable {
  /// How wide what is in the table's bytes, in digits of seven bits.
  package enum Layout {
    /// Of a place, or of a length of a pattern.
    package static let number = 3
    /// Of the code of a language, filled up with spaces.
    package static let language = 3
    /// The place of a name and its length.
    package static let name = number + 1
    /// The place of a pattern and its length.
    package static let pattern = 2 * number
  }

  /// All of the table.
  package let bytes: TableBytes
  /// The languages that have messages, in the order in which their patterns stand.
  package let languages: [Language]
  /// How many messages there are, the same in every language.
  package let count: Int
  private let messages: Int
  private let letters: Int

  /// - Parameter bytes: as `MessageTableWriter` makes them.
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

  /// Less than zero where a name comes before that of a message, zero where it is that.
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
