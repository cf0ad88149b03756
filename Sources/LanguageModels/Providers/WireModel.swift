package import HTTP

/// A provider's model, reached over the network. It sends a request in the provider's dialect and streams the answer.
/// Where that may help and nothing of the answer was shown yet, it tries again: after a pause, or at once in a
/// different way where the provider refused how it was asked.
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
  /// The limits for every answer; nil for the default ones.
  private let limits: HTTPLimits?
  private let policy: RetryPolicy
  private let timing: RetryTiming
  private let notice: @Sendable (RetryNotice) -> Void
  private let permit: RequestPermit

  /// - Parameters:
  ///   - permit: counts each request, or refuses it.
  ///   - notice: is told of every retry.
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

  /// How a server on this machine serves the model; nil for other providers, which are not asked.
  package func served() async -> ServedModel? {
    guard endpoint.isOwnServer else { return nil }
    return await ServerProbe(endpoint: endpoint, client: client).served(settings.model)
  }

  private func attempt(
    _ message: HTTPRequest, _ request: ModelRequest, _ onThinking: (String) -> Void, _ onText: (String) -> Void
  ) async throws(AttemptError) -> WireReply {
    // An answer in a form is parsed and not shown.
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
  /// 1 for the first retry.
  package let number: Int
  /// The pause before it is sent.
  package let pause: Duration
  /// The status of the answer that made it necessary; nil where there was no answer.
  package let status: Int?

  package init(number: Int, pause: Duration, status: Int?) {
    self.number = number
    self.pause = pause
    self.status = status
  }
}
