package import LanguageModels

/// Wraps a model and counts its requests, refused calls, time and tokens.
package final class MeteredModel: LanguageModel {
  /// The effort of a model over some turns.
  package struct Meter {
    /// How often the model was asked; a turn may take several requests.
    package var requests = 0
    /// Calls that larder refused, so that the model had to correct them.
    package var repairs = 0
    /// Time spent waiting for answers.
    package var seconds = 0.0
    /// The tokens of all answers together.
    package var usage = Usage.none
    /// Why requests got no answer, in order.
    package var failures: [ModelError] = []

    package init() {}

    /// Adds the counts of another meter.
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

  /// The provider of the wrapped model.
  package var provider: String { model.provider }
  /// The label of the wrapped model.
  package var label: String { model.label }

  /// What the wrapped model's server says about it.
  package func served() async -> ServedModel? { await model.served() }

  /// Returns the counts since the last call, and resets them.
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
