import FoodData
import FoundationEssentials
import Interpreter
import JSON
import Nutrition
import Proposals
import Services
import Store
import Testing

struct SaveFoodTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `figures per 100 g make a food that can be logged`() throws {
    let proposal = try home.propose(
      SaveFood(), ["name": "aunt's stew", "kcal": 120, "protein_g": 8, "carbs_g": 10, "fat_g": 5, "serving_g": 350])
    #expect(proposal.card.lines == ["1 aunt's stew | 100 g | 120 kcal | P 8.0  C 10.0  F 5.0 | your value"])
    #expect(
      proposal.card.notes == ["A serving, and one of it, is 350 g.", "Not known: saturated fat, sugar, fibre, sodium."])
    try home.confirm(proposal)
    let meal = try home.propose(LogMeal(), ["items": [["food": "aunt's stew"]]])
    #expect(meal.card.lines.first?.hasPrefix("1 aunt's stew | ≈ 350 g | 420 kcal") == true)
    try home.confirm(meal)
    #expect(try home.entries().map(\.tier) == [.remembered])
  }

  @Test func `a serving counts as a piece`() throws {
    try home.save(SaveFood(), ["name": "flapjack", "kcal": 450, "serving_g": 40])
    #expect(
      try home.propose(LogMeal(), ["items": [["food": "flapjack", "quantity": 2]]]).card.lines.first?.contains(
        "2 ≈ 80 g")
        == true)
  }

  @Test func `energy far from its macronutrients is asked about, not refused`() throws {
    let proposal = try home.propose(
      SaveFood(), ["name": "odd", "kcal": 400, "protein_g": 10, "carbs_g": 10, "fat_g": 10])
    #expect(
      proposal.card.notes.first
        == "Check it: 400 kcal stated, its protein, carbohydrate and fat make 170 kcal.")
  }

  @Test func `its name can be changed by an edit, nothing else`() throws {
    let call: JSONValue = ["name": "stew", "kcal": 120]
    #expect(
      try home.revise(SaveFood(), call, .replace(item: 1, food: "goulash")).proposal.summary == "new food, goulash")
    #expect(throws: ToolError.cannotEdit) { try home.revise(SaveFood(), call, .replace(item: 2, food: "x")) }
    #expect(throws: ToolError.cannotEdit) { try home.revise(SaveFood(), call, .slot(.dinner)) }
  }

  @Test(arguments: [
    Refusal(["name": "x", "kcal": 911], .impossibleEnergy(Figure(911))),
    Refusal(["name": "x", "kcal": -1], .impossibleEnergy(Figure(-1))),
    Refusal(["name": "x", "kcal": 90_000_000_000], .impossibleEnergy(Figure(90_000_000_000))),
    Refusal(["name": "x", "kcal": 1, "protein_g": 101], .outOfRange("protein", range: "0 to 100 g per 100 g")),
    Refusal(["name": "x", "kcal": 1, "sugar_g": -1], .outOfRange("sugar", range: "0 to 100 g per 100 g")),
    Refusal(["name": "x", "kcal": 1, "sodium_mg": 100_001], .outOfRange("sodium", range: "0 to 100,000 mg per 100 g")),
    Refusal(
      ["name": "x", "kcal": 1, "protein_g": 90_000_000_000, "carbs_g": 90_000_000_000, "fat_g": 90_000_000_000],
      .outOfRange("protein", range: "0 to 100 g per 100 g")),
    Refusal(["name": " ", "kcal": 1], .outOfRange("name", range: "1 to 200 characters")),
    Refusal(["name": "x", "kcal": 1, "serving_g": 0], .outOfRange("serving", range: "0 to 100 kg")),
    Refusal(["name": "x", "kcal": 1, "serving_g": 92_233_720_368], .outOfRange("serving", range: "0 to 100 kg")),
  ])
  func `figures that no food can have are refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(SaveFood(), refusal.call) }
  }
}

struct MarkFoodTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `a food of the table becomes a favourite, and is one no more`() throws {
    let proposal = try home.propose(MarkFood(), ["food": "pasta", "favourite": true])
    #expect(proposal.card.title == "Favourite")
    try home.confirm(proposal)
    #expect(try home.store.favouriteFoods().map(\.title) == ["pasta, cooked"])
    let away = try home.propose(MarkFood(), ["food": "pasta", "favourite": false])
    #expect(away.card.title == "No longer a favourite")
    try home.confirm(away)
    #expect(try home.store.favouriteFoods() == [])
  }

  @Test func `a food that is used already is changed, not doubled`() throws {
    try home.log("pasta", grams: 200)
    try home.save(MarkFood(), ["food": "pasta", "favourite": true])
    #expect(try home.store.counts()[.food] == 1)
  }

  @Test(arguments: [
    Refusal(["food": "pasta", "favourite": false], .nothingToChange),
    Refusal(["food": "zzyzx", "favourite": true], .noSuchFood("zzyzx", nearest: [])),
  ])
  func `what cannot be marked is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(MarkFood(), refusal.call) }
  }

  @Test func `it cannot be edited`() {
    #expect(throws: ToolError.cannotEdit) {
      try home.revise(MarkFood(), ["food": "pasta", "favourite": true], .drop(items: [1]))
    }
  }
}

