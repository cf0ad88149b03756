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
    #expect(try Endpoint(provider, option: GivenAddress(option, for: provider), variables: [:]).address.text == address)
  }

  @Test func `the command line goes before the environment, and the environment before the usual address`() throws {
    let variables = ["OPENAI_BASE_URL": "http://variable/v1", "ANTHROPIC_BASE_URL": ""]
    let option = GivenAddress("http://option/v1", for: .openai)
    #expect(try Endpoint(.openai, option: option, variables: variables).address.host == "option")
    #expect(try Endpoint(.openai, variables: variables).address.host == "variable")
    #expect(try Endpoint(.anthropic, variables: variables).address.host == "api.anthropic.com")
    #expect(try Endpoint(.ollama, variables: variables).address.host == "localhost")
  }

  @Test func `an address that was given to one provider is that of no other`() throws {
    let option = GivenAddress("https://one.example/v1", for: .openai)
    let variables = ["ANTHROPIC_BASE_URL": "https://two.example"]
    #expect(try Endpoint(.anthropic, option: option, variables: variables).address.host == "two.example")
    let usual = ProviderName.gemini.usualAddress
    #expect(try Endpoint(.gemini, option: option, variables: variables).address.text == usual)
    #expect(throws: EndpointError.addressMissing(.compatible)) {
      try Endpoint(.compatible, option: option, variables: variables)
    }
  }

  @Test(arguments: [
    "http://192.168.1.5:8000/v1", "http://host/v1", "http://a.localhost/", "http://127.1/", "http://[::2]/",
  ])
  func `a key does not go over plain http to another machine`(text: String) throws {
    let option = GivenAddress(text, for: .openai)
    let host = try #require(WebAddress(text)).host
    #expect(throws: EndpointError.unprotectedKey(.openai, host: host)) {
      try Endpoint(.openai, option: option, variables: [:], key: Secret("k"))
    }
    #expect(throws: EndpointError.unprotectedKey(.openai, host: host)) {
      try Endpoint(.openai, variables: ["OPENAI_BASE_URL": text], key: Secret("k"))
    }
    #expect(try Endpoint(.openai, option: option, variables: [:]).address.host == host)
  }

  @Test(arguments: [
    "http://127.0.0.1:9/v1", "http://127.8.9.10/", "http://[::1]:9/", "http://localhost/", "https://host/",
  ])
  func `a key goes over plain http to this machine, and protected anywhere`(text: String) throws {
    #expect(try Endpoint(.openai, option: GivenAddress(text, for: .openai), variables: [:], key: Secret("k")).hasKey)
  }

  @Test(arguments: ["host", "ftp://host", "https://key@host/v1", "https://host/v1#x"])
  func `an address that is none is refused, and named by where it comes from`(text: String) {
    #expect(throws: EndpointError.unreadableAddress(variable: nil)) {
      _ = try Endpoint(.openai, option: GivenAddress(text, for: .openai), variables: [:])
    }
    #expect(throws: EndpointError.unreadableAddress(variable: "GEMINI_BASE_URL")) {
      _ = try Endpoint(.gemini, variables: ["GEMINI_BASE_URL": text])
    }
  }

  @Test func `a key has to be there for a provider, and not for a server on this machine`() throws {
    #expect(try Endpoint(.anthropic, variables: [:]).lacksKey)
    #expect(try !Endpoint(.anthropic, variables: [:], key: Secret("k")).lacksKey)
    let here = GivenAddress("http://127.0.0.1:9", for: .anthropic)
    #expect(try !Endpoint(.anthropic, option: here, variables: [:]).lacksKey)
    #expect(try !Endpoint(.ollama, variables: [:]).lacksKey)
    let there = GivenAddress("https://host/v1", for: .compatible)
    #expect(try !Endpoint(.compatible, option: there, variables: [:]).lacksKey)
  }

  @Test func `no description of an endpoint has its key`() throws {
    let endpoint = try Endpoint(.openai, variables: [:], key: Secret("sk-secret"))
    var dumped = ""
    dump(endpoint, to: &dumped)
    for text in ["\(endpoint)", String(reflecting: endpoint), dumped] { #expect(!text.contains("sk-secret")) }
  }
}
