internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import HTTP
internal import LanguageModels
internal import Messages
internal import Services
internal import Terminal

extension Program {
  /// The model named by the options or LARDER_MODEL; the built-in interpreter where there is none.
  func modelChoice(_ interrupts: InterruptFlag?) throws(SessionError) -> ModelChoice {
    guard options.baseURL == nil || givenAddress != nil else {
      throw SessionError(
        .modelAddressOnly, exit: .usage)
    }
    return try modelName.map { name throws(SessionError) in try model(named: name, interrupts) } ?? .builtIn
  }

  var modelName: String? {
    guard let name = options.model ?? variables["LARDER_MODEL"], !name.isEmpty else { return nil }
    return name
  }

  /// The choice for a name such as "builtin" or "openai:gpt-5.4-mini"; local first, unless the options say otherwise.
  func model(named name: String, _ interrupts: InterruptFlag?) throws(SessionError) -> ModelChoice {
    if name == "builtin" { return .builtIn }
    let model = InterruptibleModel(try wireModel(named: name)) { interrupts?.take() ?? false }
    return options.noLocal ? .other(model) : .localFirst(model)
  }

  /// - Parameters:
  ///   - mostTokens: the most tokens of an answer; nil for the usual limit.
  ///   - mostRequests: the most requests within an hour; nil for the limit of the options.
  func wireModel(named name: String, mostTokens: Int? = nil, mostRequests: Int? = nil) throws(SessionError) -> WireModel
  {
    guard let named = ModelName(name) else {
      let providers = ProviderName.allCases.map { Text.verbatim("\($0.rawValue):NAME") }
      throw SessionError(.modelNoSuch(name: name, providers: providers), exit: .usage)
    }
    var settings = DialectSettings(
      model: named.model, reasoningEffort: options.effort, promptCacheKey: Program.cacheKey(of: named.provider),
      hasStrictTools: named.provider.hasStrictTools)
    if let most = mostTokens ?? options.answerTokens { settings.maxTokens = most }
    let tells = options.trace
    let ledger = try requestLedger(mostRequests)
    let endpoint = try endpoint(of: named.provider, key: storedKey(of: named.provider))
    return WireModel(
      endpoint, settings: settings, client: client, timing: .system,
      permit: { toOwnServer throws(ModelError) in try ledger.admit(toOwnServer: toOwnServer) },
      notice: { retry in if tells { Program.tell("try \(retry.number + 1) in \(retry.pause)") } })
  }

  /// The prompt cache key that OpenAI accepts. A constant is enough, since every household has its own key at a provider.
  private static func cacheKey(of provider: ProviderName) -> String? { provider == .openai ? "larder" : nil }

  /// A provider's address, with its key where there is one.
  func endpoint(of provider: ProviderName) throws(SessionError) -> Endpoint {
    try endpoint(of: provider, key: storedKey(of: provider))
  }

  /// A provider's address and key; nil where it has no key.
  func keyedEndpoint(of provider: ProviderName) throws(SessionError) -> Endpoint? {
    guard let key = try storedKey(of: provider) else { return nil }
    return try endpoint(of: provider, key: key)
  }

  private func endpoint(of provider: ProviderName, key: Secret?) throws(SessionError) -> Endpoint {
    do throws(EndpointError) {
      return try Endpoint(provider, option: givenAddress, variables: variables, key: key)
    } catch {
      throw SessionError(Program.sentence(error), exit: .usage)
    }
  }

  /// The address of `--base-url`, which belongs to the provider of the model that the program was started with.
  private var givenAddress: GivenAddress? {
    guard let text = options.baseURL else { return nil }
    if case .models(let provider?) = options.command { return GivenAddress(text, for: provider) }
    return modelName.flatMap { ModelName($0) }.map { GivenAddress(text, for: $0.provider) }
  }

  /// The stored key; nil where there is none. An unusable key is an error where the provider needs one.
  private func storedKey(of provider: ProviderName) throws(SessionError) -> Secret? {
    guard let owner = KeyProvider(rawValue: provider.rawValue) else { return nil }
    do throws(KeyError) {
      return try keyStore().find(owner).map { Secret($0.key.revealed) }
    } catch {
      guard provider.wantsKey, case .secretService = error else { return nil }
      throw KeyWording.failure(error, owner)
    }
  }

  private static func sentence(_ error: EndpointError) -> Text {
    switch error {
    case .addressMissing(let provider):
      .modelNoAddress(provider: provider.rawValue)
    case .unreadableAddress(let variable): .noHttpAddress(name: variable ?? "--base-url")
    case .unprotectedKey(let provider, let host):
      .modelKeyNotSent(provider: provider.rawValue, host: host)
    }
  }

  var client: HTTPClient { client(as: "larder/\(Version.number)") }

  /// - Parameter userAgent: the User-Agent header.
  func client(as userAgent: String, reach: HTTPReach = .anywhere) -> HTTPClient {
    let settings = HTTPSettings(
      userAgent: userAgent, certificates: Certificates(variables: variables), reach: reach)
    guard options.trace else { return HTTPClient(settings) }
    return HTTPClient(settings) { event in Program.tell(TraceWording.line(event)) }
  }

  /// Called from whichever thread runs the exchange.
  private static func tell(_ line: String) {
    DescriptorOutput(STDERR_FILENO).write(PrintableText.clean(line) + "\n")
  }

  /// The settings of models in a session: the prompts, the limits and the prices.
  func modelOptions(_ interrupts: InterruptFlag?) throws(SessionError) -> Session.Options {
    var session = Session.Options()
    session.language = language
    let prompts = try prompts()
    session.prompt = prompts.conversation.text
    session.prompts = prompts
    session.products = try products()
    session.pages = pages()
    session.files = fileScanner(interrupts)
    session.pictureFolder = try home().pictures
    session.traces = options.trace
    session.tokensPerDay = variables["LARDER_DAILY_TOKENS"].flatMap { Int($0) }
    session.prices = try prices()
    session.modelsOffered = { (provider: ProviderName) async throws(SessionError) in
      try await listed(try endpoint(of: provider))
    }
    session.context = options.context
    session.modelNamed = { (name: String) throws(SessionError) in try model(named: name, interrupts) }
    return session
  }

  /// The prices of tokens, from the household's prices.json.
  func prices() throws(SessionError) -> PriceList {
    FileManager.default.contents(atPath: try home().data + "/prices.json").flatMap { PriceList(json: $0) } ?? .empty
  }

  func prompts() throws(SessionError) -> Prompts {
    do throws(PromptError) {
      return try Prompts { name in
        options.prompts.flatMap { FileManager.default.contents(atPath: "\($0)/\(name.rawValue).md") }
          .map { String(decoding: $0, as: UTF8.self) }
      }
    } catch {
      throw SessionError(.modelNoPrompt(name: error.name.rawValue), exit: .usage)
    }
  }
}
