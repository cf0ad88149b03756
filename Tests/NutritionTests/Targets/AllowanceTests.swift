import Nutrition
import Testing

@Suite struct `an allowance` {
  @Test func `is the base and what was earned, and leaves what was not eaten`() throws {
    let day = Allowance(base: FixedDecimal(2_000), earned: try figure("250.5"), eaten: try figure("600.25"))
    #expect(day.allowance == (try figure("2250.5")))
    #expect(day.remaining == (try figure("1650.25")))
    #expect(Allowance(base: FixedDecimal(2_000)).remaining == FixedDecimal(2_000))
  }

  @Test(arguments: [
    ("2000", "0", "316", "1,684 of 2,000 kcal left"), ("2000", "0", "0", "2,000 of 2,000 kcal left"),
    ("2000", "300", "2120", "180 of 2,300 kcal left"), ("2000", "0", "2000", "exactly on target"),
    ("2000", "0", "2120", "120 kcal over target"), ("2000", "0", "3500.5", "1,500.5 kcal over target"),
    ("2000", "0", "1999.5", "0.5 of 2,000 kcal left"), ("2000", "0", "2000.1", "0.1 kcal over target"),
    ("2000", "0", "1999.96", "exactly on target"), ("2000", "0", "2000.04", "exactly on target"),
    ("2000", "0", "2000.05", "0.1 kcal over target"), ("0", "0", "0", "exactly on target"),
  ])
  func `is told calmly`(base: String, earned: String, eaten: String, phrase: String) throws {
    let day = Allowance(base: try figure(base), earned: try figure(earned), eaten: try figure(eaten))
    #expect(day.phrase == phrase)
  }
}
