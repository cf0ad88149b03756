import Dispatch
import FoundationEssentials
import Glibc
import Merging
import Nutrition
import Sealing
import Store
import Sync
import Testing

/// A server of its own, which `make sync-test` starts.
enum TestServer {
  static let address = ProcessInfo.processInfo.environment["LARDER_POSTGRES"]

  /// Kills the server as nothing can prevent, and starts it again.
  static func restart() {
    guard let program = ProcessInfo.processInfo.environment["LARDER_POSTGRES_RESTART"] else { return }
    _ = system(program)
  }
}

/// Homes that meet on a PostgreSQL server.
@Suite(.enabled(if: TestServer.address != nil && SealingKey.isPossible, "make sync-test starts a server"), .serialized)
struct PostgresTests {
  private let kitchen: TestHome
  private let study: TestHome
  private var address: String { TestServer.address ?? "" }
  private var carrier: PostgresCarrier { PostgresCarrier(address) }

  init() throws {
    kitchen = try TestHome("kitchen laptop")
    study = try TestHome("study laptop")
  }

  private func meet(_ home: TestHome, fingerprint: [UInt8]? = nil) throws -> ExchangeOutcome {
    var exchange = try Exchange(
      home.store, carrier, fingerprint: fingerprint ?? Array(home.name.utf8), at: moment(5))
    return try exchange.run()
  }

  private func join() throws {
    let code = try Household(kitchen.store, carrier).start(kitchen.device(address), at: moment(1))
    _ = try meet(kitchen)
    try Household(study.store, carrier).join(study.device(address), code, at: moment(2))
    _ = try meet(study)
  }

  private var isSame: Bool { get throws { try kitchen.store.sharedHash() == study.store.sharedHash() } }

  @Test func `two homes have the same diary once both have met the server`() throws {
    try kitchen.log(100)
    try study.log(200)
    try join()
    #expect(try meet(kitchen).devices == ["study laptop"])
    #expect(try isSame)
    try kitchen.log(300)
    #expect(try meet(kitchen).sent == 1)
    #expect(try meet(study).received == 1)
    #expect(try isSame)
    let quiet = try meet(kitchen)
    #expect(quiet.sent == 0 && quiet.received == 0)
  }

  @Test func `all that was given comes, however much it is`() throws {
    let code = try Household(kitchen.store, carrier).start(kitchen.device(address), at: moment(1))
    let held = carrier
    for number in 0..<140 {
      try kitchen.log(1_000 + 10 * number)
      var exchange = try Exchange(kitchen.store, held, fingerprint: Array(kitchen.name.utf8), at: moment(5))
      _ = try exchange.run()
    }
    try Household(study.store, carrier).join(study.device(address), code, at: moment(2))
    #expect(try meet(study).waiting == 0)
    #expect(try isSame)
  }

  @Test func `households of one server see nothing of each other`() throws {
    try kitchen.log(100)
    try join()
    let stranger = try TestHome("stranger")
    _ = try Household(stranger.store, carrier).start(stranger.device(address), at: moment(1))
    let outcome = try meet(stranger)
    #expect(outcome.received == 0 && outcome.damaged == 0 && outcome.locked == 0)
    let other = carrier
    try other.open(try #require(try stranger.store.sharedHome()).household)
    var seen = 0
    try other.forEachSegment(besides: []) { _ in seen += 1 }
    #expect(try seen == stranger.store.signedRuns().count)
  }

  @Test func `nothing on the server can be read without the key`() throws {
    try kitchen.log(100)
    try join()
    let all = ServerRows().everything()
    #expect(all.count > 1_000)
    for word in ["pub lunch", "kitchen laptop", "Europe/Berlin", "energy", "log_meal"] {
      #expect(!all.contains(word), "\(word)")
    }
  }

  @Test func `a wrong code opens nothing, and another server is no empty household`() throws {
    try join()
    let third = try TestHome("third")
    #expect(throws: SyncError.notInvited) {
      try Household(third.store, carrier).join(
        third.device(address), InvitationCode(secret: Array(0..<16)), at: moment(2))
    }
    let gone = PostgresCarrier("postgresql://larder@127.0.0.1:1/households")
    #expect(throws: CarrierError.unreachable) { try gone.open(identifier(1)) }
    #expect(throws: CarrierError.notThere) { try carrier.open(identifier(77)) }
  }

  @Test func `copies of one home are told apart, whoever gives first`() throws {
    try join()
    let copy = TestHome("kitchen laptop", try kitchen.store.copyInMemory())
    try kitchen.log(300)
    _ = try meet(kitchen)
    try copy.log(400)
    #expect(try meet(copy).isRenewed)
    _ = try meet(kitchen)
    _ = try meet(study)
    #expect(try isSame && copy.store.sharedHash() == study.store.sharedHash())
    #expect(try study.store.record(.meal, identifier(300)) != nil && study.store.record(.meal, identifier(400)) != nil)
  }

  @Test func `a server that was put back to an old copy has all again`() throws {
    try kitchen.log(100)
    try join()
    let household = try #require(try kitchen.store.sharedHome()).household
    ServerRows().forget(household: household)
    _ = try meet(study)
    let third = try TestHome("third")
    let code = InvitationCode(secret: Array(1...16))
    try Household(kitchen.store, carrier).invite(code, at: moment(3))
    try Household(third.store, carrier).join(third.device(address), code, at: moment(3))
    _ = try meet(third)
    #expect(try third.store.sharedHash() == kitchen.store.sharedHash())
  }

  @Test func `a call comes when somebody has given something`() throws {
    try join()
    let listener = carrier
    try listener.open(try #require(try study.store.sharedHome()).household)
    #expect(try listener.isCalled(within: 10) == false)
    try kitchen.log(300)
    _ = try meet(kitchen)
    #expect(try listener.isCalled(within: 2_000) == true)
  }

  @Test func `who listens hears what others give, and what they gave before`() throws {
    try join()
    let (household, address) = (try #require(try study.store.sharedHome()).household, address)
    let calls = DispatchSemaphore(value: 0)
    let listener = CallListener(
      of: household, carrier: { PostgresCarrier(address) }, heard: { calls.signal() })
    listener.begin()
    defer { listener.end() }
    #expect(calls.wait(timeout: .now() + 20) == .success)
    // It listens from here on, or will soon: somebody gives until it is heard.
    var isHeard = false
    for round in 0..<20 where !isHeard {
      try kitchen.log(300 + 10 * round)
      _ = try meet(kitchen)
      isHeard = calls.wait(timeout: .now() + 1) == .success
    }
    #expect(isHeard)
  }

  @Test func `a server that is killed in the middle loses nothing and does nothing twice`() throws {
    try join()
    let held = carrier
    for round in 0..<3 {
      try kitchen.log(1_000 + 10 * round)
      if round == 1 { TestServer.restart() }
      var exchange = try Exchange(kitchen.store, held, fingerprint: Array(kitchen.name.utf8), at: moment(5))
      if round == 2 { TestServer.restart() }
      _ = try exchange.run()
    }
    _ = try meet(study)
    #expect(try isSame)
    #expect(try study.store.record(.meal, identifier(1_020)) != nil)
  }
}
