package import HTTP

/// A provider's model, reached over the network: a request in its dialect, the answer as it streams in, and another
/// try where that can help and nothing of the answer was shown yet, at once and in other words where the provider refuses
/// how it was asked.
package struct WireModel: LanguageModel {
  /// The provider's name: "openai".
  package let provider: String
  /// The provider and the model: "openai:gpt-5.4-mini".
  package let label: String
  private let endpoint: Endpoint
  private let dialect: any Dialect
  private let settings: DialectSettings
  private let conceded = RememberedConcessions()
  private let client: HTTPClient
  /// Of every answer; nil is as long as such an answer may take.
  private let limits: HTTPLimits?
  private let policy: RetryPolicy
  private let timing: RetryTiming
  private let notice: @Sendable (RetryNotice) -> Void
  private let permit: RequestPermit

  /// - Parameters:
  ///   - permit: counts each request, or does not let it go.
  ///   - notice: is told of every further try.
  package init(
    _ endpoint: Endpoint, settings: DialectSettings, client: HTTPClient, limits: HTTPLimits? = nil,
    policy: RetryPolicy = RetryPolicy(), timing: RetryTiming, permit: @escaping RequestPermit,
    notice: @escaping @Sendable (RetryNotice) -> Void = { _ in }
  ) {
    provider = endpoint.provider.rawValue
    label = "\(endpoint.provider.rawValue):\(settings.model)"
    self.endpoint = endpoint
    dialect = endpoint.provider.dialect
    self.settings = settings
    self.client = client
    self.limits = limits
    self.policy = policy
    self.timing = timing
    self.permit = permit
    self.notice = notice
  }

  package func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    try await respond(to: request, onThinking: { _ in }, onText: onText)
  }

  package func respond(
    to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    guard !endpoint.lacksKey else { throw .keyMissing(provider: provider) }
    var settings = settings
    settings.concessions = conceded.all
    var tries = 0
    while true {
      try permit(endpoint.isOwnServer)
      do throws(AttemptError) {
        return try await attempt(message(for: request, settings), request, onThinking, onText).modelReply
      } catch {
        if let concession = error.concession, dialect.knows(concession),
          request.wantsThinking || concession != .silentThinking, settings.concessions.insert(concession).inserted
        {
          _ = conceded.insert(concession)
          continue
        }
        guard let pause = policy.pause(after: error, tries: tries, random: timing.random) else {
          throw ModelError(error, endpoint: endpoint, model: settings.model)
        }
        tries += 1
        notice(RetryNotice(number: tries, pause: pause, status: error.head?.status))
        try await wait(pause)
      }
    }
  }

  /// What a server on this machine says of the model; nil for a provider elsewhere, which is not asked.
  package func served() async -> ServedModel? {
    guard endpoint.isOwnServer else { return nil }
    return await ServerProbe(endpoint: endpoint, client: client).served(settings.model)
  }

  private func attempt(
    _ message: HTTPRequest, _ request: ModelRequest, _ onThinking: (String) -> Void, _ onText: (String) -> Void
  ) async throws(AttemptError) -> WireReply {
    // An answer in a form is read, and shown to nobody.
    var attempt = Attempt(
      dialect: dialect, mostWords: request.mostWords, mayBeSilent: request.isAnswered,
      isShown: request.answerForm == nil)
    var failure: TransportError?
    do throws(TransportError) {
      let limits = limits ?? HTTPLimits(of: request, at: endpoint.address)
      try await client.send(message, limits: limits) { attempt.take($0, onThinking, onText) }
    } catch {
      failure = error
    }
    return try attempt.outcome(failure)
  }

  private func message(for request: ModelRequest, _ settings: DialectSettings) -> HTTPRequest {
    let wire = dialect.request(for: request, settings: settings)
    return endpoint.request(.post, wire.path, headers: wire.headers, body: wire.body)
  }

  private func wait(_ pause: Duration) async throws(ModelError) {
    do throws(CancellationError) {
      try await timing.sleep(pause)
    } catch {
      throw .cancelled
    }
  }
}

/// A request is about to be sent once more.
package struct RetryNotice: Hashable, Sendable {
  /// 1 is the first try after the one that failed.
  package let number: Int
  /// How long is waited before it is sent.
  package let pause: Duration
  /// The status of the answer that made it necessary; nil where there was none.
  package let status: Int?

  package init(number: Int, pause: Duration, status: Int?) {
    self.number = number
    self.pause = pause
    self.status = status
  }
}
