import Calls
import EmbeddedMessages
import FoodData
import FoodNames
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Testing

@Suite struct `a food that the interpreter has found` {
  /// What the interpreter makes of a line.
  private func call(
    _ line: String, waiting: Situation.WaitingCall? = nil, in home: Household
  ) throws -> ToolCall {
    let interpreter = Interpreter(
      lexicon: home.bank.knowledge.lexicon, finder: ProfileFoodFinder(bank: home.bank, profile: home.profile))
    let situation = Situation(
      now: "2026-11-20T12:30:00Z", today: "2026-11-20", profile: home.profile.name, waiting: waiting)
    let reply = BuiltInModel(interpreter: interpreter).answer(
      ModelRequest(messages: [.user(line)], tools: [], situation: situation))
    return try #require(reply.calls.first)
  }

  private func meal(_ line: String, in home: Household) throws -> LogMealCall {
    try #require(call(line, in: home).call.typed())
  }

  private func searches(_ home: Household, _ step: () throws -> Void) rethrows -> Int {
    let before = home.bank.searches
    try step()
    return home.bank.searches - before
  }

  @Test func `is not looked for again by the tool, nor when its amount is corrected`() throws {
    let home = try Household()
    let call = try meal("200g pasta, 10 g butter and an apple for lunch", in: home)
    #expect(call.items.map(\.food) == ["pasta", "butter", "apple"])
    #expect(try searches(home) { _ = try LogMeal().run(call, in: home.context) } == 0)
    let edits = [Edit(.line(1), .said("250 g")), Edit(.line(3), .removed), Edit(.card, .slot(.dinner))]
    let more = try searches(home) {
      let revised = try LogMeal().revise(call, by: edits, in: home.context)
      #expect(try LogMeal().run(revised, in: home.context).proposal.card.lines.count == 3)
    }
    #expect(more == 0)
  }

  @Test func `is looked for once where it becomes another`() throws {
    let home = try Household()
    let call = try meal("200g pasta and 10 g butter", in: home)
    let revised = try LogMeal().revise(call, by: [Edit(.line(1), .food("rice"))], in: home.context)
    #expect(try searches(home) { _ = try LogMeal().run(revised, in: home.context) } == 1)
  }

  @Test func `is the one that is logged, whatever else has got its name since`() throws {
    let home = try Household()
    let call = try meal("100g pasta", in: home)
    try home.save(SaveFood(), ["name": "pasta", "kcal": 800, "fat_g": 80])
    #expect(try LogMeal().run(call, in: home.context).proposal.card.lines.first?.contains("pasta, cooked") == true)
  }

  @Test func `is looked for where the food is gone, or a model from outside makes the call`() throws {
    let home = try Household()
    var call = try meal("100g pasta", in: home)
    let written: JSONValue = ["items": [["food": "pasta", "quantity": 100, "unit": "g"]]]
    #expect(call.json == written)
    #expect(try searches(home) { _ = try home.run(LogMeal(), written) } == 1)
    call.items[0].resolved = ResolvedFood(home.profile.id, words: "pasta", state: nil, quality: .exact)
    #expect(try searches(home) { _ = try LogMeal().run(call, in: home.context) } == 1)
  }

  @Test func `is had again without a search`() throws {
    let home = try Household()
    try home.log("pasta", grams: 200)
    #expect(try searches(home) { _ = try home.run(LogAgain()) } == 0)
  }

  @Test func `is not looked for again where a line of a card becomes it`() throws {
    let home = try Household()
    let meal = try meal("200g pasta and 10 g butter", in: home)
    let said = try call(
      "no, rice instead of the pasta", waiting: Situation.WaitingCall(id: "w", AnyCall(meal)), in: home)
    #expect(said.revises == "w")
    let more = try searches(home) {
      let revised = try LogMeal().revise(meal, by: said.edits, in: home.context)
      #expect(revised.items[0].food == "rice")
      #expect(try LogMeal().run(revised, in: home.context).proposal.card.lines[0].contains("rice"))
    }
    #expect(more == 0)
  }

  @Test(arguments: ["change the pasta to rice", "change the pasta to cooked rice"])
  func `is not looked for again where an entry becomes it`(line: String) throws {
    let home = try Household()
    try home.log("pasta", grams: 200)
    let change: ChangeEntryCall = try #require(call(line, in: home).call.typed())
    #expect(try searches(home) { _ = try ChangeEntry().run(change, in: home.context).proposal } == 0)
    var other = change
    other.toFood = "quinoa"
    #expect(try searches(home) { _ = try ChangeEntry().run(other, in: home.context).proposal } == 1)
  }

