import Calls
internal import EmbeddedMessages
import FoodSources
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

private let bar = """
  {"status":1,"status_verbose":"product found","product":{"code":"4006381333931","product_name":"Oat bar","brands":"Mill",
  "serving_size":"40 g","serving_quantity":40,"nutriments":{"energy-kcal_100g":430,"proteins_100g":8,
  "carbohydrates_100g":62,"fat_100g":16}}}
  """

private let missing = #"{"code":"4006381333931","status":0,"status_verbose":"product not found"}"#

extension Household {
  /// What a session would ask outside before the tool runs; nil where it asks nothing.
  fileprivate func request(_ barcode: String = "4006381333931") throws -> ProductRequest? {
    try ProductRequest(.product(try Barcode(barcode)), in: context)
  }

  /// Asks as a session does and gets that answer.
  fileprivate func ask(_ barcode: String = "4006381333931", gets body: String, status: Int = 200) throws {
    let request = try #require(try request(barcode))
    #expect(try request.mayBeAsked(in: context))
    try request.keep(OutsideAnswer(status: status, body: Array(body.utf8)), in: context)
  }

  fileprivate func ask(fails fault: OutsideError) throws {
    let request = try #require(try request())
    #expect(try request.mayBeAsked(in: context))
    try request.keep(fault, in: context)
  }

  fileprivate func card(_ barcode: String = "4006381333931") throws -> Card {
    switch try run(LookUpBarcode(), ["barcode": .string(barcode)]) {
    case .proposal(let proposal): return proposal.card
    case .answer(let answer):
      guard case .card(let card) = answer.view else { throw Unexpected.answer(answer) }
      return card
    }
  }
}

