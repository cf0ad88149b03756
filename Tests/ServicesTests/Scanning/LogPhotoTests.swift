import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// What was seen on a picture of a meal becomes a meal: by larder's figures, with every guess said.
@Suite struct `a picture of a meal` {
  private let home: Household

  init() throws { home = try Household() }

  private let plate = #"""
    {"title": "Salmon with rice", "description": "A plate with salmon, rice and broccoli.", "foods": [
      {"food": "boiled white rice", "grams": 180, "confidence": 0.9},
      {"food": "broccoli", "grams": 90, "confidence": 0.85},
      {"food": "butter", "grams": 10, "confidence": 0.3}]}
    """#

  private func call(_ text: String, replacing placeholder: UUID? = nil) throws -> LogPhotoCall {
    LogPhotoCall(MealAnswer(try #require(JSONValue(text: text))), replacing: placeholder)
  }

  private func proposed(_ text: String, replacing placeholder: UUID? = nil) throws -> Proposal {
    try home.propose(LogPhoto(), try call(text, replacing: placeholder).json)
  }

  @Test func `has its foods apart, each with its weight, how sure it is, and larder’s figures as an estimate`() throws {
    let proposal = try proposed(plate)
    #expect(proposal.card.title.english == "Lunch “Salmon with rice”, Fri 20 Nov")
    #expect(
      proposal.card.lines == [
        "1 rice, cooked | 180 g | 234 kcal | P 4.8  C 50.8  F 0.5 | estimated, 90 % sure",
        "2 broccoli, cooked | 90 g | 31.5 kcal | P 2.1  C 6.5  F 0.4 | estimated, 85 % sure",
        "3 butter | not counted yet",
        "total | 270 g | 265.5 kcal | P 7.0  C 57.2  F 0.9 | estimated",
      ])
    #expect(proposal.summary.english == "lunch, 265.5 kcal")
  }

  @Test func `says what is on it, what it comes to and how its health score comes about`() throws {
    let notes = try proposed(plate).card.notes.english
    #expect(
      notes.prefix(4) == [
        "On the picture: A plate with salmon, rice and broccoli.", "270 g in all, 265.5 kcal, 0.98 kcal a gram.",
        "Health score 72 of 100, by the UK nutrient profiling model: 70 − 2 × (energy 1 + saturated fat 0 + sugar 0 + "
          + "sodium 0 − fruit and vegetables 0 − fibre 1 − protein 1).",
        "Weights are guessed from the picture: “1: 110g” puts one right.",
      ])
  }

  @Test func `a food that is not sure is asked about and not counted`() throws {
    let proposal = try proposed(plate)
    #expect(
      proposal.card.notes.english.contains(
        "Is 3 butter? It was not seen for sure and is not counted. Say “3: 10 g” if it is, “3 = …” if it is something "
          + "else, “drop 3” if it is not there."))
    try home.confirm(proposal)
    #expect(try home.diary() == ["lunch: rice, cooked 180 g", "lunch: broccoli, cooked 90 g"])
  }

  @Test func `keeps title, description, score and where it is from with the meal`() throws {
    try home.confirm(try proposed(plate))
    let meal = try #require(try home.store.diary(of: home.profile.id, on: home.today).meals.first?.meal)
    #expect(meal.title == "Salmon with rice" && meal.notes == "A plate with salmon, rice and broccoli.")
    #expect(meal.healthScore == 72 && meal.origin == .photo)
    #expect(try home.entries().map(\.tier) == [.estimated, .estimated])
  }

  @Test func `is edited line by line: a said weight is no estimate, another food or a weight answers a question`()
    throws
  {
    let arguments = try call(plate).json
    func edited(_ edits: Edit...) throws -> [String] {
      try home.revise(LogPhoto(), arguments, by: edits).proposal.card.lines
    }
    #expect(
      try edited(Edit(.line(1), .said("110g")))[0]
        == "1 rice, cooked | 110 g | 143 kcal | P 3.0  C 31.0  F 0.3 | database")
    #expect(try edited(Edit(.line(3), .said("1 tbsp")))[2].hasPrefix("3 butter | 14.2 g | "))
    #expect(
      try edited(Edit(.line(1), .food("couscous")))[0]
        == "1 couscous, cooked | 180 g | 201.6 kcal | P 6.8  C 41.8  F 0.3 | estimated")
    #expect(try edited(Edit(.line(3), .food("olive oil")))[2].hasPrefix("3 olive oil | 10 g | "))
    #expect(try edited(Edit(.line(3), .removed)).count == 3)
    #expect(try edited(Edit(.line(2), .skipped))[1].contains("skipped"))
    #expect(
      try home.revise(LogPhoto(), arguments, Edit(.card, .slot(.dinner))).proposal.card.title.english.hasPrefix(
        "Dinner"))
    #expect(throws: ToolError.noSuchLine(7)) { try edited(Edit(.line(7), .said("10g"))) }
    #expect(throws: ToolError.nothingLeft) {
      try edited(Edit(.line(1), .removed), Edit(.line(2), .removed), Edit(.line(3), .removed))
    }
    #expect(throws: ToolError.unreadableAmount("a lot")) { try edited(Edit(.line(1), .said("a lot"))) }
  }

  @Test func `where several foods fit the likeliest is taken, and said`() throws {
    let proposal = try proposed(
      #"{"title":"Bread","foods":[{"food":"sliced meat","grams":60,"confidence":0.8}]}"#)
    #expect(proposal.card.lines[0].hasSuffix("estimated, 80 % sure"))
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("“sliced meat” taken as ") })
  }

  @Test(arguments: [
    ("crispy bacon strips", "bacon, cooked"), ("scrambled eggs with chives", "scrambled eggs"),
    ("lemon wedge", "lemon"), ("thin lemon slices", "lemon"), ("banana slices", "banana"),
  ])
  func `a food described at length is an estimate by its shorter name, and said`(words: String, food: String) throws {
    let proposal = try proposed(#"{"foods":[{"food":"\#(words)","grams":50,"confidence":0.9}]}"#)
    #expect(proposal.card.lines[0].hasPrefix("1 \(food) | 50 g | "))
    #expect(proposal.card.lines[0].hasSuffix("estimated, 90 % sure"))
    #expect(proposal.card.notes.english.contains("“\(words)” taken as \(food)."))
  }

  @Test func `a food that larder does not know stays open and blocks nothing`() throws {
    let proposal = try proposed(
      #"""
      {"title": "Lunch", "foods": [
        {"food": "zzyzx", "grams": 50, "confidence": 0.9}, {"food": "banana", "grams": 120, "confidence": 0.95}]}
      """#)
    #expect(proposal.card.lines[0] == "1 zzyzx | not counted yet")
    try home.confirm(proposal)
    #expect(try home.diary() == ["lunch: banana 120 g"])
  }

  @Test(arguments: [#"{"title":"A cat","foods":[]}"#, #"{"foods":[{"food":" \u200b ","grams":10,"confidence":1}]}"#])
  func `no food seen is none`(text: String) throws {
    #expect(MealAnswer(try #require(JSONValue(text: text))).foods.isEmpty)
  }

  @Test func `where nothing is sure it asks and proposes nothing`() throws {
    let call = try call(#"{"title":"?","foods":[{"food":"soup","grams":250,"confidence":0.4}]}"#)
    let answer = try home.ask(LogPhoto(), call.json)
    #expect(answer.notes == ["Nothing on it is sure: perhaps soup. Say what it is and how much, and I count it."])
    #expect(answer.facts == ["proposed": false, "not_resolved": ["soup"]])
  }

  @Test(arguments: [
    #"{"title":"x","foods":[{"food":"rice","grams":-5,"confidence":0.9}]}"#,
    #"{"title":"x","foods":[{"food":"rice","grams":1e90,"confidence":0.9}]}"#,
    #"{"title":"x","foods":[{"food":"rice","grams":180,"confidence":90}]}"#,
    #"{"title":"x","foods":[{"food":"rice","grams":"180","confidence":"high"}]}"#,
    #"{"title":7,"foods":[{"food":"rice","confidence":0.9}]}"#, #"{"foods":{"food":"rice"}}"#, "[]", "null",
  ])
  func `numbers that cannot be are as if they were not there`(text: String) throws {
    let answer = MealAnswer(try #require(JSONValue(text: text)))
    guard !answer.foods.isEmpty else { return }
    let outcome = try home.run(LogPhoto(), LogPhotoCall(answer).json)
    if case .proposal(let proposal) = outcome { #expect(proposal.card.lines[0].hasPrefix("1 rice")) }
  }
}

/// A picture that could not be looked at was logged with a quick entry in its place.
@Suite struct `a placeholder of a picture` {
  private let home: Household

  init() throws { home = try Household() }

  private func call(replacing id: String) -> JSONValue {
    [
      "title": "Pasta", "foods": [["food": "pasta", "grams": 200, "confidence": 0.9]], "replaces": .string(id),
    ]
  }

  @Test func `goes in the commit that brings the meal, which stands where it stood`() throws {
    try home.quick(450, "pub lunch", slot: "lunch", day: "yesterday")
    let yesterday = home.today.adding(-1)
    let entry = try #require(try home.entries(yesterday).first)
    let proposal = try home.propose(LogPhoto(), call(replacing: entry.id.uuidString))
    #expect(proposal.card.title.english == "Lunch “Pasta”, Thu 19 Nov")
    #expect(proposal.card.lines.last == "instead of  pub lunch | 450 kcal | P ?  C ?  F ? | estimated")
    #expect(try home.diary(yesterday) == ["lunch: pub lunch 450 kcal"])
    try home.confirm(proposal)
    #expect(try home.diary(yesterday) == ["lunch: pasta, cooked 200 g"])
    let meal = try #require(try home.store.diary(of: home.profile.id, on: yesterday).meals.first?.meal)
    #expect(meal.title == "Pasta" && meal.origin == .photo && meal.healthScore != nil)
    try home.save(Undo())
    #expect(try home.diary(yesterday) == ["lunch: pub lunch 450 kcal"])
  }

  @Test func `leaves an empty meal behind nowhere`() throws {
    try home.quick(450, "pub lunch", slot: "lunch")
    let entry = try #require(try home.entries().first)
    let arguments = call(replacing: entry.id.uuidString)
    let moved = try home.revise(LogPhoto(), arguments, Edit(.card, .slot(.dinner))).proposal
    try home.confirm(moved)
    #expect(try home.diary() == ["dinner: pasta, cooked 200 g"])
    #expect(try home.store.diary(of: home.profile.id, on: home.today).meals.count == 1)
  }

  @Test func `that is gone already is said`() throws {
    let proposal = try home.propose(LogPhoto(), call(replacing: "01234567-89AB-4DEF-8123-456789ABCDEF"))
    #expect(proposal.card.notes.english.contains("What held its place is gone already."))
  }

  @Test func `is a quick entry and nothing else`() throws {
    try home.log("pasta", grams: 100)
    let entry = try #require(try home.entries().first)
    for id in [entry.id.uuidString, "everything"] {
      #expect(throws: ToolError.outOfRange(.limitedValue(value: .replaced), range: .rangeQuickEntry)) {
        try home.propose(LogPhoto(), call(replacing: id))
      }
    }
  }
}
