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
  /// The model that the options name, or LARDER_MODEL, or none.
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

  /// "builtin", "openai:gpt-5.4-mini": local first, unless the options say otherwise.
  func model(named name: String, _ interrupts: InterruptFlag?) throws(SessionError) -> ModelChoice {
    if name == "builtin" { return .builtIn }
    let model = InterruptibleModel(try wireModel(named: name)) { interrupts?.take() ?? false }
    return options.noLocal ? .other(model) : .localFirst(model)
  }

  /// - Parameters:
  ///   - mostTokens: the most that an answer may have; nil is the usual.
  ///   - mostRequests: within an hour; nil is what the options say.
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

  /// Every household has a key of its own at a provider, so that one word tells its requests from those of others.
  private static func cacheKey(of provider: ProviderName) -> String? { provider == .openai ? "larder" : nil }

  /// Where a provider is, with its key where there is one.
  func endpoint(of provider: ProviderName) throws(SessionError) -> Endpoint {
    try endpoint(of: provider, key: storedKey(of: provider))
  }

  /// Where a provider is that has a key; nil where it has none.
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

  /// The address of the command line: it belongs to the provider of the model that the program was started with.
  private var givenAddress: GivenAddress? {
    guard let text = options.baseURL else { return nil }
    if case .models(let provider?) = options.command { return GivenAddress(text, for: provider) }
    return modelName.flatMap { ModelName($0) }.map { GivenAddress(text, for: $0.provider) }
  }

  /// The key that is kept; a key that cannot be used is said where the provider wants one.
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

  /// - Parameter userAgent: who it says that it is.
  func client(as userAgent: String, reach: HTTPReach = .anywhere) -> HTTPClient {
    let settings = HTTPSettings(
      userAgent: userAgent, certificates: Certificates(variables: variables), reach: reach)
    guard options.trace else { return HTTPClient(settings) }
    return HTTPClient(settings) { event in Program.tell(TraceWording.line(event)) }
  }

  /// From whatever thread an exchange runs on.
  private static func tell(_ line: String) {
    DescriptorOutput(STDERR_FILENO).write(PrintableText.clean(line) + "\n")
  }

  /// What holds for models in a session: the prompt, the limits, the prices.
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

  /// What tokens cost, as the household has written it down.
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