@Suite struct LookUpBarcodeTests {
  @Test func `A product that is found is proposed for the food bank, with its source`() throws {
    let household = try Household()
    try household.ask(gets: bar)
    let proposal = try household.propose(LookUpBarcode(), ["barcode": "4006381333931"])
    guard case .insert(.food(let food))? = proposal.changes.first else {
      Issue.record("no food")
      return
    }
    #expect(food.title == "Oat bar (Mill)")
    #expect(food.barcode == "4006381333931")
    #expect(food.source.kind == .openFoodFacts)
    #expect(food.per100Grams.energy == FixedDecimal(430))
    #expect(food.portions.first?.grams == Grams(FixedDecimal(40)))
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("Source: Open Food Facts (ODbL)") })
  }

  @Test func `The household's own food comes first, and nobody is asked`() throws {
    let household = try Household()
    try household.ask(gets: bar)
    _ = try household.confirm(try household.propose(LookUpBarcode(), ["barcode": "4006381333931"]))
    household.at("2027-06-01T12:00:00Z")
    #expect(try household.request() == nil)
    #expect(try household.request("04006381333931") == nil)
    #expect(try household.ask(LookUpBarcode(), ["barcode": "4006381333931"]).facts["known"] == true)
  }

  @Test func `What was answered is used again, and asked anew after a month`() throws {
    let household = try Household()
    try household.ask(gets: bar)
    household.at("2026-12-19T12:00:00Z")
    #expect(try household.request() == nil)
    #expect(try household.card().notes.english.contains("This is its answer of Fri 20 Nov, 29 days ago."))
    household.at("2026-12-21T12:30:00Z")
    #expect(try household.request() != nil)
  }

  @Test func `What was not there is asked anew the next day`() throws {
    let household = try Household()
    try household.ask(gets: missing, status: 404)
    #expect(try household.request() == nil)
    household.at("2026-11-21T12:30:00Z")
    #expect(try household.request() != nil)
  }

  @Test func `A barcode that nobody knows leads to adding the food, which gets it`() throws {
    let household = try Household()
    try household.ask(gets: missing, status: 404)
    let card = try household.card()
    #expect(card.notes.english.first == "Open Food Facts does not know the barcode 4006381333931 yet.")
    #expect(card.notes.english.contains { $0.contains("per 100 g") })
    let proposal = try household.propose(SaveFood(), ["name": "oat bar", "kcal": 430])
    guard case .insert(.food(let food))? = proposal.changes.first else {
      Issue.record("no food")
      return
    }
    #expect(food.barcode == "4006381333931")
  }

  @Test func `Later, or when it is taken, a food gets no barcode that was not said`() throws {
    let household = try Household()
    try household.ask(gets: missing, status: 404)
    _ = try household.card()
    household.wait(minutes: 20)
    #expect(
      !(try household.propose(SaveFood(), ["name": "tea", "kcal": 1])).card.notes.english.joined().contains("barcode"))
  }

  @Test func `Offline an older answer is used, and its age is said`() throws {
    let household = try Household()
    try household.ask(gets: bar)
    household.at("2027-01-20T12:30:00Z")
    try household.ask(fails: .offline)
    let card = try household.card()
    #expect(card.title.english == "New food: Oat bar (Mill)")
    #expect(card.notes.english.contains("Open Food Facts cannot be reached now."))
    #expect(card.notes.english.contains { $0.contains("61 days ago") })
  }

  @Test(arguments: OutsideError.allCases)
  func `Without any answer there is a calm sentence and a way on`(_ fault: OutsideError) throws {
    let household = try Household()
    try household.ask(fails: fault)
    let notes = try household.card().notes.english
    #expect(notes.count == 3)
    #expect(notes[0].hasSuffix(".") && !notes[0].contains("!"))
  }

  @Test func `Of a fault before, the next question says nothing`() throws {
    let household = try Household()
    try household.ask(fails: .offline)
    try household.ask("96385074", gets: bar.replacing("4006381333931", with: "96385074"))
    #expect(!(try household.card("96385074")).notes.contains("Open Food Facts cannot be reached now."))
  }

  @Test func `An answer that says nothing does not take an older one's place`() throws {
    let household = try Household()
    try household.ask(gets: bar)
    household.at("2027-01-20T12:30:00Z")
    try household.ask(gets: "<html>TOO MANY REQUESTS</html>", status: 429)
    #expect(try household.card().title.english == "New food: Oat bar (Mill)")
  }

  @Test func `Open Food Facts is asked twelve times a minute and no more`() throws {
    let household = try Household()
    for number in 0..<12 {
      #expect(try household.request()?.mayBeAsked(in: household.context) == true, "\(number)")
    }
    #expect(try household.request()?.mayBeAsked(in: household.context) == false)
    #expect(
      try household.card().notes.english.first
        == "Open Food Facts allows a few questions a minute. Ask again in 5 seconds.")
    household.wait(minutes: 1)
    #expect(try household.request()?.mayBeAsked(in: household.context) == true)
  }

  @Test func `A request that reached nobody does not count`() throws {
    let household = try Household()
    for _ in 0..<30 { try household.ask(fails: .offline) }
  }

  @Test func `An answer about another product is none`() throws {
    let household = try Household()
    try household.ask("96385074", gets: bar)
    #expect(
      try household.card("96385074").notes.english.first == "Open Food Facts gave no answer that can be read.")
  }

  @Test func `What no food can have is shown and not proposed`() throws {
    let household = try Household()
    try household.ask(gets: bar.replacing(":430", with: ":4300"))
    let answer = try household.ask(LookUpBarcode(), ["barcode": "4006381333931"])
    #expect(answer.facts["trust"] == "impossible")
    #expect(answer.facts["kcal"] == 4300)
  }

  @Test func `A shop's own number is asked of nobody`() throws {
    let household = try Household()
    #expect(try household.request("2012345678903") == nil)
    #expect(try household.card("2012345678903").notes.english.first?.contains("a shop gives itself") == true)
  }

  @Test(arguments: ["4006381333932", "12", "", "jam"])
  func `What is no barcode is said to be none`(_ digits: String) throws {
    let household = try Household()
    let call = LookUpBarcodeCall { $0.barcode = digits }
    #expect(throws: ToolError.self) { try LookUpBarcode().start(call, in: household.context) }
  }

  @Test func `Another name can be given before it is saved`() throws {
    let household = try Household()
    try household.ask(gets: bar)
    let outcome = try household.revise(
      LookUpBarcode(), ["barcode": "4006381333931"], Edit(.line(1), .food("breakfast bar")))
    #expect(try outcome.proposal.summary.english == "new food, breakfast bar (Mill)")
  }

  @Test func `Hundreds of answers are kept, and older ones make room`() throws {
    let household = try Household()
    for number in 0..<320 {
      let request = try #require(try ProductRequest(.search("food \(number)"), in: household.context))
      try request.keep(OutsideAnswer(status: 200, body: Array(#"{"products":[]}"#.utf8)), in: household.context)
    }
    #expect(try ProductRequest(.search("food 0"), in: household.context) != nil)
    #expect(try ProductRequest(.search("food 319"), in: household.context) == nil)
  }
}

@Suite struct ImportedProductTests {
  private func food(_ reference: String, energy: Int, carbohydrate: Int = 60) -> ReferenceFood {
    let figures = Nutrients(
      energy: FixedDecimal(energy), protein: FixedDecimal(8), carbohydrate: FixedDecimal(carbohydrate),
      fat: FixedDecimal(16))
    return ReferenceFood(
      source: FoodSource(.openFoodFacts, reference: reference, date: Day("2026-02-03")), name: "Oat bar",
      barcode: "04006381333931", figures: figures,
      warnings: energy > 905 ? [.impossible(.energy)] : [])
  }

  /// What tools may use where these foods were imported.
  private func context(_ foods: [ReferenceFood]) throws -> ToolContext {
    let household = try Household()
    let references = try ReferenceStore.open(.memory)
    let run = try references.beginImport("test", at: household.now) { _ in "" }
    try run.write(foods, position: foods.count)
    try run.finish(at: household.now)
    let bank = FoodBank(
      store: household.store, knowledge: household.bank.knowledge,
      imported: ImportedFoods { () throws(StoreError) in references })
    return ToolContext(
      store: household.store, foodBank: bank, profile: household.profile, now: household.now, zone: household.zone,
      identifiers: household.identifiers)
  }

  private func question() throws -> ProductQuestion { .product(try Barcode("4006381333931")) }

  @Test func `An imported product is proposed, and nobody is asked`() throws {
    let context = try context([food("a", energy: 430)])
    #expect(try ProductRequest(try question(), in: context) == nil)
    let proposal = try LookUpBarcode().run(.init { $0.barcode = "4006381333931" }, in: context).proposal
    #expect(proposal.card.title.english == "New food: Oat bar")
    #expect(
      proposal.card.notes.english.contains(
        "Source: Open Food Facts (ODbL), entered by volunteers, a, changed 2026-02-03."))
  }

  @Test func `One whose figures cannot be is asked about`() throws {
    #expect(try ProductRequest(try question(), in: context([food("a", energy: 4_300)])) != nil)
  }
}
