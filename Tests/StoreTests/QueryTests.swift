import FoundationEssentials
import Nutrition
import Proposals
import Store
import Testing

struct QueryTests {
  let store: Store
  let pasta = food(10)
  let rice = food(11, "rice", energy: FixedDecimal(130))

  init() throws {
    store = try Store.open(.memory)
    try store.commit(1, [.insert(.food(pasta)), .insert(.food(rice))])
  }

  /// Logs a meal with one entry; both are named by the number.
  private func log(
    _ number: Int, _ slot: MealSlot = .lunch, of food: Food, on day: Day = friday, at moment: Int = 0,
    by profile: UUID = me
  ) throws {
    let meal = meal(number, of: profile, on: day, slot, created: at(number), at: at(moment))
    try store.commit(
      number,
      [
        .insert(.meal(meal)), .insert(.entry(entry(number, in: meal.id, of: food, created: at(number)))),
      ])
  }

  @Test func `a day is in the order in which it is eaten`() throws {
    let snack = meal(20, .snack, at: at(-300))
    let late = meal(21, .lunch, at: at(60))
    let early = meal(22, .lunch, at: at(0))
    let breakfast = meal(23, .breakfast, at: at(500))
    let other = meal(24, on: friday.adding(1))
    try store.commit(2, [snack, late, early, breakfast, other].map { .insert(.meal($0)) })
    let second = quick(31, in: early.id, position: 2)
    let first = entry(32, in: early.id, of: pasta, position: 1)
    let elsewhere = quick(33, in: other.id)
    try store.commit(3, [second, first, elsewhere].map { .insert(.entry($0)) })
    let diary = try store.diary(of: me, on: friday)
    #expect(
      diary.meals == [
        LoggedMeal(meal: breakfast, entries: []), LoggedMeal(meal: early, entries: [first, second]),
        LoggedMeal(meal: late, entries: []), LoggedMeal(meal: snack, entries: []),
      ])
    #expect(try diary.record == store.dayRecord(of: me, on: friday))
    #expect(diary.record?.figures.energy == FixedDecimal(766))
    #expect(try store.diary(of: id(9), on: friday).meals.isEmpty)
  }

  @Test func `meals are found newest first, by slot and up to a day`() throws {
    try log(20, .lunch, of: pasta, on: friday.adding(-2))
    try log(21, .dinner, of: pasta, on: friday.adding(-1))
    try log(22, .lunch, of: pasta, on: friday.adding(-1))
    try log(23, .lunch, of: pasta, on: friday, at: 10)
    try log(24, .lunch, of: pasta, on: friday, at: 5)
    func ids(_ meals: [LoggedMeal]) -> [UUID] { meals.map(\.meal.id) }
    #expect(try ids(store.meals(of: me, limit: 9)) == [23, 24, 22, 21, 20].map(id))
    #expect(try ids(store.meals(of: me, slot: .lunch, limit: 3)) == [23, 24, 22].map(id))
    #expect(try ids(store.meals(of: me, slot: .lunch, through: friday.adding(-1), limit: 9)) == [22, 20].map(id))
    #expect(try ids(store.meals(of: me, through: friday.adding(-2), limit: 9)) == [id(20)])
    #expect(try store.meals(of: me, limit: 1).first?.entries.map(\.id) == [id(23)])
  }

  @Test func `what was logged lately is found by when it was logged`() throws {
    try store.commit(2, [.insert(.profile(Profile(id: id(2), created: at(0), name: "Ben")))])
    try log(20, of: pasta, on: friday)
    try log(21, of: pasta, on: friday.adding(-30))
    try log(22, of: pasta, on: friday, by: id(2))
    try log(23, of: pasta, on: friday)
    #expect(try store.entries(of: me, on: friday, loggedSince: at(21)).map(\.entry.id) == [id(23)])
    #expect(try store.entries(of: me, on: friday, loggedSince: at(20)).map(\.entry.id) == [id(20), id(23)])
    #expect(try store.entries(of: me, on: friday.adding(-30), loggedSince: at(20)).map(\.entry.id) == [id(21)])
  }

  @Test(arguments: [
    ("pasta", [22, 20]), ("PASTA", [22, 20]), ("ast", [22, 20]), ("", [23, 22, 21]), ("käse", [23]), ("soup", []),
    ("pasta, cooked!", []),
  ])
  func `history is searched by a part of a name`(words: String, found: [Int]) throws {
    try log(20, of: pasta)
    try log(21, of: rice)
    try log(22, of: pasta)
    try store.commit(2, [.insert(.food(food(12, "KÄSE")))])
    try log(23, of: food(12, "KÄSE"))
    #expect(try store.entries(of: me, named: words, limit: 3).map(\.entry.id) == found.map(id))
  }

  @Test func `foods are counted by use and remembered by time`() throws {
    for number in 20...22 { try log(number, of: pasta) }
    try log(23, of: rice)
    #expect(try store.foodUse(of: pasta.id, by: me)?.uses == 3)
    #expect(try store.foodUse(of: pasta.id, by: me)?.lastUsed == at(22))
    #expect(try store.foodUse(of: pasta.id, by: id(2)) == nil)
    #expect(try store.foodsByUse(of: me, limit: 9).map(\.food) == [pasta, rice])
    #expect(try store.recentFoods(of: me, limit: 9).map(\.food) == [rice, pasta])
    #expect(try store.recentFoods(of: me, limit: 1).map(\.use.uses) == [1])
    try store.commit(3, [.delete(.entry(entry(22, in: id(22), of: pasta, created: at(22))))])
    #expect(try store.foodUse(of: pasta.id, by: me)?.lastUsed == at(21))
    #expect(try store.foodUse(of: pasta.id, by: me)?.uses == 2)
  }

  @Test func `the last portion is the one logged last, whatever day it was for`() throws {
    try log(20, of: pasta)
    let old = meal(21, on: friday.adding(-9), created: at(21))
    try store.commit(
      2,
      [
        .insert(.meal(old)), .insert(.entry(entry(31, in: old.id, of: pasta, grams: 80, created: at(21)))),
      ])
    #expect(try store.foodUse(of: pasta.id, by: me)?.lastGrams == Grams(milligrams: 80_000))
  }

  @Test func `a food is found by id, source and barcode`() throws {
    let older = food(13, "crème", source: FoodSource(.openFoodFacts, reference: "4006381333931"))
    try store.commit(2, [.insert(.food(older)), .insert(.food(fullFood))])
    #expect(try store.food(id(10)) == pasta)
    #expect(try store.foods([rice.id, id(99), pasta.id]) == [rice, pasta])
    #expect(try store.food(from: fullFood.source) == fullFood)
    #expect(try store.food(from: FoodSource(.label, reference: "4006381333931")) == nil)
    #expect(try store.food(from: FoodSource(.staples)) == nil)
    #expect(try store.food(barcode: "4006381333931") == fullFood)
    #expect(try store.favouriteFoods() == [fullFood])
    #expect(try store.foodNames().map(\.name) == ["crème", "crème fraîche “30 %”", "pasta", "rice"])
    #expect(try store.foodNames().map(\.favourite) == [false, true, false, false])
  }

  @Test func `the target of a day is the latest that has begun`() throws {
    let first = target(80, from: friday.adding(-10), energy: 1_800)
    let second = target(81, from: friday, energy: 1_900)
    let better = target(82, from: friday, energy: 1_950)
    try store.commit(2, [first, second, better].map { .insert(.target($0)) })
    #expect(try store.target(of: me, on: friday.adding(-11)) == nil)
    #expect(try store.target(of: me, on: friday.adding(-1)) == first)
    #expect(try store.target(of: me, on: friday.adding(100)) == better)
    #expect(try store.targets(of: me, limit: 9) == [better, second, first])
  }

  @Test func `days are listed without the ones that are not logged`() throws {
    try log(20, of: pasta, on: friday.adding(-4))
    try log(21, of: pasta, on: friday.adding(-2))
    try log(22, of: pasta, on: friday)
    let days = try store.dayRecords(of: me, from: friday.adding(-4), through: friday.adding(-1))
    #expect(days.map(\.day) == [friday.adding(-4), friday.adding(-2)])
  }

  @Test func `the household's lists are in order`() throws {
    let weights = (0..<3).map {
      Weight(id: id(50 + $0), created: at($0), profile: me, day: friday.adding($0), kilograms: FixedDecimal(70))
    }
    try store.commit(
      2, weights.map { .insert(.weight($0)) } + [.insert(.trip(fullTrip)), .insert(.purchase(fullPurchase))])
    try store.commit(
      3, [.insert(.recipe(fullRecipe)), .insert(.familyMember(fullMember)), .insert(.activity(run(60)))])
    #expect(try store.weights(of: me, limit: 2) == [weights[2], weights[1]])
    #expect(try store.weights(of: me, from: friday, through: friday.adding(1)) == [weights[0], weights[1]])
    #expect(try store.trips(of: me, limit: 2) == [fullTrip])
    #expect(try store.trips(of: me, from: fullTrip.day, through: fullTrip.day) == [fullTrip])
    #expect(try store.trips(of: me, from: fullTrip.day.adding(1), through: fullTrip.day.adding(9)) == [])
    #expect(try store.trip(fullTrip.id) == fullTrip)
    #expect(try store.purchases(of: fullTrip.id) == [fullPurchase])
    #expect(try store.recipes() == [fullRecipe])
    #expect(try store.recipe(fullRecipe.id) == fullRecipe)
    #expect(try store.familyMembers() == [fullMember])
    #expect(try store.activities(of: me, on: friday) == [run(60)])
    let counts = try store.counts()
    #expect(
      counts[.weight] == 3 && counts[.food] == 2 && counts[.meal] == 0 && counts.count == Record.Kind.allCases.count)
  }
}
