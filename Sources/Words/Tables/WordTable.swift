/// The words of all languages in one table of bytes, compiled when larder is built, so that starting it parses nothing.
/// Phrases are found by their first folded word.
///
/// Numbers are digits of seven bits (see `TableBytes`). The table begins with `Layout.marks` counts. Then come the
/// languages, the files, the headings, the entries (each a phrase under a heading in one language), where each bucket
/// begins, the entries of the buckets, and all letters.
package struct WordTable: Sendable {
  /// The widths of the parts.
  enum Layout {
    /// A count, or an offset in the letters.
    static let number = 3
    /// The counts: languages, files, headings, entries, buckets.
    static let marks = 5
    static let language = number
    /// For each file the ends of its headings and of its entries.
    static let file = 2 * number
    /// The offset of its letters, their length, and the length of the kind.
    static let heading = number + 2
    /// The heading (2), the language, the lengths of the phrase as written and folded (2 each; zero where the folded
    /// one is the same), the number of folded words, and the offset of its letters. The folded letters follow those of
    /// the phrase.
    static let entry = 8 + number
  }

  let bytes: TableBytes
  /// In the order of the table: the pseudo-language of words that are the same everywhere, the languages that come with
  /// larder, then others.
  package let languages: [Language]
  let buckets: Int
  private let files: Int
  private let headings: Int
  private let entries: Int
  let starts: Int
  let members: Int
  let letters: Int

  /// - Parameter bytes: as `WordTableWriter` writes them.
  package init(_ bytes: TableBytes) {
    func mark(_ index: Int) -> Int { bytes.number(at: index * Layout.number, width: Layout.number) }
    self.bytes = bytes
    buckets = mark(4)
    let first = Layout.marks * Layout.number
    files = first + mark(0) * Layout.language
    headings = files + mark(1) * Layout.file
    entries = headings + mark(2) * Layout.heading
    starts = entries + mark(3) * Layout.entry
    members = starts + (buckets + 1) * Layout.number
    letters = members + mark(3) * Layout.number
    languages = (0..<mark(0)).compactMap { index in
      let place = first + index * Layout.language
      return Language(bytes.text(place..<place + Layout.language).replacing(" ", with: ""))
    }
  }

  /// Compiles texts into a table.
  package init(_ texts: [WordText]) {
    self.init(TableBytes(copying: WordTableWriter(texts).bytes))
  }

  // MARK: Headings and phrases

  /// The numbers of the headings of a file.
  package func headings(of file: WordFile) -> Range<Int> { range(of: file, at: 0) }

  /// The heading with this number.
  package func heading(_ number: Int) -> WordHeading {
    let place = headings + number * Layout.heading
    let start = letters + bytes.number(at: place, width: Layout.number)
    let length = Int(bytes[place + Layout.number])
    let kind = Int(bytes[place + Layout.number + 1])
    return WordHeading(
      kind: bytes.text(start..<start + kind), value: bytes.text(start + min(kind + 1, length)..<start + length))
  }

  /// A phrase, as it was written.
  package struct Phrase: Hashable, Sendable {
    /// The language of the phrase.
    package let language: Language
    /// The number of its heading.
    package let heading: Int
    /// As written in its file, not folded.
    package let text: String
  }

  /// The phrases of a file: language by language, in the order of each text.
  ///
  /// - Parameter language: only phrases of this language.
  package func phrases(of file: WordFile, language: Language? = nil) -> [Phrase] {
    phrases(of: file, language: language, where: { _ in true })
  }

  /// Calls `take` with the bytes of each phrase of a file in one language, as written, and the number of its heading.
  package func forEachPhrase(
    of file: WordFile, language: Language, _ take: (_ heading: Int, _ phrase: [UInt8]) -> Void
  ) {
    forEachEntry(of: file, language: language) { entry in take(entry.heading, bytes.bytes(letters(of: entry))) }
  }

  private func phrases(of file: WordFile, language: Language?, where isWanted: (Entry) -> Bool) -> [Phrase] {
    var phrases: [Phrase] = []
    forEachEntry(of: file, language: language) { entry in
      guard isWanted(entry) else { return }
      phrases.append(
        Phrase(
          language: languages[entry.language], heading: entry.heading, text: bytes.text(letters(of: entry))))
    }
    return phrases
  }

  private func forEachEntry(of file: WordFile, language: Language?, _ take: (Entry) -> Void) {
    let wanted = language.map { languages.firstIndex(of: $0) ?? -1 }
    for number in range(of: file, at: Layout.number) {
      let place = place(ofEntry: number)
      // Most entries are of another language; they are skipped without reading the rest.
      if let wanted, wanted != Entry.language(bytes, at: place) { continue }
      take(Entry(bytes, at: place))
    }
  }

  /// Where the letters of a phrase are.
  private func letters(of entry: Entry) -> Range<Int> {
    letters + entry.place..<letters + entry.place + entry.length
  }

  /// The phrases of a file under headings that are a kind, in the order of the kinds.
  package func phrases<Kind: RawRepresentable<String> & CaseIterable>(
    of file: WordFile, by kinds: Kind.Type
  ) -> [(kind: Kind, phrase: String)] {
    let names = headings(of: file).map { heading($0).kind }
    let first = headings(of: file).lowerBound
    let phrases = Dictionary(grouping: phrases(of: file)) { names[$0.heading - first] }
    return Kind.allCases.flatMap { kind in (phrases[kind.rawValue] ?? []).map { (kind, $0.text) } }
  }

  /// The phrases of a file under headings of one kind, each with the heading's value.
  ///
  /// - Parameter language: only phrases of this language.
  package func phrases(
    of file: WordFile, kind: String, language: Language? = nil
  ) -> [(value: String, text: String)] {
    let first = headings(of: file).lowerBound
    let values = headings(of: file).map { heading($0) }.map { $0.kind == kind ? $0.value : nil }
    return phrases(of: file, language: language).compactMap { phrase in
      values[phrase.heading - first].map { ($0, phrase.text) }
    }
  }

  /// The phrases of a file under one heading.
  ///
  /// - Parameter language: only phrases of this language.
  package func phrases(of file: WordFile, under heading: String, language: Language? = nil) -> [String] {
    self.heading(WordHeading(heading), of: file).map { phrases(of: file, under: [$0], language: language) } ?? []
  }

  /// The number of a heading of a file; nil where it has none.
  func heading(_ wanted: WordHeading, of file: WordFile) -> Int? {
    headings(of: file).first { heading($0) == wanted }
  }

  /// The phrases of a file under the headings with these numbers.
  ///
  /// - Parameter language: only phrases of this language.
  package func phrases(of file: WordFile, under headings: Set<Int>, language: Language? = nil) -> [String] {
    phrases(of: file, language: language) { headings.contains($0.heading) }.map(\.text)
  }

  func entry(_ number: Int) -> Entry { Entry(bytes, at: place(ofEntry: number)) }

  private func place(ofEntry number: Int) -> Int { entries + number * Layout.entry }

  private func range(of file: WordFile, at offset: Int) -> Range<Int> {
    let index = WordFile.allCases.firstIndex(of: file) ?? 0
    let place = files + index * Layout.file + offset
    let end = bytes.number(at: place, width: Layout.number)
    return (index == 0 ? 0 : bytes.number(at: place - Layout.file, width: Layout.number))..<end
  }
}

