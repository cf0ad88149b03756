internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// What the food bank does with foods of outside sources that were imported and that nobody has used yet.
struct ImportedFoodTests {
  private let home: Household
  private var context: ToolContext

  init() throws {
    home = try Household()
    let references = try ReferenceStore.open(.memory)
    let run = try references.beginImport("test", at: home.now) { _ in "Spring" }
    let figures = Nutrients(
      energy: FixedDecimal(430), protein: FixedDecimal(8), carbohydrate: FixedDecimal(60), fat: FixedDecimal(16))
    let foods = ["Cloudberry bar", "Cloudberry jam"].map { name in
      ReferenceFood(
        source: FoodSource(.openFoodFacts, reference: name, date: Day("2026-02-03")), name: name,
        category: .snacks, figures: figures, carbohydrate: .available, warnings: [.sodiumFromSalt])
    }
    try run.write(foods, position: foods.count)
    try run.finish(at: home.now)
    let bank = FoodBank(
      store: home.store, knowledge: home.bank.knowledge,
      imported: ImportedFoods { () throws(StoreError) in references })
    context = ToolContext(
      store: home.store, foodBank: bank, profile: home.profile, now: home.now, zone: home.zone,
      identifiers: home.identifiers)
  }

  private func browse(_ words: String) throws -> [String] {
    let call = try home.decode(BrowseFoods(), ["words": .string(words)])
    guard case .answer(let answer) = try BrowseFoods().run(call, in: context) else { return [] }
    return answer.lines.map { String($0.split(separator: " | ")[0]) }
  }

  private func mark(_ food: String) throws -> Proposal {
    try MarkFood().run(home.decode(MarkFood(), ["food": .string(food), "favourite": true]), in: context).proposal
  }

  @Test func `words find them behind what the household has`() throws {
    let found = try browse("cloudberry")
    #expect(found.contains("More in the imported foods"))
    #expect(found.contains("1 Cloudberry bar") || found.contains("2 Cloudberry bar"))
  }

  @Test func `one enters the food bank by its number, once`() throws {
    let line = try #require(try browse("cloudberry bar").first { $0.hasSuffix(" Cloudberry bar") })
    let number = String(line.prefix { $0.isNumber })
    try home.confirm(mark(number))
    #expect(try home.store.favouriteFoods().map(\.name) == ["Cloudberry bar"])
    let again = try browse("cloudberry bar")
    #expect(again.count { $0.hasSuffix("Cloudberry bar") } == 1)
    #expect(again.first == "Foods: “cloudberry bar”, per 100 g" && again[1] == "1 Cloudberry bar")
  }

  @Test func `what its source knows of the figures explains them`() throws {
    _ = try browse("cloudberry bar")
    let sentences = try #require(try mark("1").card.explanation()).rows.map { $0.cells[0].text.english }
    #expect(sentences.contains { $0.contains("as of 2026-02-03; tier database; carbohydrate without fibre.") })
    #expect(sentences.contains("Its sodium is reckoned from salt."))
  }
}