struct FoodBankTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `a food of the table enters the bank when it is used`() throws {
    #expect(try home.store.counts()[.food] == 0)
    try home.log("pasta", grams: 200)
    #expect(try home.store.foodNames().map(\.name) == ["pasta"])
  }

  @Test func `both states of a food are told apart once both are used`() throws {
    for state in ["dry", "cooked"] {
      try home.save(
        LogMeal(), ["items": [["food": "pasta", "state": .string(state), "quantity": 80, "unit": "g"]]])
    }
    for (words, title) in [("pasta", "pasta, cooked"), ("dry pasta", "pasta, dry"), ("spaghetti", "pasta, cooked")] {
      #expect(try home.bank.resolve(words, state: nil, profile: home.profile.id)?.food.title == title, "\(words)")
    }
  }

  @Test func `words that mean nothing find nothing`() throws {
    for words in ["", " ", "zzyzx", "?!", "\u{1B}[31m"] {
      #expect(try home.bank.resolve(words, state: nil, profile: home.profile.id) == nil, "\(words)")
    }
  }

  @Test func `the interpreter sees the foods of the household as its own`() throws {
    try home.save(SaveFood(), ["name": "aunt's stew", "kcal": 120])
    let finder = ProfileFoodFinder(bank: home.bank, profile: home.profile)
    #expect(finder.match("aunt's stew", state: nil)?.quality == .own)
    #expect(finder.match("pasta", state: nil)?.quality == .exact)
    #expect(finder.match("pasta", state: nil)?.isAmbiguous == false)
    #expect(finder.match("zzyzx", state: nil) == nil)
  }

  @Test func `titles list the own foods first`() throws {
    try home.save(SaveFood(), ["name": "aunt's stew", "kcal": 120])
    let titles = try home.bank.titles()
    #expect(titles.first == "aunt's stew")
    #expect(titles.count == Pantry.staples.count + 1)
  }
}

struct IdentifierTests {
  @Test func `the same seed gives the same ids, another seed others`() {
    let first = SeededIdentifiers(seed: 1)
    let again = SeededIdentifiers(seed: 1)
    let other = SeededIdentifiers(seed: 2)
    let ids = (0..<100).map { _ in first.next() }
    #expect(ids == (0..<100).map { _ in again.next() })
    #expect(Set(ids).count == 100)
    #expect(!ids.contains(other.next()))
  }

  @Test func `they are UUIDs of version 8`() {
    let text = Array("\(SeededIdentifiers(seed: 3).next())")
    #expect(text[14] == "8")
    #expect("89AB".contains(text[19]))
  }

  @Test func `random ids differ`() {
    let ids = RandomIdentifiers()
    #expect(ids.next() != ids.next())
  }
}
