import EmbeddedWords
import Scanning
import Testing
import Words

@Suite struct `The languages of the recogniser` {
  @Test(
    arguments: [
      ([], ["deu", "eng"]), ([.spanish], ["spa", "eng"]), ([.turkish, .german], ["tur", "deu", "eng"]),
      ([.english], ["eng"]), ([.chinese], ["chi_sim", "eng"]),
    ] as [([Language], [String])])
  func `are those of the household, and English`(languages: [Language], expected: [String]) {
    #expect(RecogniserLanguages.names(of: languages) == expected)
  }

  @Test func `pass over a language that has no words`() throws {
    #expect(RecogniserLanguages.names(of: [try #require(Language("fr"))]) == ["eng"])
  }
}
