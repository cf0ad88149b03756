import Conversation
internal import EmbeddedMessages
import FoundationEssentials
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Store
import Testing

/// A number that a model made up is its estimate, on the card and in the records.
struct GroundedNumberTests {
  let home: Home

  init() throws { home = try Home() }

  private func saved(
    _ lines: [String], _ replies: [ModelReply]
  ) async throws -> (entries: [Entry], console: ListeningConsole) {
    let (_, console) = try await home.converse(lines, replies)
    return (home.todaysEntries(), console)
  }

  private func meal(_ item: JSONValue) -> ModelReply { calling("log_meal", ["items": [item]]) }

  @Test func `an amount that was said is no estimate`() async throws {
    let (entries, console) = try await saved(["had 200 g pasta", "y"], [logging("pasta", 200), silence])
    #expect(entries.first?.tier == .database)
    #expect(!console.lines100.contains { $0.contains("estimate") })
  }

  @Test func `an amount that nobody said is the model's estimate`() async throws {
    let (entries, console) = try await saved(["had pasta", "y"], [logging("pasta", 230), silence])
    #expect(entries.first?.tier == .estimated)
    #expect(console.lines100.contains("The model’s estimate, said by nobody: the amount of pasta, cooked."))
  }

  @Test(arguments: [
    ("two eggs", 2), ("zwei Eier", 2), ("dos huevos", 2), ("iki yumurta", 2), ("两个鸡蛋", 2), ("an egg", 1),
    ("a dozen eggs", 12),
  ])
  func `numbers in words are numbers`(line: String, count: Int) async throws {
    let item: JSONValue = ["food": "egg", "quantity": .number(Decimal(count))]
    let (entries, _) = try await saved([line, "y"], [meal(item), silence])
    #expect(entries.first?.tier == .database)
  }

  /// Each line with what a model calls, and whether the amount of the first food is its estimate.
  @Test(arguments: [
    ("had rice and 200 g of tofu", ["rice": 200, "tofu": 200], "rice", true),
    ("had rice and 200 g of tofu", ["rice": 200], "rice", true),
    ("had rice and 200 g of tofu", ["tofu": 200], "tofu", false),
    ("150 g rice with 200 g tofu", ["rice": 200, "tofu": 200], "rice", true),
    ("200 g each of rice and tofu", ["rice": 200, "tofu": 200], "rice", false),
    ("Reis und 200 g Tofu", ["rice": 200, "tofu": 200], "rice", true),
    ("200 g Reis und 100 g Tofu", ["rice": 200, "tofu": 100], "rice", false),
    ("200 g of that long Indian stuff", ["basmati rice": 200], "basmati rice", false),
    ("pasta, 450 kcal", ["pasta": 450], "pasta", true),
  ])
  func `a number of one food, or of energy, is no amount of another`(
    line: String, amounts: [String: Int], food: String, isEstimate: Bool
  ) async throws {
    let items = amounts.sorted { ($0.key != food ? 1 : 0, $0.key) < ($1.key != food ? 1 : 0, $1.key) }.map {
      ["food": .string($0.key), "quantity": .number(Decimal($0.value)), "unit": "g"] as JSONValue
    }
    let (entries, _) = try await saved([line, "y"], [calling("log_meal", ["items": .array(items)]), silence])
    #expect((entries.first?.tier == .estimated) == isEstimate)
  }

  @Test func `a number that was said of what is saved by now is none of another food`() async throws {
    let (entries, _) = try await saved(
      ["200 g tofu", "y", "and rice", "y"], [logging("tofu", 200), silence, logging("rice", 200), silence])
    #expect(entries.map(\.tier) == [.database, .estimated])
  }

  @Test func `a food that gets its right name keeps the amount that was said`() async throws {
    let (entries, _) = try await saved(
      ["200 g of long grain stuff", "it was basmati rice", "y"],
      [logging("long grain stuff", 200), silence, logging("basmati rice", 200), silence])
    #expect(entries.map(\.tier) == [.database])
  }

  @Test func `a number that a tool told of one food is none of another`() async throws {
    let find = calling("find_food", ["query": "pasta"])
    let energy = try await home.converse(["how much is pasta?"], [find, silence]).console.lines100
    #expect(energy.contains { $0.contains("158") })
    let (entries, _) = try await saved(
      ["some rice", "y"], [find, meal(["food": "rice", "quantity": 158, "unit": "g"]), silence])
    #expect(entries.map(\.tier) == [.estimated])
  }

