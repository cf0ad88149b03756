import Calls
internal import EmbeddedMessages
import FoodData
import FoundationEssentials
import Interpreter
import JSON
internal import Messages
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
    #expect(
      proposal.card.lines == [
        "1 aunt's stew | 100 g | 120 kcal | P 8.0  C 10.0  F 5.0 | your value",
        "2 saturated fat ?, sugar ?, fibre ?, sodium ?", "3 portions: serving 350 g, piece 350 g", "4 category: other",
        "5 brand: none", "6 barcode: none", "7 tags: none",
      ])
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
      proposal.card.notes.english.first
        == "Check it: 400 kcal stated, its protein, carbohydrate and fat make 170 kcal.")
  }

  @Test func `every line can be changed by an edit before the yes`() throws {
    var call: JSONValue = ["name": "stew", "kcal": 120, "brand": "Aunt"]
    func edit(_ edits: Edit...) throws -> [String] {
      let proposal = try home.revise(SaveFood(), call, by: edits).proposal
      call = proposal.request.arguments
      return proposal.card.lines
    }
    #expect(try edit(Edit(.line(1), .food("goulash")))[0].hasPrefix("1 goulash (Aunt) | 100 g | 120 kcal"))
    #expect(try edit(Edit(.line(1), .said("130 kcal, 6g fat")))[0].contains("130 kcal | P ?  C ?  F 6.0"))
    #expect(try edit(Edit(.line(2), .said("sugar 3 g")))[1].contains("sugar 3 g"))
    #expect(try edit(Edit(.line(3), .said("350 g")))[2] == "3 portions: serving 350 g, piece 350 g")
    #expect(try edit(Edit(.line(3), .said("bowl 300 g, slice = 40 g")))[2].contains("bowl 300 g, slice 40 g"))
    #expect(try edit(Edit(.line(4), .said("drinks")))[3] == "4 category: beverages")
    #expect(try edit(Edit(.line(5), .food("Uncle")))[0].contains("goulash (Uncle)"))
    #expect(try edit(Edit(.line(6), .said("4006381333931")))[5] == "6 barcode: 4006381333931")
    #expect(try edit(Edit(.line(7), .said("warm, Winter")))[6] == "7 tags: warm, winter")
    #expect(try edit(Edit(.line(5), .removed), Edit(.line(7), .removed))[4] == "5 brand: none")
    #expect(throws: ToolError.noSuchLine(8)) { try home.revise(SaveFood(), call, Edit(.line(8), .said("x"))) }
    #expect(throws: ToolError.unreadableFigures("blue")) {
      try home.revise(SaveFood(), call, Edit(.line(1), .said("blue")))
    }
    #expect(throws: ToolError.cannotEdit) { try home.revise(SaveFood(), call, Edit(.card, .slot(.dinner))) }
  }

  @Test func `what is not known is no zero`() throws {
    try home.save(SaveFood(), ["name": "mystery", "protein_g": 8])
    let meal = try home.propose(
      LogMeal(), ["items": [["food": "mystery", "quantity": 50, "unit": "g"], ["food": "banana"]]])
    #expect(meal.card.lines.first == "1 mystery | 50 g | ? kcal | P 4.0  C ?  F ? | unknown")
    #expect(meal.card.lines.last == "total | ≥105 kcal | P 5.3  C ≥26.9  F ≥0.4 | unknown")
    #expect(meal.summary.english == "lunch, ≥105 kcal")
    try home.confirm(meal)
    #expect(try home.entries().first?.figures.energy == nil)
    try home.save(CorrectFood(), ["food": "mystery", "kcal": 200])
    #expect(try home.entries().first?.figures.energy == FixedDecimal(100))
    #expect(try home.entries().first?.tier == .remembered)
  }

  @Test func `energy follows from the rest where only that is stated`() throws {
    let proposal = try home.propose(SaveFood(), ["name": "bar", "protein_g": 10, "carbs_g": 50, "fat_g": 20])
    #expect(proposal.card.lines.first?.contains("420 kcal") == true)
    #expect(
      proposal.card.notes.english.first == "Energy worked out: 4 kcal a gram of protein and carbohydrate, 9 of fat.")
  }

  @Test func `figures per serving or per 100 ml are converted in recognition`() throws {
    let bar = try home.propose(SaveFood(), ["name": "bar", "kcal": 120, "per": "serving", "serving_g": 40])
    #expect(bar.card.lines.first?.contains("100 g | 300 kcal") == true)
    #expect(bar.card.notes.english.first == "Stated per serving ≈ 40 g; converted to 100 g.")
    let juice = try home.propose(
      SaveFood(), ["name": "juice", "kcal": 45, "per": "100 ml", "density_g_per_ml": .number(Decimal(104) / 100)])
    #expect(juice.card.lines.first?.contains("43.3 kcal") == true)
    let thin = try home.propose(SaveFood(), ["name": "shake", "kcal": 45, "per": "100 ml"])
    #expect(thin.card.notes.english.first?.contains("taken as 100 g: its density is not known.") == true)
  }

  @Test func `said again, a food of one's own is corrected and not doubled`() throws {
    try home.save(SaveFood(), ["name": "stew", "kcal": 120])
    let again = try home.propose(SaveFood(), ["name": "Stew", "kcal": 130])
    #expect(again.card.title.english == "Correct stew")
    #expect(throws: ToolError.nothingToChange) { try home.run(SaveFood(), ["name": "stew", "kcal": 120]) }
  }

  @Test func `a product is one food by its barcode`() throws {
    try home.save(SaveFood(), ["name": "oats", "brand": "Kölln", "kcal": 370, "barcode": "4006381333931"])
    #expect(throws: ToolError.barcodeTaken("4006381333931", by: "oats (Kölln)")) {
      try home.run(SaveFood(), ["name": "flakes", "kcal": 370, "barcode": "4006381333931"])
    }
    #expect(throws: ToolError.unreadableBarcode("4006381333932", .wrongCheckDigit(found: 2, expected: 1))) {
      try home.run(SaveFood(), ["name": "flakes", "kcal": 370, "barcode": "4006381333932"])
    }
  }

  @Test(arguments: [
    Refusal(["name": "x", "kcal": 911], .impossibleEnergy(FixedDecimal(911))),
    Refusal(["name": "x", "kcal": -1], .impossibleEnergy(FixedDecimal(-1))),
    Refusal(["name": "x", "kcal": 90_000_000_000], .impossibleEnergy(FixedDecimal(90_000_000_000))),
    Refusal(
      ["name": "x", "kcal": 1, "protein_g": 101],
      .outOfRange(
        .nutrientName(nutrient: .protein),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .protein, least: .zero, most: FixedDecimal(100))))),
    Refusal(
      ["name": "x", "kcal": 1, "sugar_g": -1],
      .outOfRange(
        .nutrientName(nutrient: .sugar),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .sugar, least: .zero, most: FixedDecimal(100))))),
    Refusal(
      ["name": "x", "kcal": 1, "sodium_mg": 100_001],
      .outOfRange(
        .nutrientName(nutrient: .sodium),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .sodium, least: .zero, most: FixedDecimal(100_000))))),
    Refusal(
      ["name": "x", "kcal": 1, "protein_g": 90_000_000_000, "carbs_g": 90_000_000_000, "fat_g": 90_000_000_000],
      .outOfRange(
        .nutrientName(nutrient: .protein),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .protein, least: .zero, most: FixedDecimal(100))))),
    Refusal(
      ["name": " ", "kcal": 1], .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
    Refusal(
      ["name": "x", "kcal": 1, "serving_g": 0],
      .outOfRange(.limitedValue(value: .serving), range: .rangeKilograms(least: 0, most: 100))),
    Refusal(
      ["name": "x", "kcal": 1, "serving_g": 92_233_720_368],
      .outOfRange(.limitedValue(value: .serving), range: .rangeKilograms(least: 0, most: 100))),
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
    #expect(proposal.card.title.english == "Favourite")
    try home.confirm(proposal)
    #expect(try home.store.favouriteFoods().map(\.title) == ["pasta, cooked"])
    let away = try home.propose(MarkFood(), ["food": "pasta", "favourite": false])
    #expect(away.card.title.english == "No longer a favourite")
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
      try home.revise(MarkFood(), ["food": "pasta", "favourite": true], Edit(.line(1), .removed))
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

struct WrittenTitleTests {
  @Test func `a title that a card shows is one food when it is typed back, with its maker before or behind`() throws {
    let home = try Household()
    try home.save(SaveFood(), ["name": "oat bar", "brand": "Kornblume", "kcal": 430])
    let finder = ProfileFoodFinder(bank: home.bank, profile: home.profile)
    let interpreter = Interpreter(lexicon: home.bank.knowledge.lexicon, finder: finder)
    for words in ["oat bar (Kornblume)", "Kornblume oat bar", "oat bar kornblume", "Oat bar"] {
      let found = interpreter.understand("had 40 g \(words)", now: Moment(today: home.today))
      #expect(found.flatMap(\.items).map { $0.match?.title } == ["oat bar (Kornblume)"], "\(words)")
    }
  }
}
