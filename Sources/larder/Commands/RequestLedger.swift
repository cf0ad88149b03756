internal import Conversation
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Sealing
internal import Store

/// Counts requests to models in the home's database, together with every other larder process that uses it. It may be called on
/// any thread and therefore opens the database anew each time, which costs little next to a request.
struct RequestLedger: Sendable {
  /// The folder of the database.
  let home: String
  /// Opens the database where it is sealed.
  let seal: OpenSeal?
  let limit: RequestLimit
  /// The machine's clock, even where `--now` is given: a provider counts real hours.
  let clock: @Sendable () -> Instant

  /// - Throws: `.limitReached`, or `.notCounted` where the database cannot be written.
  func admit(toOwnServer: Bool) throws(ModelError) {
    let mayGo: Bool
    do throws(StoreError) {
      let store = try Store.open(.home(home), seal: seal)
      mayGo = try store.bookkeeping.countRequest(at: clock(), toOwnServer: toOwnServer, within: limit)
    } catch {
      throw .notCounted
    }
    guard mayGo else { throw .limitReached(perHour: limit.perHour) }
  }
}

extension Program {
  /// The counter for the requests of this run.
  ///
  /// - Parameter most: the limit within an hour; nil for that of the options.
  func requestLedger(_ most: Int?) throws(SessionError) -> RequestLedger {
    let limit = if let most { RequestLimit(set: most) } else { try requestLimit() }
    return RequestLedger(
      home: try home().data, seal: try openSeal(), limit: limit, clock: { Program.machineTime })
  }

  /// The limit from the options, LARDER_MAX_CALLS, or the default.
  private func requestLimit() throws(SessionError) -> RequestLimit {
    if let calls = options.maxCalls { return RequestLimit(set: calls) }
    guard let text = variables["LARDER_MAX_CALLS"], !text.isEmpty else { return .usual }
    guard let calls = Int(text), calls >= 0 else {
      throw SessionError(.modelMaxCalls, exit: .usage)
    }
    return RequestLimit(set: calls)
  }
}