extension WordTable {
  /// A phrase under a heading, as stored in the table.
  struct Entry {
    let heading: Int
    let language: Int
    /// The lengths in bytes of the phrase as written, and folded.
    let length: Int
    let folded: Int
    /// The number of folded words.
    let words: Int
    /// Its offset in the letters.
    let place: Int

    init(_ bytes: TableBytes, at place: Int) {
      heading = bytes.number(at: place, width: 2)
      language = Entry.language(bytes, at: place)
      length = bytes.number(at: place + 3, width: 2)
      let folded = bytes.number(at: place + 5, width: 2)
      words = Int(bytes[place + 7])
      self.place = bytes.number(at: place + 8, width: Layout.number)
      self.folded = folded == 0 ? length : folded
      foldedPlace = folded == 0 ? self.place : self.place + length
    }

    let foldedPlace: Int

    /// The language of the entry at a position; read alone, since most entries are skipped by it.
    static func language(_ bytes: TableBytes, at place: Int) -> Int { Int(bytes[place + 2]) }
  }
}

/// The 32-bit FNV-1a hash of a word, to which bytes are added one at a time.
package struct WordHash: Sendable {
  @usableFromInline var bits: UInt32 = 2_166_136_261

  @inlinable package init() {}

  /// The hash of the bytes so far.
  @inlinable package var value: UInt32 { bits }

  /// Adds the next byte; the order of the bytes counts.
  @inlinable package mutating func take(_ byte: UInt8) {
    bits = (bits ^ UInt32(byte)) &* 16_777_619
  }
}
