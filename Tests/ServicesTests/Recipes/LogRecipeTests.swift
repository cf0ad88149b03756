import Calls
internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct LogRecipeTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.cook("carbonara", carbonara, cooked: 500)
  }

  @Test(arguments: [
    ("1", "serving", "250 g", "1", "665.5"), ("0.5", "serving", "125 g", "0.5", "332.8"),
    ("1.5", "serving", "375 g", "1.5", "998.3"), ("2", nil, "500 g", "2", "1,331"),
    ("0.5", "pot", "250 g", "1", "665.5"), ("0.33333333", "pot", "166.667 g", "0.667", "443.7"),
  ])
  func `it is logged by servings and as a part of the pot`(
    quantity: String, unit: String?, grams: String, servings: String, energy: String
  ) throws {
    try home.save(LogMeal(), home.eating("carbonara", quantity, unit))
    let entry = try #require(try home.entries().first)
    #expect(entry.kind == .recipe && entry.name == "carbonara" && entry.source == "recipe" && entry.tier == .database)
    #expect(entry.grams?.figure == FixedDecimal(String(grams.dropLast(2))))
    #expect(entry.servings == FixedDecimal(servings) && entry.figures.energy?.formatted() == energy)
    #expect(try entry.reference == home.recipe("carbonara")?.id)
  }

  @Test func `a recipe is meant by every word for the food that has its name`() throws {
    let home = try Household()
    try home.save(SaveRecipe(), ["name": "pasta", "servings": 2, "ingredients": [["line": "200 g oats"]]])
    let proposal = try home.propose(LogMeal(), ["items": [["food": "Nudeln", "quantity": 1, "unit": "serving"]]])
    #expect(proposal.card.rows[0].cells.contains { $0.text.english.contains("≈ 100 g") })
  }

  @Test func `what is weighed is of no number of servings`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "300", "g"))
    let entry = try #require(try home.entries().first)
    #expect(
      entry.grams == Grams(FixedDecimal(300)) && entry.servings == nil && entry.figures.energy?.formatted() == "798.6")
  }

  @Test func `nothing said is a serving`() throws {
    try home.save(LogMeal(), ["items": [["food": "carbonara"]]])
    #expect(try home.diary() == ["lunch: carbonara 250 g"])
  }

  @Test func `the household's own recipe comes before a food of the same name`() throws {
    try home.cook("lasagne", ["200 g pasta", "300 g tomatoes"])
    #expect(
      try home.propose(LogMeal(), ["items": [["food": "lasagne"]]]).card.lines == [
        "1 lasagne | ≈ 250 g | 398 kcal | P 14.3  C 80.5  F 1.8 | database"
      ])
  }

  @Test func `a pot of it is split between people`() throws {
    try home.save(SaveProfile(), ["profile": "Emma"])
    let call: JSONValue = [
      "items": [["food": "carbonara", "quantity": 1, "unit": "pot"]], "people": [["name": "me"], ["name": "Emma"]],
    ]
    let proposal = try home.propose(LogMeal(), call)
    #expect(proposal.card.lines.count == 3 && proposal.card.lines[0].contains("250 g | 665.5 kcal"))
    try home.confirm(proposal)
    #expect(try home.diary() == ["lunch: carbonara 250 g"])
  }

  @Test func `an entry keeps its snapshot, and a changed recipe offers to compute it anew`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    try home.save(SaveRecipe(), ["name": "carbonara", "add": [["line": "50 g butter"]], "recompute": "none"])
    var entry = try #require(try home.entries().first)
    #expect(entry.figures.energy == FixedDecimal("665.5") && entry.sourceCorrected)
    let proposal = try home.propose(SaveRecipe(), ["name": "carbonara"])
    #expect(proposal.card.lines.contains { $0.hasPrefix("5 Fri 20 Nov | 250 g | 665.5 → 844.8 kcal") })
    try home.confirm(proposal)
    entry = try #require(try home.entries().first)
    #expect(entry.figures.energy?.formatted() == "844.8" && !entry.sourceCorrected)
    #expect(entry.servings == FixedDecimal(1))
  }

  @Test func `the days behind the ingredients on the card can be left as they are`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    let edited = try home.revise(
      SaveRecipe(), ["name": "carbonara", "servings": 2, "add": [["line": "50 g butter"]], "recompute": "all"],
      Edit(.line(5), .removed))
    #expect(try edited.proposal.card.lines.contains("5 Fri 20 Nov | 250 g | stays 665.5 kcal | anew 844.8 kcal"))
  }

  @Test func `recompute of a recipe follows a food that was corrected`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    try home.save(CorrectFood(), ["food": "bacon, raw", "kcal": 400])
    #expect(try home.entries()[0].figures.energy == FixedDecimal("665.5"))
    try home.save(CorrectFood(), ["food": "carbonara"])
    #expect(try home.entries()[0].figures.energy == FixedDecimal(669))
  }

  @Test func `an amount is changed, doubled and logged again as that of a food is`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    try home.save(ChangeEntry(), ["to_quantity": 2, "to_unit": "serving"])
    #expect(try home.entries()[0].grams == Grams(FixedDecimal(500)))
    #expect(try home.entries()[0].servings == FixedDecimal(2))
    try home.save(ChangeEntry(), ["factor": JSONValue(text: "0.5") ?? .null])
    try home.save(LogAgain())
    #expect(try home.diary() == ["lunch: carbonara 250 g", "lunch: carbonara 250 g"])
    #expect(try home.entries().allSatisfy { $0.kind == .recipe })
  }

  @Test func `what explains it are its ingredients`() throws {
    let row = try #require(
      try home.propose(LogMeal(), home.eating("carbonara", "2", "serving")).card.rows.first?.explanation?.english)
    #expect(row.contains("1 serving of it is 250 g, × 2 = 500 g."))
    #expect(row.contains { $0.hasPrefix("“200g pasta”: pasta, dry, 742 kcal") })
  }
}
