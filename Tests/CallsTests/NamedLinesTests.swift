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
    #expect(CardLine(.line(1), "egg", amount: Amount(quantity: FixedDecimal(3))).count == FixedDecimal(3))
    #expect(
      CardLine(.line(1), "beer", amount: Amount(quantity: FixedDecimal(2), unit: .bottle)).count == FixedDecimal(2))
    #expect(
      CardLine(.line(1), "rice", amount: Amount(quantity: FixedDecimal(200), unit: .gram)).count == FixedDecimal(1))
    #expect(CardLine(.line(1), "rice").count == FixedDecimal(1))
  }

  @Test func `differ from what they were only by what can be compared`() {
    let rice = Amount(quantity: FixedDecimal(200), unit: .gram)
    #expect(rice.changed(by: .less, Amount(quantity: FixedDecimal(50), unit: .gram))?.quantity == FixedDecimal(150))
    #expect(
      rice.changed(by: .more, Amount(quantity: FixedDecimal(1), unit: .kilogram))?.quantity == FixedDecimal(1_200))
    #expect(rice.changed(by: .more, Amount(quantity: FixedDecimal(1), unit: .slice)) == nil)
    #expect(
      Amount(quantity: FixedDecimal(2)).changed(by: .more, Amount(quantity: FixedDecimal(10), unit: .gram)) == nil)
  }
}
