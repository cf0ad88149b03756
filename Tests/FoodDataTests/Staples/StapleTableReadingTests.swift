import FoodData
import Nutrition
import Testing

struct StapleTableReadingTests {
  @Test func `the searched table has the foods of the checked one, in the same places`() throws {
    let checked = try ReadStaples.result.get().all
    let table = StapleTable.embedded()
    #expect(table.count == checked.count)
    for (position, staple) in checked.enumerated() { #expect(table[position] == staple) }
  }

  @Test func `its names mean the same foods`() throws {
    let table = StapleTable.embedded()
    let index = try ReadStaples.index.get()
    for staple in try ReadStaples.result.get().all {
      for name in [staple.name] + staple.synonyms.map(\.text) {
        #expect(table.index.best(name).flatMap { table[$0.match.key]?.key } == index.best(name)?.match.key, "\(name)")
      }
    }
  }

  @Test func `its foods are found by their identifiers`() throws {
    let table = StapleTable.embedded()
    let positions = table.positions()
    #expect(positions.count == table.count)
    for (id, position) in positions { #expect(table[position]?.id == id) }
  }

  @Test func `a food is found by its own name and state`() {
    let table = StapleTable.embedded()
    #expect(table.index.key(named: "pasta", state: .dry).flatMap { table[$0]?.key } == "pasta|dry")
    #expect(table.index.key(named: "pasta", state: .smoked) == nil)
    #expect(table.index.key(named: "spaghetti", state: .cooked) == nil)
  }

  @Test func `a line that cannot be read is no food, and harms no other`() {
    let broken = "salt | - | pantry\nbroken | - | pantry | b@xx; crumb | many | 0\n# comment\n\n"
    let tea = "tea | - | beverages | chai@tr | 1 | 0 | 0.3 | 0 | 0 | 0 | 0 | 3 | 1 | serving=240 | sr:171940 | "
    let table = StapleTable(reading: [FoodText(file: "one.txt", bytes: Array((broken + tea).utf8))])
    #expect(table.count == 2)
    #expect(table[0] == nil)
    #expect(table.index.best("crumb")?.match.key == 0)
    #expect(table[1]?.key == "tea")
    #expect(table.index.best("chai")?.match.key == 1)
  }
}
