internal import LanguageModels

/// Counts what a model does in a turn while it answers: requests, refused calls, the time until it is done.
final class MeteredModel: LanguageModel {
  struct Meter {
    var requests = 0
    /// Calls that were refused, so that it had to mend them.
    var repairs = 0
    var seconds = 0.0
  }

  private let model: any LanguageModel
  private(set) var meter = Meter()
  private var known: Set<String> = []

  init(_ model: any LanguageModel) {
    self.model = model
  }

  var provider: String { model.provider }
  var label: String { model.label }

  func served() async -> ServedModel? { await model.served() }

  /// What was counted since it was asked last.
  func take() -> Meter {
    defer { meter = Meter() }
    return meter
  }

  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
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
    return try await model.respond(to: request, onText: onText)
  }
}
