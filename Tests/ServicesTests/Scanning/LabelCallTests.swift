import Calls
internal import EmbeddedMessages
import FoodData
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// A label that was read leads to the same editable card, whoever read it.
@Suite struct `a label becomes a food` {
  private let home: Household

  init() throws { home = try Household() }

  private func propose(_ call: SaveFoodCall) throws -> Proposal {
    try home.propose(SaveFood(), call.json)
  }

  private func answer(_ text: String) throws -> LabelAnswer {
    let facts = try #require(JSONValue(text: text))
    return try #require(LabelAnswer(facts))
  }

  private func recognised(_ text: String) throws -> NutritionLabel {
    try #require(LabelReading().label(in: PrintedText(text)))
  }

  private let table = """
    Nährwerte pro 100 g
    Energie 1870 kJ / 445 kcal
    Fett 16 g
    davon gesättigte Fettsäuren 2,1 g
    Kohlenhydrate 62 g
    davon Zucker 20 g
    Eiweiß 9,0 g
    Salz 0,50 g
    """

  @Test func `with the figures per 100 g, its serving and what the reading was worth`() throws {
    let proposal = try propose(
      SaveFoodCall(
        ReadLabel(
          try answer(
            #"""
            {"name": "Crunchy oats", "brand": "Mill", "confidence": "medium", "notes": "fibre is smudged", "columns": [
              {"per": "100 g", "kcal": 445, "fat_g": 16, "carbs_g": 62, "protein_g": 9, "salt_g": 0.5},
              {"per": "serving", "per_grams": 45, "kcal": 200, "fat_g": 7.2, "carbs_g": 28, "protein_g": 4.1}]}
            """#))))
    #expect(
      proposal.card.lines.prefix(3) == [
        "1 Crunchy oats (Mill) | 100 g | 445 kcal | P 9.0  C 62.0  F 16.0 | label",
        "2 saturated fat ?, sugar ?, fibre ?, sodium 200 mg", "3 portions: serving 45 g, piece 45 g",
      ])
    #expect(
      proposal.card.notes.english.prefix(3) == [
        "The label was read with medium confidence: a look at the pack is worth it.",
        "Its sodium is reckoned from salt.", "Noted on it: “fibre is smudged”",
      ])
  }

  @Test func `without a model the name is asked, unless the file tells it`() throws {
    let label = try recognised(table)
    let nameless = try propose(SaveFoodCall(ReadLabel(label, path: "IMG_2041.jpg")))
    #expect(nameless.card.notes.english.first == "What is it called? “1 = oat drink” names it.")
    #expect(nameless.card.lines[0] == "1 food from a label | 100 g | 445 kcal | P 9.0  C 62.0  F 16.0 | label")
    let named = try propose(SaveFoodCall(ReadLabel(label, path: "~/crunchy-oats.jpg")))
    #expect(named.card.lines[0].hasPrefix("1 crunchy oats | 100 g | 445 kcal"))
  }

  @Test func `two labels without a name are two foods`() throws {
    let call = SaveFoodCall(ReadLabel(try recognised(table)))
    try home.confirm(try propose(call))
    #expect(try propose(call).card.title.english == "New food")
  }

  @Test func `figures of a portion stay those of a portion, so that its size can be put right`() throws {
    let call = SaveFoodCall(
      ReadLabel(
        try answer(
          #"{"name":"Bar","confidence":"high","columns":[{"per":"serving","kcal":200,"fat_g":8,"carbs_g":24,"protein_g":6}]}"#
        )))
    let card = try propose(call).card
    #expect(card.notes.english.contains("Its figures are per serving, and what a serving is was not said."))
    let edited = try home.revise(SaveFood(), call.json, Edit(.line(3), .said("40 g"))).proposal
    #expect(edited.card.lines[0] == "1 Bar | 100 g | 500 kcal | P 15.0  C 60.0  F 20.0 | label")
    #expect(!edited.card.notes.english.contains("Its figures are per serving, and what a serving is was not said."))
  }

  @Test func `figures per 100 ml say what they are of`() throws {
    let card = try propose(
      SaveFoodCall(
        ReadLabel(
          try answer(#"{"name":"Oat drink","confidence":"high","columns":[{"per":"100 ml","kcal":45,"fat_g":1.5}]}"#)))
    ).card
    #expect(card.notes.english[0] == "Stated per 100 ml, taken as 100 g: its density is not known.")
    #expect(card.notes.english.contains("Not known: protein and carbohydrate."))
  }

  @Test func `what no food can have is left out and said`() throws {
    let card = try propose(
      SaveFoodCall(
        ReadLabel(
          try answer(
            #"{"name":"Bar","confidence":"low","columns":[{"per":"100 g","kcal":4450,"fat_g":160,"carbs_g":62}]}"#)))
    ).card
    #expect(card.lines[0] == "1 Bar | 100 g | ? kcal | P ?  C 62.0  F ? | label")
    #expect(card.notes.english.contains("Its energy cannot be.") && card.notes.english.contains("Its fat cannot be."))
    let sum = try propose(
      SaveFoodCall(
        ReadLabel(
          try answer(
            #"{"name":"Bar","confidence":"low","columns":[{"per":"100 g","fat_g":60,"carbs_g":60,"protein_g":60}]}"#))))
    #expect(sum.card.notes.english.contains("Its protein, carbohydrate and fat weigh more than all of it."))
  }

  @Test func `where text recognition sees another figure, the card says so until the person has said which`() throws {
    let read = try answer(
      #"""
      {"name": "Crunchy oats", "confidence": "high", "columns": [
        {"per": "100 g", "kcal": 445, "fat_g": 18, "carbs_g": 62, "protein_g": 9, "salt_g": 0.5}]}
      """#)
    let call = SaveFoodCall(ReadLabel(read, checkedBy: try recognised(table)))
    let doubt = "A second reading has other figures, please check: fat 16 g."
    #expect(try propose(call).card.notes.english.contains(doubt))
    let edited = try home.revise(SaveFood(), call.json, Edit(.line(1), .said("16 g fat"))).proposal
    #expect(!edited.card.notes.english.contains(doubt))
  }

  @Test func `the code on the pack is the food’s, where it is one`() throws {
    let label = try recognised(table)
    let card = try propose(SaveFoodCall(ReadLabel(label, barcode: "4006381333931"))).card
    #expect(card.lines.contains("6 barcode: 4006381333931"))
    #expect(
      try propose(SaveFoodCall(ReadLabel(label, barcode: "12"))).card.lines.contains(
        "6 barcode: none"))
  }

  @Test func `nothing of how it was read is kept with it`() throws {
    let proposal = try propose(
      SaveFoodCall(
        ReadLabel(
          try answer(#"{"name":"Bar","confidence":"low","notes":"SMUDGE","columns":[{"per":"100 g","kcal":445}]}"#))))
    #expect(!"\(proposal.changes)".contains("SMUDGE"))
  }
}
