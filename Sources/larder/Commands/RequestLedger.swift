internal import Conversation
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Sealing
internal import Store

/// Counts the requests to models in the home's database, together with every other larder that uses it. It may be asked
/// on any thread, so that it opens the database anew each time; that is nothing beside a request.
struct RequestLedger: Sendable {
  /// The folder of the database.
  let home: String
  /// What opens the database, where it is sealed.
  let seal: OpenSeal?
  let limit: RequestLimit
  /// The machine's clock, whatever moment the run is told that it is: a provider counts real hours.
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
  /// What counts the requests of this run.
  ///
  /// - Parameter most: within an hour; nil is what the options say.
  func requestLedger(_ most: Int?) throws(SessionError) -> RequestLedger {
    let limit = if let most { RequestLimit(set: most) } else { try requestLimit() }
    return RequestLedger(
      home: try home().data, seal: try openSeal(), limit: limit, clock: { Program.machineTime })
  }

  /// The limit of the options, or LARDER_MAX_CALLS, or the usual one.
  private func requestLimit() throws(SessionError) -> RequestLimit {
    if let calls = options.maxCalls { return RequestLimit(set: calls) }
    guard let text = variables["LARDER_MAX_CALLS"], !text.isEmpty else { return .usual }
    guard let calls = Int(text), calls >= 0 else {
      throw SessionError(.modelMaxCalls, exit: .usage)
    }
    return RequestLimit(set: calls)
  }
}
