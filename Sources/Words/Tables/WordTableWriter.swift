/// Writes the bytes of a word table in the layout of `WordTable`.
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

    init(_ heading: Int, _ language: Int, _ phrase: String, _ folded: [String]) {
      (self.heading, self.language, self.phrase) = (heading, language, Array(phrase.utf8))
      self.folded = Array(folded.joined(separator: " ").utf8)
      first = folded.first?.utf8.count ?? 0
      words = folded.count
    }
  }

  private struct Heading: Hashable {
    let file: WordFile
    let text: WordHeading
  }

  private var languages: [Language] = []
  private var headings: [Heading] = []
  private var numbers: [Heading: Int] = [:]
  private var entries: [Entry] = []
  /// Other spellings of phrases, stored after the entries of the last file: they are found in lines but not listed.
  private var spellings: [Entry] = []
  /// The number of headings and entries up to the end of each file.
  private var ends: [(headings: Int, entries: Int)] = []

  /// Takes the texts of all languages in any order; several of one file and language keep the given order.
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
    entries += spellings
  }

  private mutating func add(_ text: WordText, _ language: Int) {
    for list in text.lists {
      let heading = Heading(file: text.file, text: list.heading)
      let number = numbers[heading] ?? headings.count
      if number == headings.count { headings.append(heading) }
      numbers[heading] = number
      for phrase in list.phrases {
        let words = WordTableWriter.words(of: phrase, in: text)
        entries.append(Entry(number, language, phrase, words))
        for spelling in WordTableWriter.spellings(of: phrase, in: text) where spelling != words {
          spellings.append(Entry(number, language, phrase, spelling))
        }
      }
    }
  }

  private static func words(of phrase: String, in text: WordText) -> [String] {
    text.file.isOfWholeLines ? words(ofLine: phrase) : Tokenizer.tokens(of: phrase).map(\.folded)
  }

  /// How else a phrase is typed.
  private static func spellings(of phrase: String, in text: WordText) -> [[String]] {
    let written = text.language == .german ? Folding.withoutUmlauts(phrase) : phrase
    let expanded = written == phrase ? [] : [words(of: written, in: text)]
    guard text.language == .english, case let words = words(of: phrase, in: text).map({ $0.replacing("'", with: "") }),
      words.count > 1 || !otherWords.contains(words[0])
    else { return expanded }
    return expanded + [words]
  }

  /// What contractions typed without their apostrophe are where they stand alone: other words, and "im" a German one.
  private static let otherWords: Set = ["hell", "id", "ill", "im", "its", "shed", "shell", "wed", "well", "were"]

  /// `#` and `$` are placeholders, which folding would remove.
  private static func words(ofLine phrase: String) -> [String] {
    phrase.split(separator: " ").flatMap { part in
      part == "#" || part == "$" ? [String(part)] : NameWords.separate(String(part))
    }
  }

  /// The bytes of the table, which are valid UTF-8.
  package var bytes: [UInt8] {
    let buckets = buckets
    var table = TableWriter()
    var letters: [UInt8] = []
    for count in [languages.count, ends.count, headings.count, entries.count, buckets.count] {
      table.append(count, width: Layout.number)
    }
    for language in languages { table.append((language.code + "   ").utf8.prefix(Layout.language)) }
    for end in ends {
      table.append(end.headings, width: Layout.number)
      table.append(end.entries, width: Layout.number)
    }
    for heading in headings {
      let text = heading.text.text
      table.append(letters.count, width: Layout.number)
      table.append(min(text.utf8.count, 127), width: 1)
      table.append(min(heading.text.kind.utf8.count, 127), width: 1)
      letters += Array(text.utf8)
    }
    for entry in entries { WordTableWriter.append(entry, to: &table, &letters) }
    var start = 0
    for bucket in [[]] + buckets {
      start += bucket.count
      table.append(start, width: Layout.number)
    }
    for entry in buckets.joined() { table.append(entry, width: Layout.number) }
    table.append(letters)
    return table.bytes
  }

  private static func append(_ entry: Entry, to table: inout TableWriter, _ letters: inout [UInt8]) {
    let isFolded = entry.phrase == entry.folded
    table.append(entry.heading, width: 2)
    table.append(entry.language, width: 1)
    table.append(entry.phrase.count, width: 2)
    table.append(isFolded ? 0 : entry.folded.count, width: 2)
    // Longer phrases are never looked up in a line.
    table.append(min(entry.words, 127), width: 1)
    table.append(letters.count, width: Layout.number)
    letters += entry.phrase + (isFolded ? [] : entry.folded)
  }

  /// The entries by the bucket of their first word, about one per bucket.
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
