import Calls
import JSON
import LanguageModels
import Nutrition
import Services
import Testing

struct SavedMealsTests {
  let home: Household

  init() throws {
    home = try Household()
  }

  private func calls() throws -> [LogMealCall] { try home.context.savedMeals().compactMap { $0.call.typed() } }

  @Test func `the meals of today are told in the order in which they were saved, with what was weighed`() throws {
    try home.log("pasta", grams: 200)
    home.wait(minutes: 5)
    try home.log("oats", grams: 60, slot: "breakfast")
    try home.log("milk", grams: 200, slot: "breakfast", day: "yesterday")
    let meals = try home.context.savedMeals()
    #expect(meals.map(\.slot) == [.lunch, .breakfast])
    #expect(meals.allSatisfy { $0.day == home.today && $0.at != nil })
    let items = try calls().flatMap(\.items)
    #expect(items.map(\.quantity) == [FixedDecimal(200), FixedDecimal(60)])
    #expect(items.allSatisfy { $0.unit == .gram && $0.resolved != nil })
  }

  @Test func `an amount that was worked out is left unsaid, and energy alone is kept`() throws {
    try home.save(LogMeal(), ["items": [["food": "pasta"]]])
    try home.quick(450, "pub lunch", slot: "dinner")
    let items = try calls().flatMap(\.items)
    #expect(items.map(\.quantity) == [nil, nil])
    #expect(items.map(\.kcal) == [nil, FixedDecimal(450)])
  }

  @Test func `nothing is told of a day without meals`() throws {
    #expect(try home.context.savedMeals().isEmpty)
  }
}
