import Calls
import FoundationEssentials
import Nutrition
import Testing

@Suite struct `lines of a card that words name` {
  private let lines = CardLine.numbered(["rice", "rice noodles", "brown bread", "milk", "Milch"])

  @Test(arguments: [
    ("rice", ["rice"]), ("noodles", ["rice noodles"]), ("bread", ["brown bread"]), ("oat milk", ["milk"]),
    ("Hafermilch", ["Milch"]), ("fried rice", ["rice"]), ("brown", ["brown bread"]), ("milk chocolate", []),
    ("price", []), ("", []),
  ])
  func `are the nearest ones alone`(words: String, names: [String]) {
    #expect((lines.named(words)?.lines ?? []).map(\.name) == names)
  }

  @Test func `are known by the food that they mean, whatever it is called`() {
    let food = UUID()
    let lines = [CardLine(.line(1), "Nudeln", food: food), CardLine(.line(2), "pasta sauce")]
    #expect(lines.named("pasta", food: food)?.only?.name == "Nudeln")
    #expect(lines.named("pasta")?.only?.name == "pasta sauce")
  }

  @Test func `are several where their names are equal`() {
    let twice = CardLine.numbered(["egg", "eggs", "egg white"])
    #expect(twice.named("eggs")?.lines.count == 2)
    #expect(twice.named("eggs")?.only == nil)
    let food = UUID()
    let breads = [CardLine(.line(1), "brown bread"), CardLine(.line(2), "white bread", food: food)]
    #expect(breads.named("bread", food: food)?.lines.count == 2)
  }

  @Test func `count what is not weighed`() {
    #expect(CardLine(.line(1), "egg", amount: Amount(quantity: Figure(3))).count == Figure(3))
    #expect(CardLine(.line(1), "beer", amount: Amount(quantity: Figure(2), unit: .bottle)).count == Figure(2))
    #expect(CardLine(.line(1), "rice", amount: Amount(quantity: Figure(200), unit: .gram)).count == Figure(1))
    #expect(CardLine(.line(1), "rice").count == Figure(1))
  }

  @Test func `differ from what they were only by what can be compared`() {
    let rice = Amount(quantity: Figure(200), unit: .gram)
    #expect(rice.changed(by: .less, Amount(quantity: Figure(50), unit: .gram))?.quantity == Figure(150))
    #expect(rice.changed(by: .more, Amount(quantity: Figure(1), unit: .kilogram))?.quantity == Figure(1_200))
    #expect(rice.changed(by: .more, Amount(quantity: Figure(1), unit: .slice)) == nil)
    #expect(Amount(quantity: Figure(2)).changed(by: .more, Amount(quantity: Figure(10), unit: .gram)) == nil)
  }
}