  @Test(
    arguments: [
      ("record_weight", ["weight": "62 kg"], "62", "I weigh 62 kg"),
      ("set_targets", ["kcal": 1_777], "1,777", "1777 kcal a day"),
      (
        "save_recipe", ["name": "soup", "servings": 4, "ingredients": ["777 g carrots"]], "777",
        "soup of 777 g carrots, for four"
      ),
    ] as [(String, JSONValue, String, String)])
  func `the card of any other tool says which numbers are the model's own`(
    tool: String, arguments: JSONValue, number: String, said: String
  ) async throws {
    let (_, console) = try await home.converse(["do what you think is right"], [calling(tool, arguments), silence])
    #expect(console.lines100.contains { $0.hasPrefix("The model’s estimate, said by nobody:") && $0.contains(number) })
    let (_, other) = try await home.converse([said], [calling(tool, arguments), silence])
    #expect(!other.lines100.contains { $0.hasPrefix("The model’s estimate") })
  }

  @Test func `what a model made up stays so in the journal, also of what has no tier`() async throws {
    let weighed = calling("record_weight", ["weight": "62 kg"])
    func summaries() throws -> [String] { try home.store.journal(limit: 5).map(\.summary.english) }
    _ = try await home.converse(["do what you think is right", "yesterday", "y"], [weighed, silence])
    #expect(try summaries() == ["weight, 62 kg (the model’s estimate: 62)"])
    let (_, console) = try await home.converse(["I weigh 62 kg", "y"], [weighed, silence])
    #expect(try summaries().contains("weight, 62 kg"))
    #expect(!console.lines100.contains { $0.hasPrefix("The model’s estimate") })
  }

  @Test func `half of something is said`() async throws {
    let item: JSONValue = ["food": "avocado", "quantity": .number(Decimal(5) / 10)]
    let (entries, _) = try await saved(["half an avocado", "y"], [meal(item), silence])
    #expect(entries.first?.tier == .database)
  }

  @Test func `a person who says the amount makes it theirs`() async throws {
    let (entries, _) = try await saved(["had pasta", "1: 230 g", "y"], [logging("pasta", 180), silence])
    #expect(entries.first?.tier == .database)
  }

  @Test func `an estimate stays one while other things of the card change`() async throws {
    let (entries, _) = try await saved(["had pasta", "dinner", "y"], [logging("pasta", 230), silence])
    #expect(entries.first?.tier == .estimated)
  }

  @Test func `a number does not become known by being repeated, nor by going through a tool`() async throws {
    let find = calling("find_food", ["query": "pasta", "quantity": 231, "unit": "g"])
    let (entries, _) = try await saved(
      ["had pasta", "for lunch", "y"],
      [
        find, logging("pasta", 231), silence,
        calling("log_meal", ["items": [["food": "pasta", "quantity": 231, "unit": "g"]], "slot": "lunch"]), silence,
      ])
    #expect(entries.map(\.tier) == [.estimated])
  }

  @Test func `energy that was said is the person's, another the model's`() async throws {
    let (entries, _) = try await saved(
      ["a muffin of 420 kcal", "y", "and a bun", "y"],
      [
        meal(["food": "muffin", "kcal": 420]), silence, meal(["food": "sweet bun", "kcal": 333]), silence,
      ])
    #expect(entries.map(\.source) == ["as you said", "model’s estimate"])
    #expect(entries.map(\.tier) == [.estimated, .estimated])
  }

  @Test func `a quick entry with figures of its own is the model's estimate`() async throws {
    let quick = calling("quick_add", ["kcal": 450, "protein_g": 31, "label": "pub"])
    let (entries, console) = try await saved(["450 kcal at the pub", "y"], [quick, silence])
    #expect(entries.first?.source == "model’s estimate")
    #expect(console.lines100.contains("The model’s estimate, said by nobody: its protein."))
  }

  @Test func `what is logged again stays an estimate`() async throws {
    let (entries, _) = try await saved(
      ["a bun", "y", "/again", "y"], [meal(["food": "sweet bun", "kcal": 333]), silence])
    #expect(entries.map(\.source) == ["model’s estimate", "model’s estimate"])
  }

  @Test(
    arguments: [
      ["food": "rice", "quantity": 100, "unit": "g", "kcal": 9_999],
      ["food": "soup", "quantity": 200, "unit": "ml", "kcal": 2_500],
      ["food": "cake", "kcal": 9_999], ["food": "cake", "kcal": -5],
    ] as [JSONValue])
  func `energy that no food can have is refused`(item: JSONValue) async throws {
    let (entries, console) = try await saved(["had something", "y"], [meal(item), silence])
    #expect(entries.isEmpty && console.proposals.isEmpty && !console.errors.isEmpty)
  }

