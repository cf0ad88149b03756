internal import Conversation
internal import Dispatch
internal import Messages
internal import Nutrition
internal import Sealing
internal import Services
internal import Store
internal import Sync
internal import Synchronization

/// Exchanges commits with the other devices of the household. Meetings run on a queue of their own with their own connection to
/// the database, so that no turn waits for them.
final class HomeMeetings: DeviceMeetings, Sendable {
  /// What a meeting needs.
  struct Place: Sendable {
    /// The folder of the database, and the seal that opens it.
    let folder: String
    let seal: OpenSeal?
    let home: SharedHome
    let fingerprint: [UInt8]
    let carrier: @Sendable (String) throws(SyncError) -> any Carrier
    let now: @Sendable () -> Instant
  }

  private struct State {
    /// Whether a meeting is already queued; a second one would do the same.
    var isDue = false
    /// Whether there is news. What came before the conversation began counts too.
    var hasNews = true
  }

  /// How long to wait for a last meeting when the program ends.
  private static let farewell = DispatchTimeInterval.milliseconds(1000)

  private let place: Place
  private let calls = Mutex<CallListener?>(nil)
  private let queue = DispatchQueue(label: "meetings")
  private let state = Mutex(State())

  init(_ place: Place) { self.place = place }

  func listen() {
    meetSoon()
    let (carrier, address) = (place.carrier, place.home.place)
    let listener = CallListener(
      of: place.home.household, carrier: { () throws(SyncError) in try carrier(address) },
      heard: { [weak self] in self?.meetSoon() })
    calls.withLock { $0 = listener }
    listener.begin()
  }

  func meetSoon() {
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    guard isFirst else { return }
    queue.async { [self] in
      state.withLock { $0.isDue = false }
      // Being offline is normal: what could not be sent now is sent at the next meeting.
      _ = try? hold()
    }
  }

  func meet(at now: Instant) async -> Text {
    await withCheckedContinuation { continuation in
      queue.async { [self] in continuation.resume(returning: sentence()) }
    }
  }

  func hasNews() -> Bool {
    state.withLock { state in
      defer { state.hasNews = false }
      return state.hasNews
    }
  }

  /// Holds the end of the program back only for a moment, since another device may be far away.
  func finish() {
    calls.withLock { $0?.end() }
    let isOver = DispatchSemaphore(value: 0)
    queue.async { isOver.signal() }
    _ = isOver.wait(timeout: .now() + HomeMeetings.farewell)
  }

  private func sentence() -> Text {
    do throws(SyncError) {
      return SyncWording.sentences(try hold())
    } catch {
      return SyncWording.failure(error).sentence
    }
  }

  private func hold() throws(SyncError) -> ExchangeOutcome {
    let store: Store
    let home: SharedHome?
    do throws(StoreError) {
      store = try Store.open(.home(place.folder), seal: place.seal)
      home = try store.sharedHome()
    } catch {
      throw .store(error)
    }
    guard let home else { throw .noHousehold }
    var exchange = try Exchange(store, place.carrier(home.place), fingerprint: place.fingerprint, at: place.now())
    let outcome = try exchange.run()
    if outcome.changes > 0 { state.withLock { $0.hasNews = true } }
    return outcome
  }
}
