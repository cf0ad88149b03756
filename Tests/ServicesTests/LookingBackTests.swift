import FoundationEssentials
import JSON
import Nutrition
import Proposals
import Services
import Testing

struct ShowHistoryTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.log("oats", grams: 60, slot: "breakfast", day: "2026-11-19")
    try home.log("pasta", grams: 200, day: "2026-11-18")
    try home.log("pasta", grams: 150)
    try home.log("butter", grams: 10)
  }

  @Test func `meals come newest first`() throws {
    #expect(
      try home.ask(ShowHistory()).lines == [
        "Latest meals", "today, lunch | 308.7 kcal | pasta, cooked; butter",
        "yesterday, breakfast | 227.4 kcal | oats, dry",
        "Wed 18 Nov, lunch | 316 kcal | pasta, cooked",
      ])
  }

  @Test(arguments: [(1, 1), (2, 2), (0, 1), (-5, 1), (99, 3)])
  func `as many as are asked for, at least one`(limit: Int, rows: Int) throws {
    #expect(try home.ask(ShowHistory(), ["limit": .number(Decimal(limit))]).lines.count == rows + 1)
  }

  @Test func `when a food was last eaten`() throws {
    let lines = try home.ask(ShowHistory(), ["food": "Pasta"]).lines
    #expect(lines[0] == "“Pasta”, latest first")
    #expect(lines[1].hasPrefix("today, lunch: pasta, cooked | 150 g"))
    #expect(lines.count == 3)
  }

  @Test func `a food that was never eaten is said plainly`() throws {
    let answer = try home.ask(ShowHistory(), ["food": "caviar"])
    #expect(answer.lines == ["No entry has “caviar” in its name."])
    #expect(answer.facts == ["entries": []])
  }

  @Test func `an empty diary`() throws {
    #expect(try Household().ask(ShowHistory()).lines == ["Nothing logged yet."])
  }
}

struct RecentFoodsTests {
  let home: Household

  /// Oats three times, pasta twice and last of all, butter once.
  init() throws {
    home = try Household("2026-11-20T08:00:00Z")
    for food in ["oats", "oats", "pasta", "butter", "oats", "pasta"] {
      try home.log(food, grams: 50)
      home.wait(minutes: 30)
    }
  }

  private func foods(_ call: JSONValue) throws -> [String] {
    try home.ask(RecentFoods(), call).lines.dropFirst().filter { $0.contains("|") }.map { line in
      String(line.drop { $0.isNumber }.dropFirst().prefix { $0 != "|" }.dropLast())
    }
  }

  @Test func `recent foods are ordered by when, the most used by how often`() throws {
    #expect(try foods([:]) == ["pasta, cooked", "oats, dry", "butter"])
    #expect(try foods(["kind": "recent"]) == ["pasta, cooked", "oats, dry", "butter"])
    #expect(try foods(["kind": "often"]) == ["oats, dry", "pasta, cooked", "butter"])
    #expect(try foods(["kind": "often", "limit": 1]) == ["oats, dry"])
  }

  @Test func `a row tells the last weight, its energy and the uses`() throws {
    #expect(try home.ask(RecentFoods()).lines[1] == "1 pasta, cooked | last 50 g | 79 kcal | 2 ×")
  }

  @Test func `favourites are ordered by use`() throws {
    #expect(try home.ask(RecentFoods(), ["kind": "favourites"]).lines.first?.hasPrefix("No favourites yet") == true)
    for food in ["butter", "apple", "oats"] { try home.save(MarkFood(), ["food": .string(food), "favourite": true]) }
    #expect(try foods(["kind": "favourites"]) == ["oats, dry", "butter", "apple"])
    try home.save(MarkFood(), ["food": "oats", "favourite": false])
    #expect(try foods(["kind": "favourites"]) == ["butter", "apple"])
  }

  @Test func `what is deleted is used less`() throws {
    try home.save(DeleteEntries(), ["food": "oats"])
    #expect(try foods(["kind": "often"]) == ["pasta, cooked", "butter"])
  }

  @Test func `nothing logged yet`() throws {
    #expect(try Household().ask(RecentFoods()).lines == ["Nothing logged yet."])
  }
}

struct FindFoodTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `figures per 100 g with their source`() throws {
    let answer = try home.ask(FindFood(), ["query": "pasta"])
    #expect(answer.lines[0] == "pasta, cooked")
    #expect(answer.lines[1].hasPrefix("per 100 g | 158 kcal | P 5.8  C 30.9  F 0.9"))
    #expect(
      answer.notes == ["Source: USDA SR Legacy 168928, release April 2018; tier database; carbohydrate with fibre."])
    #expect(answer.facts["basis"] == "100 g")
    #expect(answer.facts["name"] == "pasta, cooked")
    #expect(answer.facts["kcal"] == 158)
    #expect(answer.facts["portion"] == nil)
  }

  @Test func `an amount has its figures computed`() throws {
    let answer = try home.ask(FindFood(), ["query": "egg", "quantity": 2])
    #expect(answer.lines[2].hasPrefix("2 ≈ 100 g | 155 kcal"))
    let weighed = try home.ask(FindFood(), ["query": "egg", "quantity": 150, "unit": "g"])
    #expect(weighed.lines[2].hasPrefix("150 g | 232.5 kcal"))
    #expect(weighed.facts["grams"] == 150)
    #expect(weighed.facts["portion"]?["kcal"] == .number(Decimal(2_325) / 10))
  }

  @Test func `a state is looked for`() throws {
    #expect(try home.ask(FindFood(), ["query": "egg", "state": "fried"]).lines[0] == "egg, fried")
  }

  @Test func `the household's own value comes before the table`() throws {
    try home.save(SaveFood(), ["name": "pasta", "kcal": 150])
    let answer = try home.ask(FindFood(), ["query": "pasta"])
    #expect(answer.facts["kcal"] == 150)
    #expect(answer.notes == ["Source: your value; tier remembered."])
  }

  @Test(arguments: [
    Refusal(["query": "zzyzx"], .noSuchFood("zzyzx", nearest: [])),
    Refusal(["query": ""], .noSuchFood("", nearest: [])),
    Refusal(["query": "egg", "quantity": 0], .unweighable(food: "egg", .outOfRange)),
    Refusal(["query": "salt", "quantity": 1, "unit": "slice"], .unweighable(food: "salt", .noPortion(.slice))),
  ])
  func `what cannot be found or weighed is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(FindFood(), refusal.call) }
  }
}