  @Test func `is not looked for again where its figures are asked for`() throws {
    let home = try Household()
    let query: FindFoodCall = try #require(call("how many calories are in 100 g of butter?", in: home).call.typed())
    #expect(query.query == "butter")
    #expect(try searches(home) { _ = try FindFood().run(query, in: home.context) } == 0)
  }

  @Test func `is not looked for again where its figures are corrected, nor when the card is`() throws {
    let home = try Household()
    let call: CorrectFoodCall = try #require(call("the butter has 720 kcal, not 740", in: home).call.typed())
    let more = try searches(home) {
      let proposal = try CorrectFood().run(call, in: home.context).proposal
      let waiting: CorrectFoodCall = try #require(proposal.request.typed())
      let revised = try CorrectFood().revise(waiting, by: [Edit(.card, .energy(FixedDecimal(715)))], in: home.context)
      #expect(try CorrectFood().run(revised, in: home.context).proposal.card.title.english.contains("butter"))
    }
    #expect(more == 0)
  }

  @Test(arguments: ["tag butter as breakfast", "rename butter to good butter", "favourite butter"])
  func `is not looked for again where something else is said of it`(line: String) throws {
    let home = try Household()
    let said = try call(line, in: home).call
    let more = try searches(home) {
      if let call = said.typed(MarkFoodCall.self) { _ = try MarkFood().run(call, in: home.context).proposal }
      if let call = said.typed(ChangeFoodCall.self) { _ = try ChangeFood().run(call, in: home.context).proposal }
    }
    #expect(more == 0)
  }

  @Test func `is looked for once where a model from outside has made the call, whatever is edited`() throws {
    let home = try Household()
    let written: JSONValue = ["items": [["food": "pasta", "quantity": 100, "unit": "g"], ["food": "butter"]]]
    var waiting: LogMealCall?
    let first = try searches(home) { waiting = try home.run(LogMeal(), written).proposal.request.typed() }
    #expect(first == 2)
    let call = try #require(waiting)
    #expect(call.json == written)
    let more = try searches(home) {
      let revised = try LogMeal().revise(call, by: [Edit(.line(1), .said("250 g"))], in: home.context)
      _ = try LogMeal().run(revised, in: home.context)
    }
    #expect(more == 0)
  }

  @Test func `is looked for once where it was seen on a picture, by a shorter name too`() throws {
    let home = try Household()
    let seen: JSONValue = ["foods": [["food": "pasta", "grams": 100], ["food": "crispy bacon strips", "grams": 10]]]
    let waiting: LogPhotoCall = try #require(home.run(LogPhoto(), seen).proposal.request.typed())
    #expect(waiting.json == seen)
    let more = try searches(home) {
      let edits = [Edit(.line(1), .said("250 g")), Edit(.line(2), .said("15 g"))]
      let revised = try LogPhoto().revise(waiting, by: edits, in: home.context)
      let lines = try LogPhoto().run(revised, in: home.context).proposal.card.lines
      #expect(lines[0].contains("250 g") && lines[1].contains("15 g"))
    }
    #expect(more == 0)
  }

  @Test func `is looked for once where it is in a recipe, whatever becomes of its lines`() throws {
    let home = try Household()
    let told: JSONValue = ["lines": ["200 g pasta", "100 g bacon", "50 g parmesan"]]
    let waiting: SaveRecipeCall = try #require(home.run(ReadRecipe(), told).proposal.request.typed())
    let more = try searches(home) {
      let edits = [Edit(.line(1), .said("250 g")), Edit(.line(2), .removed), Edit(.card, .field(.servings, "2"))]
      let revised = try SaveRecipe().revise(waiting, by: edits, in: home.context)
      #expect(try SaveRecipe().run(revised, in: home.context).proposal.card.lines[0].contains("250 g"))
    }
    #expect(more == 0)
  }

  @Test func `is the one that is given away, whatever else has got its name since`() throws {
    let home = try Household()
    try home.save(
      SaveFood(),
      ["name": "oat bar", "kcal": 400, "protein_g": 8, "fat_g": 14, "barcode": "4006381333931", "from_label": true])
    let call: ContributeFoodCall = try #require(call("give oat bar to Open Food Facts", in: home).call.typed())
    #expect(try searches(home) { _ = try ContributeFood().run(call, in: home.context).proposal } == 0)
  }
}
