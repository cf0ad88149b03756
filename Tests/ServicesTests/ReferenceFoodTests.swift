import FoundationEssentials
import JSON
import Nutrition
import Proposals
import Services
import Store
import Testing

private func product(
  _ name: String, _ code: String, brand: String? = nil, energy: Int = 50, kind: FoodSource.Kind = .openFoodFacts,
  warnings: [FoodWarning] = []
) -> ReferenceFood {
  ReferenceFood(
    source: FoodSource(kind, reference: code, release: "Edition 2026-01"), name: name, brand: brand, barcode: code,
    figures: Nutrients(
      energy: FixedDecimal(energy), protein: FixedDecimal(2), carbohydrate: FixedDecimal(6), fat: FixedDecimal(1)),
    warnings: warnings)
}

private let shelf = [
  product("Barista drink", "4000000000017", brand: "Haferhof", energy: 61),
  product("Fizzy lemonade", "4000000000024", brand: "Sprudel", energy: 40),
  product("Fizzy lemonade light", "4000000000031", brand: "Sprudel", energy: 2),
  product("Fizzy lemonade with mint", "4000000000048", brand: "Quell", energy: 38),
  product("Banana", "4000000000055", energy: 900),
  product("Wonder bar", "4000000000062", brand: "Nope", energy: 2_000, warnings: [.impossible(.energy)]),
]

struct ReferenceFoodTests {
  let home: Household

  init() throws { home = try Household(references: shelf) }

  private func logged(_ words: String) throws -> Card {
    try home.propose(LogMeal(), ["items": [["food": .string(words), "quantity": 200, "unit": "g"]]]).card
  }

  @Test func `what the household does not know is found among the foods of outside sources`() throws {
    let card = try logged("haferhof barista drink")
    #expect(card.lines.first?.contains("Barista drink (Haferhof) | 200 g | 122 kcal") == true)
  }

  @Test func `a food of an outside source that is logged becomes one of the food bank, once`() throws {
    for _ in 0..<2 {
      try home.save(LogMeal(), ["items": [["food": "haferhof barista drink", "quantity": 200, "unit": "g"]]])
    }
    let foods = try home.store.foodNames()
    #expect(foods.map(\.name) == ["Barista drink"])
    let food = try #require(try home.store.food(foods[0].id))
    #expect(food.source.kind == .openFoodFacts)
    #expect(food.source.reference == "4000000000017")
    #expect(food.source.release == "Edition 2026-01")
    #expect(try home.entries().map(\.tier) == [.database, .database])
  }

  @Test func `the same food is the same in every home`() throws {
    let other = try Household(seed: 99, references: shelf)
    for household in [home, other] {
      try household.save(LogMeal(), ["items": [["food": "haferhof barista drink", "quantity": 1, "unit": "g"]]])
    }
    #expect(try home.store.foodNames().map(\.id) == other.store.foodNames().map(\.id))
  }

  @Test func `what the table knows is not looked for elsewhere`() throws {
    #expect(try logged("banana").lines.first?.contains("| 1,800 kcal") == false)
  }

  @Test func `where several foods are meant it asks, and a name with its maker is an answer`() throws {
    let card = try logged("lemonade with mint")
    #expect(card.lines.first?.contains("(Quell)") == true)
    #expect(throws: ToolError.self) { try home.run(MarkFood(), ["food": "fizzy", "favourite": true]) }
    #expect(try logged("Fizzy lemonade light (Sprudel)").lines.first?.contains("4 kcal") == true)
  }

  @Test func `a question about several foods shows them with their figures and their sources`() throws {
    let answer = try home.ask(FindFood(), ["query": "fizzy"])
    let facts = answer.facts["choices"]?.array ?? []
    #expect(facts.count == 3)
    #expect(facts.first?["source"] == "Open Food Facts 4000000000024")
  }

  @Test func `figures that no food can have are not logged`() throws {
    #expect(try home.bank.resolve("wonder bar nope", state: nil, profile: home.profile.id)?.food.brand != "Nope")
  }

  @Test func `a database of them that cannot be read stops nothing`() throws {
    let bank = FoodBank(
      store: home.store, knowledge: .embedded(),
      imported: ImportedFoods { () throws(StoreError) in throw .damaged })
    #expect(try bank.resolve("haferhof barista drink", state: nil, profile: home.profile.id) == nil)
    #expect(try bank.resolve("banana", state: nil, profile: home.profile.id)?.food.name == "banana")
  }
}
