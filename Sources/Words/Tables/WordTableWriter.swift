/// Makes the bytes of a table of words; `WordTable` says what they are.
package struct WordTableWriter {
  private typealias Layout = WordTable.Layout

  private struct Entry {
    let heading: Int
    let language: Int
    let phrase: [UInt8]
    let folded: [UInt8]
    /// The length of its first word.
    let first: Int
    let words: Int
  }

  private struct Heading: Hashable {
    let file: WordFile
    let text: WordHeading
  }

  private var languages: [Language] = []
  private var headings: [Heading] = []
  private var numbers: [Heading: Int] = [:]
  private var entries: [Entry] = []
  /// How many headings and entries there are up to the end of each file.
  private var ends: [(headings: Int, entries: Int)] = []

  package init(_ texts: [WordText]) {
    let spoken = [.shared] + Language.spoken
    let others = Set(texts.map(\.language)).subtracting(spoken).sorted { $0.code < $1.code }
    languages = spoken + others
    for file in WordFile.allCases {
      for (number, language) in languages.enumerated() {
        for text in texts where text.file == file && text.language == language { add(text, number) }
      }
      ends.append((headings.count, entries.count))
    }
  }

  private mutating func add(_ text: WordText, _ language: Int) {
    for list in text.lists {
      let heading = Heading(file: text.file, text: list.heading)
      let number = numbers[heading] ?? headings.count
      if number == headings.count { headings.append(heading) }
      numbers[heading] = number
      for phrase in list.phrases {
        let words = Tokenizer.tokens(of: phrase).map { Array($0.folded.utf8) }
        entries.append(
          Entry(
            heading: number, language: language, phrase: Array(phrase.utf8),
            folded: Array(words.joined(separator: [UInt8(ascii: " ")])), first: words.first?.count ?? 0,
            words: words.count))
      }
    }
  }

  /// They are text in UTF-8.
  package var bytes: [UInt8] {
    let buckets = buckets
    var bytes: [UInt8] = []
    var letters: [UInt8] = []
    for count in [languages.count, ends.count, headings.count, entries.count, buckets.count] {
      WordTableWriter.append(count, to: &bytes)
    }
    for language in languages {
      bytes += Array((language.code + "   ").utf8.prefix(Layout.language))
    }
    for end in ends {
      WordTableWriter.append(end.headings, to: &bytes)
      WordTableWriter.append(end.entries, to: &bytes)
    }
    for heading in headings {
      let text = heading.text.text
      WordTableWriter.append(letters.count, to: &bytes)
      bytes += [UInt8(min(text.utf8.count, 127)), UInt8(min(heading.text.kind.utf8.count, 127))]
      letters += Array(text.utf8)
    }
    for entry in entries { WordTableWriter.append(entry, to: &bytes, &letters) }
    var start = 0
    for bucket in [[]] + buckets {
      start += bucket.count
      WordTableWriter.append(start, to: &bytes)
    }
    for entry in buckets.joined() { WordTableWriter.append(entry, to: &bytes) }
    return bytes + letters
  }

  private static func append(_ entry: Entry, to bytes: inout [UInt8], _ letters: inout [UInt8]) {
    let isFolded = entry.phrase == entry.folded
    append(entry.heading, to: &bytes, width: 2)
    bytes.append(UInt8(entry.language))
    append(entry.phrase.count, to: &bytes, width: 2)
    append(isFolded ? 0 : entry.folded.count, to: &bytes, width: 2)
    // What is longer is no phrase that is looked for in a line.
    bytes += [UInt8(min(entry.first, 127)), UInt8(min(entry.words, 127))]
    append(letters.count, to: &bytes)
    letters += entry.phrase + (isFolded ? [] : entry.folded)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8], width: Int = Layout.number) {
    for index in 0..<width { bytes.append(UInt8(number >> (7 * index) & 0x7f)) }
  }

  /// The entries by what they begin with; about one for each place.
  private var buckets: [[Int]] {
    var count = 16
    while count < entries.count { count *= 2 }
    var buckets = [[Int]](repeating: [], count: count)
    for (number, entry) in entries.enumerated() where entry.words > 0 {
      buckets[WordTable.bucket(of: entry.folded.prefix(entry.first), among: count)].append(number)
    }
    return buckets
  }
}
