import Calls
import FoundationEssentials
import Glibc
import JSON
internal import Messages
import Nutrition
import Proposals
import Store
import Testing

struct BookkeepingTests {
  let store: Store

  init() throws {
    store = try Store.open(.memory)
  }

  @Test func `drafts come back oldest first, as they were`() throws {
    let first = proposal(1, [.insert(.meal(fullMeal)), .ensure(.food(fullFood))])
    let second = proposal(2, [.insert(.entry(quick(30, in: id(100))))])
    try store.bookkeeping.keep(second, state: .waiting)
    try store.bookkeeping.keep(first, state: .later)
    let drafts = try store.bookkeeping.drafts()
    #expect(drafts.map(\.proposal) == [first, second])
    #expect(drafts.map(\.state) == [.later, .waiting])
  }

  @Test func `a draft of thousands of changes comes back as it was, whatever its card says`() throws {
    let changes = (1...1_200).map { Change.insert(.meal(meal($0))) }
    let many = Proposal(
      id: id(7), created: Instant(milliseconds: 0), profile: me, action: .tool("test"), changes: changes,
      card: Card(title: "\"changes\":[]"), summary: "many", request: .init(tool: "test", arguments: "{\"changes\":[]}"))
    try store.bookkeeping.keep(many, state: .waiting)
    #expect(try store.bookkeeping.drafts().map(\.proposal) == [many])
  }

  @Test func `keeping a draft again changes its state`() throws {
    try store.bookkeeping.keep(proposal(1, []), state: .waiting)
    try store.bookkeeping.keep(proposal(1, []), state: .later)
    #expect(try store.bookkeeping.drafts().map(\.state) == [.later])
    try store.bookkeeping.dropDraft(id(1))
    try store.bookkeeping.dropDraft(id(1))
    #expect(try store.bookkeeping.drafts().isEmpty)
  }

  @Test func `a draft at a card of another program is left alone while that one lives`() throws {
    let home = try TemporaryHome()
    var there: Store? = try Store.open(.home(home.path))
    let here = try Store.open(.home(home.path))
    try there?.bookkeeping.keep(proposal(1, []), state: .waiting, isAtCard: true)
    try there?.bookkeeping.keep(proposal(2, []), state: .later)
    #expect(try there?.bookkeeping.drafts().map(\.proposal.id) == [id(1), id(2)])
    #expect(try here.bookkeeping.drafts().map(\.proposal.id) == [id(2)])
    #expect(try !here.bookkeeping.take(id(1)))
    #expect(try here.bookkeeping.take(id(2)))
    #expect(try there?.bookkeeping.drafts().map(\.proposal.id) == [id(1)])
    #expect(try there?.bookkeeping.take(id(2)) == false)
    there = nil
    #expect(try here.bookkeeping.drafts().map(\.proposal.id) == [id(1), id(2)])
    #expect(try here.bookkeeping.take(id(1)))
    #expect(try !here.bookkeeping.take(id(9)))
  }

