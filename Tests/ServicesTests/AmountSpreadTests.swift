import Calls
import JSON
import Nutrition
import Services
import Testing

/// What an entry keeps of how sure its weight is.
struct AmountSpreadTests {
  let home: Household

  init() throws { home = try Household() }

  private func log(_ item: JSONValue) throws { try home.save(LogMeal(), ["items": [item]]) }

  private var spreads: [FixedDecimal?] { get throws { try home.entries().map(\.spread) } }

  @Test func `a weight that was worked out is kept as such, and one that was said is not`() throws {
    try log(["food": "pasta", "quantity": 200, "unit": "g"])
    try log(["food": "bread", "quantity": 2, "unit": "slice"])
    try log(["food": "milk"])
    #expect(try spreads == [nil, AmountSpread.portion, AmountSpread.serving])
  }

  @Test func `who weighs it later makes it sure, and half of it is as sure as all of it was`() throws {
    try log(["food": "bread", "quantity": 2, "unit": "slice"])
    try home.save(ChangeEntry(), ["food": "bread", "factor": 0.5])
    #expect(try spreads == [AmountSpread.portion])
    try home.save(ChangeEntry(), ["food": "bread", "to_quantity": 31, "to_unit": "g"])
    #expect(try spreads == [nil])
    try home.save(ChangeEntry(), ["food": "bread", "to_quantity": 1, "to_unit": "slice"])
    #expect(try spreads == [AmountSpread.portion])
  }

  @Test func `what is had again is as sure as it was`() throws {
    try log(["food": "bread", "quantity": 2, "unit": "slice"])
    home.wait(minutes: 30)
    try home.save(LogAgain(), ["to_slot": "snack"])
    #expect(try spreads == [AmountSpread.portion, AmountSpread.portion])
  }

  @Test func `a day of weighed foods has no range, and one of guessed servings says between what it lies`() throws {
    try log(["food": "pasta", "quantity": 200, "unit": "g"])
    #expect(try home.ask(ShowDay()).facts["likely_kcal"] == nil)
    try log(["food": "bread", "quantity": 2, "unit": "slice"])
    guard case .array(let range)? = try home.ask(ShowDay()).facts["likely_kcal"],
      case .number(let low)? = range.first, case .number(let high)? = range.last
    else {
      Issue.record("no range")
      return
    }
    let energy = try home.entries().reduce(FixedDecimal.zero) { $0 + ($1.figures.energy ?? .zero) }
    let whole = try #require(FixedDecimal("\(low)"))
    let most = try #require(FixedDecimal("\(high)"))
    #expect(whole > FixedDecimal(316) && whole < energy && energy < most)
  }
}
