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

struct DiaryBodyTests {
  let home: Household

  init() throws { home = try Household() }

  private let measured = "Date,Body Fat %,Weight\n2026-11-16,,160\n2026-11-17,20,\n2026-11-18,20,159\n"
  private let moved = "Day,Group,Exercise,Minutes,Calories Burned\n2026-11-16,,Walk,30,-120\n2026-11-17,,Row,10,-80\n"

  private func earned(_ day: String) throws -> FixedDecimal? {
    try home.store.dayRecord(of: home.profile.id, on: .of(day))?.activeEnergy
  }

  @Test func `weights whose unit nobody says are not taken, and how to say it is`() throws {
    #expect(
      try home.answer(measured)
        == "Nothing in export.csv can be taken over. 2 weights left out: MyFitnessPal does not say the unit. Import it "
        + "again with --kilograms or --pounds.")
    var selection = DiaryComparison.Selection()
    selection.unit = .pounds
    #expect(try home.take(measured, selection).records.count == 2)
    let weights = try home.store.weights(of: home.profile.id, limit: 5).map(\.kilograms)
    #expect(Set(weights) == [FixedDecimal("72.57"), FixedDecimal("72.12")])
    #expect(try home.answer(measured, selection) == "Nothing new in export.csv; recorded before: 2 weights.")
  }

  @Test func `what was lifted tells what the weights are in`() throws {
    var diary = try TrackedDiary.read(measured)
    diary.add(
      try TrackedDiary.read("Date,Exercise,Type,Exercise Calories,Sets,Pounds\n2026-11-16,Press,Strength,,3,20\n"))
    let comparison = try home.compared(diary)
    guard case .proposal(let proposal) = ImportDiary().propose(comparison, file: "export", in: home.context) else {
      Issue.record("nothing is proposed")
      return
    }
    #expect(proposal.summary.english == "2 weights")
  }

  @Test func `a weight that is recorded stays`() throws {
    try home.weigh("71 kg", on: "2026-11-16")
    var selection = DiaryComparison.Selection()
    selection.unit = .pounds
    let proposal = try #require(try home.proposal(measured, selection))
    #expect(
      proposal.summary.english == "1 weight"
        && proposal.card.notes.english == ["On 1 day the weight that is recorded stays."])
  }

  @Test func `earned calories are a record a day, and nothing counts twice`() throws {
    try home.save(RecordActivity(), ["activity": "rowing", "kcal": 200, "day": "2026-11-17"])
    let proposal = try #require(try home.proposal(moved))
    #expect(proposal.summary.english == "1 day of earned calories, 120 kcal")
    #expect(
      proposal.card.notes.english == [
        "On 1 day earned calories are recorded already; they stay, and nothing counts twice."
      ])
    try home.confirm(proposal)
    #expect(try earned("2026-11-16") == FixedDecimal(120))
    #expect(try earned("2026-11-17") == FixedDecimal(200))
  }

  @Test func `a day that a watch has measured keeps its figure`() throws {
    let day: JSONValue = [["day": "2026-11-16", "value": 310]]
    try home.save(
      ImportHealth(), ["source": "Apple Health", "active": day, "weights": [], "eaten": [], "leftOut": 0])
    #expect(try home.proposal(moved)?.summary.english == "1 day of earned calories, 80 kcal")
  }

  @Test func `a later export of the same tracker puts its own figure right`() throws {
    try home.take(moved)
    home.wait(minutes: 60)
    let corrected = moved.replacing("-120", with: "-150")
    let later = try #require(try home.proposal(corrected))
    #expect(later.summary.english == "1 day of earned calories, 150 kcal")
    try home.confirm(later)
    #expect(try earned("2026-11-16") == FixedDecimal(150))
    #expect(try home.answer(corrected) == "Nothing new in export.csv; recorded before: 2 days of earned calories.")
  }

  @Test func `a weight of the diary stays when an export of health data has none of its day`() throws {
    var selection = DiaryComparison.Selection()
    selection.unit = .pounds
    try home.take(measured, selection)
    let said: JSONValue = [["day": "2026-11-15", "value": 72], ["day": "2026-11-18", "value": 73]]
    let health = try home.propose(
      ImportHealth(),
      [
        "source": "Apple Health", "active": [], "weights": said, "eaten": [], "leftOut": 0,
        "covered": [["first": "2026-11-15", "last": "2026-11-20"]],
      ])
    #expect(health.summary.english == "1 weight")
    #expect(health.card.notes.english == ["On 1 day a weight is recorded already, which stays."])
    try home.confirm(health)
    #expect(try home.store.weights(of: home.profile.id, limit: 5).count == 3)
  }
}
