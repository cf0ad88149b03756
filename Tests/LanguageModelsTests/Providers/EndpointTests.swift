internal import HTTP
internal import LanguageModels
internal import Testing

struct EndpointTests {
  @Test(arguments: ProviderName.allCases.filter { $0 != .compatible })
  func `every provider has its address`(provider: ProviderName) throws {
    #expect(try Endpoint(provider, variables: [:]).address.text == provider.usualAddress)
  }

  @Test func `a server that nobody knows wants its address`() {
    #expect(throws: EndpointError.addressMissing(.compatible)) { _ = try Endpoint(.compatible, variables: [:]) }
  }

  @Test(arguments: [
    (ProviderName.openai, "http://host/v1", "http://host/v1"),
    (.openai, "http://host:81/openai", "http://host:81/openai"),
    (.anthropic, "http://host", "http://host"), (.anthropic, "http://host/v1", "http://host"),
    (.anthropic, "http://host/proxy/v1/", "http://host/proxy"), (.gemini, "http://host", "http://host/v1beta"),
    (.gemini, "http://host/", "http://host/v1beta"), (.gemini, "http://host/v1", "http://host/v1"),
    (.ollama, "http://host:11434", "http://host:11434/v1"), (.llamacpp, "http://host/", "http://host/v1"),
    (.compatible, "https://host/api/v4", "https://host/api/v4"),
  ])
  func `a base address is taken as its provider's programs write it`(
    provider: ProviderName, option: String, address: String
  ) throws {
    #expect(try Endpoint(provider, option: option, variables: [:]).address.text == address)
  }

  @Test func `the command line goes before the environment, and the environment before the usual address`() throws {
    let variables = ["OPENAI_BASE_URL": "http://variable/v1", "ANTHROPIC_BASE_URL": ""]
    #expect(try Endpoint(.openai, option: "http://option/v1", variables: variables).address.host == "option")
    #expect(try Endpoint(.openai, variables: variables).address.host == "variable")
    #expect(try Endpoint(.anthropic, variables: variables).address.host == "api.anthropic.com")
    #expect(try Endpoint(.ollama, variables: variables).address.host == "localhost")
  }

  @Test(arguments: ["host", "ftp://host", "https://key@host/v1", "https://host/v1#x"])
  func `an address that is none is refused, and named by where it comes from`(text: String) {
    #expect(throws: EndpointError.unreadableAddress(variable: nil)) {
      _ = try Endpoint(.openai, option: text, variables: [:])
    }
    #expect(throws: EndpointError.unreadableAddress(variable: "GEMINI_BASE_URL")) {
      _ = try Endpoint(.gemini, variables: ["GEMINI_BASE_URL": text])
    }
  }

  @Test func `a key has to be there for a provider, and not for a server on this machine`() throws {
    #expect(try Endpoint(.anthropic, variables: [:]).lacksKey)
    #expect(try !Endpoint(.anthropic, variables: [:], key: Secret("k")).lacksKey)
    #expect(try !Endpoint(.anthropic, option: "http://127.0.0.1:9", variables: [:]).lacksKey)
    #expect(try !Endpoint(.ollama, variables: [:]).lacksKey)
    #expect(try !Endpoint(.compatible, option: "https://host/v1", variables: [:]).lacksKey)
  }

  @Test func `no description of an endpoint has its key`() throws {
    let endpoint = try Endpoint(.openai, variables: [:], key: Secret("sk-secret"))
    var dumped = ""
    dump(endpoint, to: &dumped)
    for text in ["\(endpoint)", String(reflecting: endpoint), dumped] { #expect(!text.contains("sk-secret")) }
  }
}
