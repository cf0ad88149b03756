import EmbeddedWords
import Testing
import Words

@Suite struct `The folders of languages` {
  /// Kinds whose values are each language's own, as numbers and units are: not every language has a word for each.
  private static let free: Set<String> = [
    "number", "leading", "bound", "scale", "scale-with-tenths", "join", "thousands", "hour", "hour-before", "hour-past",
    "fraction", "vague",
    "unit", "measure", "letter", "capital", "size", "moment", "day", "ordinal",
    "factor", "energy", "clock", "article", "length", "nutrient", "state", "kept-state", "span", "joint", "preparation",
    "adjective", "short", "stop", "state-prefix", "title-state", "title-end", "group-name", "country",
  ]

  @Test(arguments: WordFile.allCases)
  func `have the same lists in each file, or say which they have not`(file: WordFile) throws {
    var all: Set<String> = []
    var lists: [Language: Set<String>] = [:]
    for language in Language.spoken {
      lists[language] = Set(try Folders.text(language, file).lists.map { name(of: $0.heading, in: file) })
      all.formUnion(lists[language] ?? [])
    }
    let shared = file == .units ? Set(try Folders.text(.shared, file).lists.map { name(of: $0.heading, in: file) }) : []
    for language in Language.spoken {
      let absent = try Folders.absent(language, file)
      let own = lists[language] ?? []
      #expect(all.subtracting(own).subtracting(shared) == absent, "\(language.code)/\(file.rawValue).txt")
    }
  }

  private func name(of heading: WordHeading, in file: WordFile) -> String {
    let isFree = Self.free.contains(heading.kind) || (heading.kind == "head" && file == .ingredients)
    return isFree || heading.value.isEmpty ? heading.kind : heading.kind + " " + heading.value
  }

  @Test func `have known headings, each once, and lists that are sorted and not empty`() throws {
    let known = try Folders.headings()
    let shared = try Folders.sharedFiles().map { (Language.shared, $0) }
    let spoken = Language.spoken.flatMap { language in WordFile.allCases.map { (language, $0) } }
    for (language, file) in shared + spoken {
      let text = try Folders.lines(language, file).joined(separator: "\n")
      let lists = try WordText(text, file, of: language, known: known).lists
      for list in lists { #expect(!list.phrases.isEmpty, "\(language.code)/\(file.rawValue).txt: \(list.heading)") }
    }
  }

  /// What nobody says would hide a slip in a heading.
  @Test(arguments: WordFile.allCases)
  func `use every heading that is known`(file: WordFile) throws {
    let known = try Folders.headings()
    let languages = Language.spoken + (try Folders.sharedFiles().contains(file) ? [.shared] : [])
    let used = try languages.flatMap { try Folders.text($0, file).lists }.compactMap {
      known.pattern(of: $0.heading, in: file)
    }
    #expect(Set(known.all(in: file)) == Set(used))
  }

  @Test func `mean one thing by an answer, whoever gives it`() throws {
    var kinds: [[String]: String] = [:]
    for language in Language.spoken {
      for list in try Folders.text(language, .answers).lists where list.heading.kind != "filler" {
        for phrase in list.phrases {
          let words = NameWords.separate(phrase)
          #expect(kinds[words] ?? list.heading.kind == list.heading.kind, "\(phrase) in \(language.code)")
          kinds[words] = list.heading.kind
        }
      }
    }
  }

  @Test func `are in the program as they stand`() throws {
    let table = WordTable.embedded
    #expect(table.languages == [.shared] + Language.spoken)
    for file in WordFile.allCases {
      for language in Language.spoken {
        let written = try Folders.text(language, file).lists.flatMap { list in list.phrases.map { (list.heading, $0) } }
        let embedded = table.phrases(of: file, language: language).map { (table.heading($0.heading), $0.text) }
        #expect(
          written.elementsEqual(embedded) { $0.0 == $1.0 && $0.1 == $1.1 }, "\(language.code)/\(file.rawValue).txt")
      }
    }
  }
}
