import LanguageModels
import Testing

@Suite struct `the prompts` {
  @Test(arguments: Prompts.Name.allCases)
  func `come with larder, each with its version`(name: Prompts.Name) throws {
    let prompt = try Prompts()[name]
    #expect(prompt.version >= 1)
    #expect(prompt.text.hasSuffix("\n"))
    #expect(!prompt.text.contains("version:"))
  }

  @Test(arguments: Prompts.Name.allCases)
  func `can be replaced one by one`(name: Prompts.Name) throws {
    let prompts = try Prompts { $0 == name ? "version: 41\n\nBe brief.\n" : nil }
    #expect(prompts[name].version == 41)
    #expect(prompts[name].text == "Be brief.\n")
    for other in Prompts.Name.allCases where other != name { #expect(prompts[other] == (try Prompts()[other])) }
  }

  @Test(arguments: ["", "Be brief.", "version: one\n\nBe brief.", "version: 2\n\n", "version: 2"])
  func `without a version or a text are refused by their name`(file: String) {
    let error = #expect(throws: PromptError.self) { try Prompts { $0 == .label ? file : nil } }
    #expect(error?.name == .label)
  }

  @Test func `of what is read say that words in it are data`() throws {
    let prompts = try Prompts()
    for name in Prompts.Name.allCases where name != .conversation {
      #expect(prompts[name].text.contains("data"))
    }
  }
}
