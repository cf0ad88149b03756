import Calls
internal import EmbeddedMessages
import FoundationEssentials
import HealthData
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct HealthTests {
  let home: Household

  init() throws { home = try Household() }

  /// What a tracker says: days of November 2026 with their kcal.
  private func said(
    _ active: [Int: JSONValue], weights: [Int: JSONValue] = [:], eaten: [Int: JSONValue] = [:],
    source: String = "Apple Health"
  ) -> JSONValue {
    func days(_ values: [Int: JSONValue]) -> JSONValue {
      .array(
        values.sorted { $0.key < $1.key }.map {
          ["day": .string("2026-11-\($0 < 10 ? "0" : "")\($0)"), "value": $1]
        })
    }
    return [
      "source": .string(source), "active": days(active), "weights": days(weights), "eaten": days(eaten), "leftOut": 0,
    ]
  }

  private func earned(_ day: String) throws -> FixedDecimal? {
    try home.store.dayRecord(of: home.profile.id, on: .of(day))?.activeEnergy
  }

  @Test func `earned calories become the days’ allowance in one step`() throws {
    try home.log("water", grams: 100)
    let proposal = try home.propose(ImportHealth(), said([18: 300, 19: 412.5, 20: 80]))
    #expect(proposal.summary.english == "3 days of earned calories, 793 kcal")
    #expect(proposal.card.title.english == "Apple Health, Wed 18 Nov to Fri 20 Nov")
    #expect(
      proposal.card.lines == [
        "Wed 18 Nov | 300 kcal", "Thu 19 Nov | 413 kcal", "Fri 20 Nov | 80 kcal",
        "earned calories | 3 days | 793 kcal",
      ])
    #expect(try earned("2026-11-20") == .zero)
    try home.confirm(proposal)
    #expect(try earned("2026-11-19") == FixedDecimal("412.5"))
    let today = try #require(try home.store.dayRecord(of: home.profile.id, on: home.today))
    #expect(today.allowance.allowance == today.baseTarget + FixedDecimal(80))
  }

  @Test func `the same again is nothing new`() throws {
    let call = said([18: 300, 19: 412.5], weights: [19: 71.5], eaten: [17: 1_900])
    try home.save(ImportHealth(), call)
    #expect(
      try home.ask(ImportHealth(), call).lines == [
        "Nothing new; recorded before: 2 days of earned calories, 1 weight and 1 day of eaten calories."
      ])
  }

  @Test func `a day that changed afterwards is changed, and said`() throws {
    try home.save(ImportHealth(), said([18: 300, 19: 100]))
    home.wait(minutes: 60)
    let proposal = try home.propose(ImportHealth(), said([18: 300, 19: 150, 20: 10]))
    #expect(
      proposal.card.lines == [
        "Thu 19 Nov | was 100 kcal | 150 kcal", "Fri 20 Nov | 10 kcal", "new | 1 day", "changed | 1 day",
        "earned calories | 2 days | 160 kcal", "as they were | 1 day",
      ])
    try home.confirm(proposal)
    #expect(try earned("2026-11-19") == FixedDecimal(150))
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-19")).count == 1)
  }

  @Test func `another tracker takes the place of the first, so that nothing counts twice`() throws {
    try home.save(ImportHealth(), said([19: 300]))
    try home.save(ImportHealth(), said([19: 320], source: "band.csv"))
    #expect(try earned("2026-11-19") == FixedDecimal(320))
  }

  @Test func `one undo takes all of it back`() throws {
    try home.save(ImportHealth(), said([18: 300, 19: 400], weights: [18: 72], eaten: [17: 1_800]))
    try home.save(Undo())
    #expect(try earned("2026-11-19") == nil)
    #expect(try home.store.weights(of: home.profile.id, limit: 5).isEmpty)
    #expect(try home.store.dayRecord(of: home.profile.id, on: .of("2026-11-17")) == nil)
  }

  @Test func `an activity that was typed counts beside, and the card says so`() throws {
    try home.save(RecordActivity(), ["activity": "rowing", "kcal": 200, "day": "2026-11-19"])
    let proposal = try home.propose(ImportHealth(), said([19: 300]))
    #expect(
      proposal.card.notes.english == [
        "On 1 day you recorded an activity yourself, which counts beside. If the tracker measured it, too, import it "
          + "with --replace."
      ])
    try home.confirm(proposal)
    #expect(try earned("2026-11-19") == FixedDecimal(500))
  }

  @Test func `an activity that is typed afterwards is set beside the tracker’s figure`() throws {
    try home.save(ImportHealth(), said([19: 300]))
    let proposal = try home.propose(RecordActivity(), ["activity": "rowing", "kcal": 200, "day": "2026-11-19"])
    #expect(proposal.card.notes.english.last == "Apple Health says 300 kcal of this day; this counts beside.")
  }

  @Test func `an activity that was typed makes room where that is asked for, and undo brings it back`() throws {
    try home.save(RecordActivity(), ["activity": "rowing", "kcal": 200, "day": "2026-11-19"])
    try home.save(ImportHealth(), said([19: 300]))
    guard case .object(var call) = said([18: 100, 19: 300]) else { return }
    call["replacesTyped"] = true
    let proposal = try home.propose(ImportHealth(), .object(call))
    #expect(proposal.summary.english == "1 day of earned calories, 100 kcal; 1 typed activity replaced")
    #expect(proposal.card.lines.contains("in place of: rowing, Thu 19 Nov | 200 kcal"))
    try home.confirm(proposal)
    #expect(try earned("2026-11-19") == FixedDecimal(300))
    try home.save(Undo())
    #expect(try earned("2026-11-19") == FixedDecimal(500))
  }

  @Test func `a weight that was typed stays`() throws {
    try home.weigh("72 kg", on: "2026-11-19")
    let proposal = try home.propose(ImportHealth(), said([:], weights: [18: 72.5, 19: 71]))
    #expect(proposal.summary.english == "1 weight")
    #expect(proposal.card.lines == ["weight, Wed 18 Nov | 72.5 kg"])
    #expect(proposal.card.notes.english == ["On 1 day a weight is recorded already, which stays."])
    #expect(
      try home.ask(ImportHealth(), said([:], weights: [19: 71])).lines == [
        "Nothing new: what is recorded stays."
      ])
  }

  @Test func `what was eaten fills days without entries only`() throws {
    try home.log("water", grams: 100)
    let proposal = try home.propose(ImportHealth(), said([:], eaten: [19: 1_900, 20: 2_000]))
    #expect(proposal.summary.english == "1 day of eaten calories, 1,900 kcal")
    #expect(proposal.card.notes.english == ["1 day with entries of your own get nothing eaten."])
    try home.confirm(proposal)
    let day = try #require(try home.store.dayRecord(of: home.profile.id, on: .of("2026-11-19")))
    #expect(day.figures.energy == FixedDecimal(1_900) && day.worstTier == .estimated)
  }

  @Test func `no data leaves the base target`() throws {
    #expect(
      try home.ask(ImportHealth(), said([:])).lines == [
        "There are no earned calories in Apple Health, so each day has its base target."
      ])
    #expect(try home.ask(ShowDay()).facts["earned"] == 0)
  }

  @Test func `exercise that is not counted leaves the allowances`() throws {
    try home.save(SetTargets(), ["exercise": false])
    let proposal = try home.propose(ImportHealth(), said([20: 300]))
    #expect(proposal.card.notes.english.contains("Exercise is not counted: the allowances stay."))
  }

  @Test func `figures that look like all that a body burns are asked about`() throws {
    let proposal = try home.propose(ImportHealth(), said([19: 2_512]))
    #expect(
      proposal.card.notes.english == [
        "That is 2,512 kcal a day. If what the body burns at rest is in it, it is not what was earned."
      ])
  }

  @Test func `it goes into the diary of the profile that is asked for`() throws {
    let mine = home.profile
    try home.save(SaveProfile(), ["profile": "Emma"])
    let emma = try #require(try home.store.profiles().first { $0.name == "Emma" })
    home.profile = emma
    try home.save(ImportHealth(), said([19: 300]))
    #expect(try home.store.activities(of: mine.id, on: .of("2026-11-19")).isEmpty)
    #expect(try home.store.activities(of: emma.id, on: .of("2026-11-19")).count == 1)
  }

  @Test func `years of days are shown by year and committed at once`() throws {
    let first = home.today.number - 4_000
    let days = (0..<4_000).map { offset -> JSONValue in
      ["day": .string("\(Day(number: first + offset))"), "value": 321.5]
    }
    let call: JSONValue = ["source": "Apple Health", "active": .array(days), "weights": [], "eaten": [], "leftOut": 3]
    let proposal = try home.propose(ImportHealth(), call)
    #expect(proposal.summary.english == "4,000 days of earned calories, 1,286,000 kcal")
    #expect(proposal.card.rows.count == 13)
    #expect(proposal.card.notes.english == ["3 values cannot be right and were left out."])
    #expect(try home.confirm(proposal).days.count == 4_000)
    #expect(try home.propose(Undo()).card.rows.count == 1)
  }

  @Test func `days in one month are shown by month beyond a fortnight`() throws {
    let proposal = try home.propose(
      ImportHealth(), said(Dictionary(uniqueKeysWithValues: (1...20).map { ($0, 100) })))
    #expect(proposal.card.lines == ["2026-11 | 20 days | 2,000 kcal", "earned calories | 20 days | 2,000 kcal"])
  }

  @Test func `what waits is known again, and newer figures join it`() throws {
    let older = try home.propose(ImportHealth(), said([18: 100, 19: 100]))
    let newer = try home.propose(ImportHealth(), said([19: 150, 20: 5]))
    let old = try #require(ImportHealthCall(of: older))
    let all = old.merged(with: try #require(ImportHealthCall(of: newer)))
    #expect(all.active.map(\.value) == [FixedDecimal(100), FixedDecimal(150), FixedDecimal(5)])
  }

  /// What a tracker says, of the days that it covers.
  private func said(_ active: [Int: JSONValue], covering first: String, _ last: String) -> JSONValue {
    guard case .object(var call) = said(active) else { return .null }
    call["covered"] = [["first": .string(first), "last": .string(last)]]
    return .object(call)
  }

  @Test func `a day of which a later export says nothing any more goes on a yes, and is said`() throws {
    try home.log("water", grams: 100)
    try home.save(ImportHealth(), said([17: 50, 18: 300, 19: 200, 20: 80]))
    let later = said([18: 300, 20: 80], covering: "2026-11-18", "2026-11-20")
    let proposal = try home.propose(ImportHealth(), later)
    #expect(proposal.summary.english == "1 figure removed")
    #expect(
      proposal.card.lines == [
        "no longer there: earned, Thu 19 Nov | was 200 kcal | removed", "as they were | 2 days",
      ])
    #expect(
      proposal.card.notes.english == [
        "Apple Health speaks of the days around those that are no longer there, and had figures of them before."
      ])
    // Until then it stays.
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-19")).count == 1)
    try home.confirm(proposal)
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-19")).isEmpty)
    // What lies before the export is not its affair.
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-17")).count == 1)
    #expect(try home.ask(ImportHealth(), later).lines.first?.hasPrefix("Nothing new") == true)
    try home.save(Undo())
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-19")).count == 1)
  }

  @Test func `a day of which a later export says what cannot be right keeps its figure`() throws {
    try home.save(ImportHealth(), said([18: 300, 19: 200, 20: 80]))
    guard case .object(var call) = said([18: 300, 20: 90], covering: "2026-11-18", "2026-11-20") else { return }
    call["doubtful"] = ["2026-11-19"]
    #expect(try home.propose(ImportHealth(), .object(call)).summary.english == "1 day of earned calories, 90 kcal")
  }

  @Test func `what a person typed, or another tracker said, does not go with it`() throws {
    try home.save(RecordActivity(), ["activity": "rowing", "kcal": 200, "day": "2026-11-19"])
    try home.weigh("72 kg", on: "2026-11-19")
    try home.save(ImportHealth(), said([17: 50], source: "band.csv"))
    let proposal = try home.propose(ImportHealth(), said([16: 10, 20: 80], covering: "2026-11-16", "2026-11-20"))
    #expect(proposal.summary.english == "2 days of earned calories, 90 kcal")
  }

  @Test func `a weight and an eaten day that are no longer there go too`() throws {
    try home.save(ImportHealth(), said([:], weights: [17: 72, 18: 99], eaten: [17: 1_900, 18: 2_500]))
    guard case .object(var call) = said([:], weights: [17: 72, 19: 71], eaten: [17: 1_900, 19: 2_000]) else { return }
    call["covered"] = [["first": "2026-11-17", "last": "2026-11-20"]]
    let proposal = try home.propose(ImportHealth(), .object(call))
    #expect(proposal.summary.english == "1 weight; 1 day of eaten calories, 2,000 kcal; 2 figures removed")
    try home.confirm(proposal)
    #expect(
      try home.store.weights(of: home.profile.id, limit: 5).map(\.kilograms) == [FixedDecimal(71), FixedDecimal(72)])
    #expect(try home.store.dayRecord(of: home.profile.id, on: .of("2026-11-18")) == nil)
  }

  @Test func `what has vanished from two exports whose days overlap goes once`() throws {
    try home.save(
      ImportHealth(), said([18: 300, 19: 200, 20: 80], weights: [18: 72, 19: 99], eaten: [18: 1_900, 19: 2_500]))
    let before = try home.store.stateHash()
    guard case .object(var call) = said([18: 300, 20: 80], weights: [18: 72], eaten: [18: 1_900]) else { return }
    call["covered"] = [
      ["first": "2026-11-17", "last": "2026-11-19"], ["first": "2026-11-18", "last": "2026-11-20"],
    ]
    let proposal = try home.propose(ImportHealth(), .object(call))
    #expect(proposal.summary.english == "3 figures removed")
    try home.confirm(proposal)
    #expect(try home.store.dayRecord(of: home.profile.id, on: .of("2026-11-19")) == nil)
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test func `where what is eaten was not asked for this time, what was taken before stays`() throws {
    try home.save(ImportHealth(), said([17: 10], eaten: [17: 1_900]))
    let again = said([17: 10, 18: 5], covering: "2026-11-16", "2026-11-20")
    #expect(try home.propose(ImportHealth(), again).summary.english == "1 day of earned calories, 5 kcal")
  }

  @Test func `a newer file says of its days what holds, and nothing of those before it`() {
    func arguments(_ active: [String: Int]) -> ImportHealthCall {
      var days = HealthDays()
      for (day, energy) in active { days.active[.of(day)] = FixedDecimal(energy) }
      return ImportHealthCall(days, source: "Apple Health", until: home.today)
    }
    let older = arguments(["2026-11-10": 1, "2026-11-15": 2, "2026-11-16": 3])
    let newer = arguments(["2026-11-14": 5, "2026-11-16": 4])
    let all = older.merged(with: newer)
    #expect(all.active.map { "\($0.day) \($0.value)" } == ["2026-11-10 1", "2026-11-14 5", "2026-11-16 4"])
    #expect(all.covered?.map { "\($0.first) \($0.last)" } == ["2026-11-10 2026-11-16", "2026-11-14 2026-11-16"])
  }

  @Test func `where Apple’s own sum is clearly another, the card says so and nothing else changes`() throws {
    var days = HealthDays()
    for (day, sum, summary) in [("17", 545, 390), ("18", 400, 430), ("19", nil, 120), ("20", 300, 300)] {
      days.active[.of("2026-11-\(day)")] = sum.map { FixedDecimal($0) }
      days.summaries[.of("2026-11-\(day)")] = FixedDecimal(summary)
    }
    let arguments = ImportHealthCall(days, source: "Apple Health", until: home.today)
    let call = try #require(JSONValue(text: String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self)))
    let proposal = try home.propose(ImportHealth(), call)
    #expect(
      proposal.card.notes.english == [
        "Apple’s own sum, of what the watch measured, is clearly another: Tue 17 Nov 390 kcal, here 545 kcal; "
          + "Thu 19 Nov 120 kcal, here 0 kcal. What is saved are the sums of the records."
      ])
    try home.confirm(proposal)
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-17")).map(\.energy) == [FixedDecimal(545)])
    #expect(try home.store.activities(of: home.profile.id, on: .of("2026-11-19")).isEmpty)
    // What is recorded as it is needs no word again.
    #expect(try home.ask(ImportHealth(), call).lines.first?.hasPrefix("Nothing new") == true)
  }
}
