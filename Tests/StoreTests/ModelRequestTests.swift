import Nutrition
import Store
import Testing

private let noon = Instant(milliseconds: 1_795_176_000_000)

struct ModelRequestTests {
  let home: TemporaryHome
  let store: Store

  init() throws {
    home = try TemporaryHome()
    store = try Store.open(.home(home.path))
  }

  private func count(_ limit: RequestLimit, after minutes: Int = 0, toOwnServer: Bool = false) throws -> Bool {
    try store.bookkeeping.countRequest(at: noon.adding(minutes: minutes), toOwnServer: toOwnServer, within: limit)
  }

  private func counted() throws -> [String] {
    try RawDatabase(home.database).column(0, of: "SELECT count(*) FROM model_request")
  }

  @Test func `as many requests as may be are let go within an hour, and then more`() throws {
    for _ in 1...100 { #expect(try count(.usual)) }
    #expect(try !count(.usual, after: 59))
    #expect(try counted() == ["100"])
    #expect(try count(.usual, after: 60))
    #expect(try counted() == ["1"])
  }

  @Test func `a limit can be raised and lowered`() throws {
    for _ in 1...100 { #expect(try count(.usual)) }
    #expect(try count(RequestLimit(set: 101)))
    #expect(try !count(RequestLimit(set: 101)))
    #expect(try !count(RequestLimit(set: 5)))
    #expect(try !count(RequestLimit(set: 0), after: 600))
  }

  @Test func `what a server of one's own is asked counts only for a limit that was set`() throws {
    for _ in 1...150 { #expect(try count(.usual, toOwnServer: true)) }
    #expect(try count(.usual))
    #expect(try !count(RequestLimit(set: 151), toOwnServer: true))
    #expect(try !count(RequestLimit(set: 151)))
    #expect(try count(RequestLimit(set: 152), toOwnServer: true))
  }

  @Test func `a clock that was wrong by more than an hour holds nobody up`() throws {
    for _ in 1...100 { #expect(try count(.usual, after: 90)) }
    #expect(try count(.usual))
    for _ in 1...99 { #expect(try count(.usual, after: 30)) }
    #expect(try !count(.usual))
  }

  @Test func `programs that count at the same time never let one more go`() async throws {
    let path = home.path
    let sent = try await withThrowingTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          let store = try Store.open(.home(path), limits: StoreLimits(timeout: 60_000))
          var sent = 0
          for _ in 1...20
          where try store.bookkeeping.countRequest(at: noon, toOwnServer: false, within: RequestLimit(set: 37)) {
            sent += 1
          }
          return sent
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(sent == 37)
    #expect(try counted() == ["37"])
  }

  @Test func `the count is no part of the records`() throws {
    let before = try store.stateHash()
    #expect(try count(.usual))
    #expect(try store.stateHash() == before)
  }
}