  @Test func `a draft at a card that was put off, or whose program was killed, is offered`() async throws {
    let home = try TemporaryHome()
    let path = home.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = try Store.open(.home(path))
      try store.bookkeeping.keep(proposal(1, []), state: .waiting, isAtCard: true)
      kill(getpid(), SIGKILL)
    }
    let here = try Store.open(.home(path))
    #expect(try here.bookkeeping.drafts().map(\.proposal.id) == [id(1)])
    let there = try Store.open(.home(path))
    try there.bookkeeping.keep(proposal(2, []), state: .waiting, isAtCard: true)
    try there.bookkeeping.keep(proposal(2, []), state: .later)
    #expect(try here.bookkeeping.drafts().count == 2)
  }

  @Test func `a commit drops its draft and no other`() throws {
    try store.bookkeeping.keep(proposal(1, [.insert(.meal(meal(20)))]), state: .waiting)
    try store.bookkeeping.keep(proposal(2, [.insert(.meal(meal(21)))]), state: .later)
    try store.commit(1, [.insert(.meal(meal(20)))])
    #expect(try store.bookkeeping.drafts().map(\.proposal.id) == [id(2)])
  }

  @Test func `a draft of what is committed is never offered again`() throws {
    try store.commit(1, [.insert(.meal(meal(20)))])
    try store.bookkeeping.keep(proposal(1, [.insert(.meal(meal(20)))]), state: .waiting)
    #expect(try store.bookkeeping.drafts().isEmpty)
  }

  @Test func `a commit that fails leaves its draft`() throws {
    try store.bookkeeping.keep(proposal(1, [.insert(.meal(meal(20, of: id(9))))]), state: .waiting)
    #expect(throws: StoreError.missing(.profile, id(9))) { try store.commit(1, [.insert(.meal(meal(20, of: id(9))))]) }
    #expect(try store.bookkeeping.drafts().count == 1)
  }

  @Test func `a report is kept for its profile and week, and a new one takes its place`() throws {
    let week = Week(containing: friday)
    func report(_ text: String, _ week: Week) -> WeeklyReport {
      WeeklyReport(
        figures: WeekFigures(
          week: week, through: week.last, days: [], target: .unknown, hasTarget: false, references: .who),
        changes: nil, text: text, made: Instant(milliseconds: 5_000))
    }
    #expect(try store.bookkeeping.report(of: me, on: week) == nil)
    try store.bookkeeping.keep(report("one", week.before.before), of: me)
    try store.bookkeeping.keep(report("two", week), of: me)
    try store.bookkeeping.keep(report("three", week), of: me)
    #expect(try store.bookkeeping.report(of: me, on: week) == report("three", week))
    #expect(try store.bookkeeping.lastReport(of: me, before: week) == report("one", week.before.before))
    #expect(try store.bookkeeping.lastReport(of: me, before: week.before.before) == nil)
    #expect(try store.bookkeeping.report(of: id(9), on: week) == nil)
  }

  @Test func `queued turns come back oldest first, by profile, until they are dropped`() throws {
    func turn(_ number: Int, _ seconds: Int64, of profile: UUID) -> QueuedTurn {
      QueuedTurn(
        id: id(number), created: Instant(milliseconds: seconds * 1_000), profile: profile, words: "turn \(number)")
    }
    let turns = [turn(1, 20, of: id(7)), turn(2, 10, of: id(7)), turn(3, 5, of: id(8))]
    for turn in turns { try store.bookkeeping.queue(turn) }
    #expect(try store.bookkeeping.queuedTurns(of: id(7)) == [turns[1], turns[0]])
    try store.bookkeeping.dropQueuedTurn(id(2))
    try store.bookkeeping.dropQueuedTurn(id(2))
    #expect(try store.bookkeeping.queuedTurns(of: id(7)) == [turns[0]])
    #expect(try store.bookkeeping.queuedTurns(of: id(8)) == [turns[2]])
  }

  @Test func `the oldest queued turns make room for new ones`() throws {
    for number in 1...(Bookkeeping.mostQueuedTurns + 3) {
      try store.bookkeeping.queue(
        QueuedTurn(id: id(number), created: Instant(milliseconds: Int64(number)), profile: id(7), words: "x"))
    }
    let kept = try store.bookkeeping.queuedTurns(of: id(7))
    #expect(kept.count == Bookkeeping.mostQueuedTurns)
    #expect(kept.first?.id == id(4))
  }

  @Test func `settings are set, changed and forgotten`() throws {
    #expect(try store.bookkeeping.setting("model") == nil)
    try store.bookkeeping.set("model", to: "builtin")
    try store.bookkeeping.set("model", to: "ollama:qwen")
    try store.bookkeeping.set("empty", to: "")
    #expect(try store.bookkeeping.setting("model") == "ollama:qwen")
    #expect(try store.bookkeeping.setting("empty") == "")
    try store.bookkeeping.set("model", to: nil)
    #expect(try store.bookkeeping.setting("model") == nil)
  }

  @Test func `usage stops at what sums stop at, and never fails`() throws {
    let profile = try store.defaultProfile().id
    let days = [friday, friday.adding(1)]
    let most = Usage(provider: "x", input: Usage.most, output: Usage.most, cached: Usage.most)
    for day in days {
      for _ in 0..<3 {
        try store.bookkeeping.add(
          Usage(provider: "x", input: .max, output: .max, cached: .max), of: profile, on: day)
        try store.bookkeeping.add(Usage(provider: "x", input: -1, output: .min, cached: -5), of: profile, on: day)
      }
      #expect(try store.bookkeeping.usage(from: day, through: day) == [most])
    }
    #expect(try store.bookkeeping.usage(inMonthOf: days[0]) == [most])
    #expect(try store.bookkeeping.usage(of: profile, inMonthOf: days[0]) == [most])
  }

  @Test func `usage adds up by day and by month`() throws {
    func day(_ text: String) throws -> Day { try #require(Day(text)) }
    let profile = try store.defaultProfile().id
    func add(_ provider: String, _ tokens: Int, _ text: String) throws {
      try store.bookkeeping.add(
        Usage(provider: provider, input: tokens, output: 2, cached: 1), of: profile, on: day(text))
    }
    try add("openai", 100, "2026-11-01")
    try add("openai", 50, "2026-11-01")
    try add("anthropic", 10, "2026-11-30")
    try add("openai", 7, "2026-12-01")
    try add("openai", 3, "2026-10-31")
    #expect(
      try store.bookkeeping.usage(from: day("2026-11-01"), through: day("2026-11-01"))
        == [Usage(provider: "openai", input: 150, output: 4, cached: 2)])
    #expect(
      try store.bookkeeping.usage(inMonthOf: day("2026-11-15")) == [
        Usage(provider: "anthropic", input: 10, output: 2, cached: 1),
        Usage(provider: "openai", input: 150, output: 4, cached: 2),
      ])
    #expect(try store.bookkeeping.usage(inMonthOf: day("2024-02-29")).isEmpty)
  }

  @Test func `bookkeeping is no part of the state`() throws {
    let before = try store.stateHash()
    try store.bookkeeping.keep(proposal(1, [.insert(.meal(meal(20)))]), state: .waiting)
    try store.bookkeeping.set("model", to: "builtin")
    try store.bookkeeping.add(
      Usage(provider: "openai", input: 1, output: 1, cached: 0), of: store.defaultProfile().id, on: friday)
    #expect(try store.stateHash() == before)
  }
}
