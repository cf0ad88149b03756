package import LanguageModels

/// Counts what a model does in a turn while it answers: requests, refused calls, the time until it is done.
package final class MeteredModel: LanguageModel {
  /// What a model took for the turns that it answered.
  package struct Meter {
    /// How often it was asked; one turn may take several.
    package var requests = 0
    /// Calls that were refused, so that it had to mend them.
    package var repairs = 0
    /// Spent waiting for its answers.
    package var seconds = 0.0
    /// The tokens of all answers together.
    package var usage = Usage.none
    /// Why requests got no answer, in order.
    package var failures: [ModelError] = []

    package init() {}

    /// Adds what another meter has counted.
    package mutating func add(_ other: Meter) {
      requests += other.requests
      repairs += other.repairs
      seconds += other.seconds
      usage = usage + other.usage
      failures += other.failures
    }
  }

  private let model: any LanguageModel
  private var meter = Meter()
  private var known: Set<String> = []

  package init(_ model: any LanguageModel) {
    self.model = model
  }

  /// That of the model which is counted.
  package var provider: String { model.provider }
  /// That of the model which is counted.
  package var label: String { model.label }

  /// What is known of the model which is counted.
  package func served() async -> ServedModel? { await model.served() }

  /// What was counted since it was asked last.
  package func take() -> Meter {
    defer { meter = Meter() }
    return meter
  }

  package func respond(
    to request: ModelRequest, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    meter.requests += 1
    if case .user? = request.messages.last { known = [] }
    for message in request.messages.reversed() {
      if case .user = message { break }
      guard case .toolResult(let result) = message, case .refused = result.outcome,
        known.insert(result.call.id).inserted
      else { continue }
      meter.repairs += 1
    }
    let clock = ContinuousClock()
    let start = clock.now
    defer {
      let (seconds, attoseconds) = (clock.now - start).components
      meter.seconds += Double(seconds) + Double(attoseconds) / 1e18
    }
    do throws(ModelError) {
      let reply = try await model.respond(to: request, onText: onText)
      meter.usage = meter.usage + reply.usage
      return reply
    } catch {
      meter.failures.append(error)
      throw error
    }
  }
}
