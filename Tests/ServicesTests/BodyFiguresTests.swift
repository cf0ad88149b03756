import Calls
import JSON
import Nutrition
import Services
import Testing

@Suite struct `The figures of a body` {
  private let home = try? Household()

  private func facts(_ said: JSONValue) throws -> JSONValue {
    let home = try #require(home)
    if said != [:] { try home.confirm(try home.propose(SetProfile(), said)) }
    return try home.ask(ShowBodyFigures()).facts
  }

  @Test func `are those of the published equations`() throws {
    let facts = try facts(["age": 34, "sex": "female", "height": "168 cm", "weight": "62 kg", "activity": "moderate"])
    // 10 × 62 + 6.25 × 168 − 5 × 34 − 161, and × 1.55.
    #expect(facts["bmr_kcal"] == 1339)
    #expect(facts["tdee_kcal"] == 2075)
    #expect(facts["bmi"]?.text == "22")
    #expect(facts["water_ml"] == 2170)
    #expect(facts["sleep_h"] == 7)
    #expect(facts["missing"] == nil)
  }

  @Test func `ask for what is missing and show what is known`() throws {
    let facts = try facts(["age": 10, "height": "140 cm", "weight": "35 kg"])
    #expect(facts["missing"] == ["your sex", "how active you are"])
    #expect(facts["bmr_kcal"] == nil)
    #expect(facts["bmi"]?.text == "17.9")
    #expect(facts["sleep_h"] == 9)
  }

  @Test func `at rest need no activity`() throws {
    let facts = try facts(["age": 34, "sex": "female", "height": "168 cm", "weight": "62 kg"])
    #expect(facts["missing"] == ["how active you are"])
    #expect(facts["bmr_kcal"] == 1339)
    #expect(facts["tdee_kcal"] == nil)
  }

  @Test func `of whom nothing is known are only asked for`() throws {
    #expect(try facts([:])["missing"]?.array?.count == 5)
  }

  @Test(arguments: [(0, 12...15), (2, 11...14), (5, 10...13), (13, 9...11), (17, 8...10), (64, 7...9), (65, 7...8)])
  func `have hours of sleep by age`(age: Int, hours: ClosedRange<Int>) {
    #expect(SleepDuration.hours(age: age) == hours)
  }
}
