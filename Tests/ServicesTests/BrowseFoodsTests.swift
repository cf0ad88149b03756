internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct BrowseFoodsTests {
  let home: Household

  init() throws { home = try Household() }

  private func names(_ call: JSONValue = [:]) throws -> [String] {
    try home.ask(BrowseFoods(), call).lines.dropFirst().map { String($0.split(separator: " | ")[0]) }
  }

  private func fill() throws {
    for _ in 1...2 { try home.log("milk", grams: 200) }
    try home.log("banana", grams: 100)
    try home.save(SaveFood(), ["name": "granola", "kcal": 450, "category": "pantry", "tags": ["breakfast"]])
    try home.save(MarkFood(), ["food": "feta", "favourite": true])
  }

  @Test func `all foods, those had most first`() throws {
    try fill()
    #expect(try names() == ["1 milk", "2 banana", "3 feta", "4 granola"])
    #expect(
      try home.ask(BrowseFoods()).lines[1] == "1 milk | 61 kcal | P 3.2  C 4.8  F 3.3 | USDA SR Legacy 171265 | 2 ×")
  }

  @Test(
    arguments: [
      (["category": "dairy"], ["1 milk", "2 feta"]), (["tag": "Breakfast"], ["1 granola"]),
      (["words": "breakfast"], ["1 granola"]), (["words": "dairy"], ["1 milk", "2 feta"]),
      (["kind": "favourites"], ["1 feta"]), (["kind": "recent", "category": "dairy"], ["1 milk"]),
    ] as [(JSONValue, [String])])
  func `a shelf, a tag, favourites, recent ones`(call: JSONValue, expected: [String]) throws {
    try fill()
    #expect(try names(call) == expected)
  }

  @Test func `words find one's own first, then more in the food table`() throws {
    try fill()
    let found = try names(["words": "milk"])
    #expect(found.first == "1 milk" && found[1] == "More in the food table")
    #expect(found.count == 7 && found[2].hasPrefix("2 "))
  }

  @Test func `a number refers to the list that was shown last`() throws {
    try fill()
    _ = try names(["category": "dairy"])
    #expect(try home.propose(MarkFood(), ["food": "2", "tags": ["salad"]]).summary.english == "feta tagged salad")
    #expect(try home.propose(CorrectFood(), ["food": "#1", "kcal": 65]).card.title.english == "Correct milk")
    #expect(throws: ToolError.noSuchFood("9", nearest: [])) { try home.run(FindFood(), ["query": "9"]) }
  }

  @Test func `a long list is shown page by page`() throws {
    for number in 1...30 { try home.save(SaveFood(), ["name": .string("dish \(number)"), "kcal": 100]) }
    let first = try home.ask(BrowseFoods())
    #expect(first.lines.count == 13 && first.notes == ["1 to 12 of 30. “more foods” shows the next."])
    let second = try home.ask(BrowseFoods(), ["more": true])
    #expect(second.lines[1].hasPrefix("13 dish") && second.notes.first?.hasPrefix("13 to 24 of 30.") == true)
    #expect(try home.ask(BrowseFoods(), ["more": true]).notes == ["25 to 30 of 30."])
    #expect(try home.ask(BrowseFoods(), ["more": true]).lines == ["That was all of them."])
    #expect(try home.propose(DeleteFood(), ["food": "5"]).summary.english.hasPrefix("deletion of the food dish"))
  }

  @Test func `an empty bank says how foods come into it`() throws {
    #expect(try home.ask(BrowseFoods()).lines.first?.hasPrefix("The food bank is empty") == true)
    #expect(try home.ask(BrowseFoods(), ["category": "dairy"]).lines.first?.hasPrefix("No food like that") == true)
  }
}
