internal import LanguageModels
internal import Testing

struct ModelNameTests {
  @Test(arguments: [
    ("openai:gpt-5.4-mini", ProviderName.openai, "gpt-5.4-mini"),
    ("anthropic:claude-sonnet-5", .anthropic, "claude-sonnet-5"),
    ("ollama:llama3.2:3b", .ollama, "llama3.2:3b"),
    ("compatible:moonshotai/kimi-k2.5", .compatible, "moonshotai/kimi-k2.5"),
    ("gemini:gemini-3-flash-preview", .gemini, "gemini-3-flash-preview"), ("llamacpp:x", .llamacpp, "x"),
  ])
  func `a model is named by its provider and its name`(text: String, provider: ProviderName, model: String) throws {
    let name = try #require(ModelName(text))
    #expect(name.provider == provider)
    #expect(name.model == model)
    #expect(name.description == text)
  }

  @Test(arguments: [
    "", "openai", "openai:", ":gpt", "other:gpt", "OpenAI:gpt", "gemini:a?key=b", "gemini:a b", "gemini:a\nb",
    "gemini:../x#", "gemini:größe", "openai:" + String(repeating: "a", count: 201),
  ])
  func `other words name no model`(text: String) {
    #expect(ModelName(text) == nil)
  }
}
