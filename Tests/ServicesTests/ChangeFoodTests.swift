internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ChangeFoodTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.save(SaveFood(), ["name": "granola", "kcal": 450, "serving_g": 40])
    try home.log("granola", grams: 60)
  }

  @Test func `the card shows what it was and what it becomes`() throws {
    let proposal = try home.propose(
      ChangeFood(),
      [
        "food": "granola", "name": "crunchy granola", "brand": "Kölln", "category": "snacks",
        "portions": [["unit": "cup", "grams": 90]], "serving_g": 45,
      ])
    #expect(
      proposal.card.lines == [
        "name | crunchy granola | was granola", "brand | Kölln | was none", "category | snacks | was other",
        "1 serving | 45 g | was 40 g", "1 cup | 90 g | was none",
      ])
    #expect(proposal.card.notes.english == ["Logged entries keep the name that they have."])
    try home.confirm(proposal)
    #expect(try home.entries().map(\.name) == ["granola"])
    #expect(try home.bank.resolve("crunchy granola", state: nil, profile: home.profile.id)?.isOwn == true)
  }

  @Test func `an empty text and no grams take something away`() throws {
    try home.save(ChangeFood(), ["food": "granola", "brand": "Kölln"])
    let proposal = try home.propose(
      ChangeFood(), ["food": "granola", "brand": "", "portions": [["unit": "serving", "grams": 0]]])
    #expect(proposal.card.lines == ["brand | none | was Kölln", "1 serving | none | was 40 g"])
  }

  @Test func `an undo brings back what it was`() throws {
    let before = try home.store.stateHash()
    try home.save(ChangeFood(), ["food": "granola", "name": "muesli mix", "barcode": "4006381333931"])
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test func `a food of the table is changed as the household's own`() throws {
    try home.save(ChangeFood(), ["food": "bread", "portions": [["unit": "slice", "grams": 45]]])
    let meal = try home.propose(LogMeal(), ["items": [["food": "bread", "quantity": 2, "unit": "slice"]]])
    #expect(meal.card.lines.first?.contains("2 slices ≈ 90 g") == true)
  }

  @Test(arguments: [
    Refusal(["food": "granola"], .nothingToChange),
    Refusal(["food": "granola", "category": "other"], .nothingToChange),
    Refusal(
      ["food": "granola", "name": " "],
      .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
    Refusal(["food": "granola", "barcode": "12"], .unreadableBarcode("12", .wrongLength(2))),
    Refusal(
      ["food": "granola", "density_g_per_ml": 0],
      .outOfRange(
        .limitedValue(value: .density),
        range: .rangeDensity(least: FixedDecimal(units: 5_000_000), most: FixedDecimal(20)))),
    Refusal(
      ["food": "granola", "portions": [["unit": "g", "grams": 2]]],
      .outOfRange(.limitedValue(value: .portion), range: .rangeKilograms(least: 0, most: 100))),
    Refusal(["food": "zzyzx", "name": "x"], .noSuchFood("zzyzx", nearest: [])),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(ChangeFood(), refusal.call) }
  }
}
