import Testing
import Words

@Suite struct `A table of words` {
  private func table() throws -> WordTable {
    WordTable([
      try WordText("[unit g]\ng\n", .units, of: .shared),
      try WordText("# Numbers\n[number 2]\ntwo\n\n[number 22]\ntwenty two\ntwenty-two\n", .numbers, of: .english),
      try WordText("[unit piece]\nÇift çay\n", .units, of: .turkish),
      try WordText("[yes]\ntwo\n", .answers, of: .english),
    ])
  }

  private func said(_ line: String, before end: WordFile = .answers) throws -> [String] {
    let table = try table()
    let tokens = Tokenizer.tokens(of: line)
    return table.phrases(at: 0, in: tokens, beforeHeading: table.headings(of: end).lowerBound).map { found in
      let heading = table.heading(found.heading)
      return "\(found.language.code) \(heading.kind) \(heading.value) \(found.length)"
    }
  }

  @Test func `finds what a line begins with, however it is written`() throws {
    #expect(try said("two eggs") == ["en number 2 1"])
    #expect(try said("TWENTY TWO eggs") == ["en number 22 2", "en number 22 2"])
    #expect(try said("cift cay") == ["tr unit piece 2"])
    #expect(try said("çift") == [])
    #expect(try said("g") == ["any unit g 1"])
    #expect(try said("twenty") == [])
  }

  @Test func `finds contractions without their apostrophe, whatever stands in later files`() throws {
    let later = (0..<64).map { "word\($0)" }.sorted().joined(separator: "\n")
    let table = WordTable([
      try WordText("[unit g]\ng\n", .units, of: .shared),
      try WordText("[unit piece]\ncouldn't say\ni'm\n", .units, of: .english),
      try WordText("[unit piece]\nbir'm\n", .units, of: .turkish),
      try WordText("[yes]\n\(later)\n", .answers, of: .english),
    ])
    func finds(_ line: String) -> Bool {
      let end = table.headings(of: .answers).lowerBound
      return !table.phrases(at: 0, in: Tokenizer.tokens(of: line), beforeHeading: end).isEmpty
    }
    #expect(finds("couldnt say") && finds("couldn’t say") && finds("i'm"))
    #expect(!finds("im") && !finds("birm"))
  }

  @Test func `passes over the files behind the one that is asked for`() throws {
    #expect(try said("two", before: .health) == ["en number 2 1", "en yes  1"])
  }

  @Test func `gives the phrases of a file as they were written`() throws {
    let table = try table()
    #expect(table.phrases(of: .units).map(\.text) == ["g", "Çift çay"])
    #expect(table.phrases(of: .units, language: .turkish).map(\.language) == [.turkish])
    #expect(table.phrases(of: .times) == [])
    #expect(table.headings(of: .numbers) == 0..<2)
  }

  @Test(arguments: [
    ("two\n", WordTextError.Problem.phraseBeforeHeading, 1), ("[number 2]\n two\n", .spaces, 2),
    ("[number 2]\ntwo \n", .spaces, 2), ("[number 2]\na  pair\n", .spaces, 2), ("[number 2]\ntwo\r\n", .spaces, 2),
    ("# 2\n[number 2]\ntwo\npair\ntwo\n", .twice, 5),
    ("[number 2]\n" + String(repeating: "two", count: 667), .tooLong, 2),
  ])
  func `names the line of a text that cannot be read`(text: String, problem: WordTextError.Problem, line: Int) {
    #expect(throws: WordTextError(problem, line: line)) { try WordText(text, .numbers, of: .english) }
  }

  @Test(arguments: ["en", "any", "tr", "fil"])
  func `knows languages by their codes`(code: String) { #expect(Language(code)?.code == code) }

  @Test(arguments: ["", "e", "EN", "engl", "e1", "çe"])
  func `knows no language by anything else`(code: String) { #expect(Language(code) == nil) }
}