  @Test func `a food with invented figures is an estimate with its basis`() async throws {
    let food = calling(
      "save_food", ["name": "snorkelberry bar", "kcal": 410, "fat_g": 18, "basis": "a muesli bar with berries"])
    let (_, console) = try await home.converse(
      ["estimate a snorkelberry bar", "y", "100 g snorkelberry bar", "y"],
      [food, silence, logging("snorkelberry bar", 100), silence])
    #expect(
      console.lines100.joined(separator: " ").contains(
        "The model’s estimate, said by nobody: energy and fat. It says that it rests on: a muesli bar with berries."))
    #expect(home.todaysEntries().first?.tier == .estimated)
    #expect(home.todaysEntries().first?.source == "model’s estimate (a muesli bar with berries)")
  }

  @Test func `a food whose figures were typed is the household's`() async throws {
    let food = calling("save_food", ["name": "snorkelberry bar", "kcal": 410])
    _ = try await home.converse(["a snorkelberry bar has 410 kcal", "y"], [food, silence])
    let names = try home.store.foodNames()
    let saved = try home.store.food(try #require(names.first { $0.name == "snorkelberry bar" }).id)
    #expect(saved?.source == FoodSource(.household))
  }

  @Test func `figures that the person states on the card are theirs`() async throws {
    let food = calling("save_food", ["name": "snorkelberry bar", "kcal": 410])
    _ = try await home.converse(["estimate a snorkelberry bar", "1: 395 kcal", "y"], [food, silence])
    let names = try home.store.foodNames()
    let saved = try home.store.food(try #require(names.first { $0.name == "snorkelberry bar" }).id)
    #expect(saved?.source == FoodSource(.household) && saved?.per100Grams.energy == FixedDecimal(395))
  }

  @Test func `figures in speech that nothing told are marked`() async throws {
    let (_, console) = try await saved(
      ["had 100 g pasta", "n"],
      [logging("pasta", 100), ModelReply(text: "That is 999 kcal and 55 g of protein. It is 158 kcal. Enjoy.")])
    #expect(
      console.lines100.contains(
        "┃ That is 999 kcal and 55 g of protein. (the model’s own figure) It is 158 kcal. Enjoy."))
  }

  @Test func `figures in words are marked too, and what larder has said may be repeated`() async throws {
    let (_, console) = try await saved(
      ["had 200 g pasta", "y", "and now?"],
      [
        logging("pasta", 200), ModelReply(text: "That is nine hundred kcal."),
        ModelReply(text: "You had 316 kcal, and 316 g of protein."),
      ])
    #expect(console.lines100.contains("┃ That is nine hundred kcal. (the model’s own figure)"))
    #expect(console.lines100.contains("┃ You had 316 kcal, and 316 g of protein. (the model’s own figure)"))
  }

  /// 200 g of pasta have 11.6 g of protein and 61.8 g of carbohydrate.
  @Test(arguments: [
    ("It has 61.8 g of carbs and 11.6 g of protein.", true), ("It has 61.8 g of protein.", false),
    ("Protein: 61.8 g.", false), ("Protein: 11.6 g, carbs: 61.8 g.", true), ("Das sind 61,8 g Eiweiß.", false),
    ("Son 61,8 g de proteínas.", false), ("61,8 g protein var.", false), ("有61.8克蛋白质。", false),
    ("有61.8克碳水化合物。", true), ("That is 11.6 g.", true),
  ])
  func `figures in speech count for the nutrient that was told`(sentence: String, isTold: Bool) async throws {
    let (_, console) = try await saved(
      ["had 200 g pasta", "y", "how am I doing?"],
      [logging("pasta", 200), silence, calling("show_day"), ModelReply(text: sentence)])
    #expect(console.lines100.contains("┃ \(sentence)") == isTold)
  }

  @Test func `figures of a food count for the nutrient that was said`() async throws {
    let food = calling("save_food", ["name": "snorkelberry bar", "kcal": 410, "protein_g": 40])
    let (_, console) = try await home.converse(
      ["a snorkelberry bar has 410 kcal and 40 g of carbs per 100 g, in other words"], [food, silence])
    #expect(console.lines100.contains { $0.hasPrefix("The model’s estimate, said by nobody: protein.") })
  }

  @Test func `figures in speech may be rounded, and repeat what was typed`() async throws {
    let (_, console) = try await saved(
      ["I had 450 kcal of chips, 200 g"],
      [ModelReply(text: "You said 450 kcal and 200 g; about 1,000 kcal would be much.")])
    #expect(console.lines100.contains { $0.hasSuffix("would be much. (the model’s own figure)") })
    let pasta = ModelReply(text: "It comes to about 320 kcal.")
    let (_, other) = try await saved(["had 200 g pasta", "n"], [logging("pasta", 200), pasta])
    #expect(other.lines100.contains("┃ It comes to about 320 kcal."))
  }
}
