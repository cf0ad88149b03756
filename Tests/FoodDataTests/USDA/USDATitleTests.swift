import FoodData
import Nutrition
import Testing

@Suite("The title of a USDA food")
struct USDATitleTests {
  @Test(arguments: [
    ("Moonroots, raw", "moonroots", FoodState.raw),
    ("Moonroots, green, frozen, cooked, boiled, drained", "moonroots, green, frozen, drained", .boiled),
    ("Moon seeds, dry roasted, with salt", "moon seeds, with salt", .roasted),
    ("Moonroots, pan-fried", "moonroots", .fried), ("Moonroots, canned, drained", "moonroots, drained", .canned),
    ("Mooncalf, pot roast, raw", "mooncalf, pot roast", .raw),
    ("Moonroots, cooked (average)", "moonroots (average)", .cooked),
  ])
  func `tells its state`(title: String, name: String, state: FoodState) throws {
    let food = try food(title)
    #expect((food.name, food.state) == (name, state))
    #expect(food.otherNames == [title])
  }

  @Test(arguments: [
    ("Moon cheese, queso seco", "moon cheese, queso seco"), ("Mooncalf, pot roast", "mooncalf, pot roast"),
    ("Dry", "dry"), ("Raw, sliced", "raw, sliced"), ("Swiss moon cheese", "Swiss moon cheese"),
    ("Moon Wedding Soup", "Moon Wedding Soup"), ("MOONCO bites", "MOONCO bites"),
  ])
  func `tells none where no part of it does`(title: String, name: String) throws {
    let food = try food(title)
    #expect((food.name, food.state) == (name, nil))
  }

  @Test func `keeps commas within brackets together`() throws {
    #expect(try food("Moonroots (red, raw), sliced, raw").name == "moonroots (red, raw), sliced")
  }

  @Test func `loses its control characters, and is cut where it is too long`() throws {
    #expect(try food("Moon\u{1B}[31m\u{202E}roots\u{0},  raw").name == "moon [31mroots")
    let long = try food(String(repeating: "moon ", count: 150))
    #expect(long.name.unicodeScalars.count <= 200)
    #expect(throws: FoodReadingError.nameTooLong) { try food(String(repeating: "m", count: 1_001)) }
    #expect(throws: FoodReadingError.noName) { try food(" \u{7} ") }
  }

  @Test func `tells a juice from the fruit that it is pressed from`() throws {
    #expect(try food("Moonfruit juice, canned", category: "Fruits and Fruit Juices").category == .beverages)
    #expect(try food("Moonfruit, in juice", category: "Fruits and Fruit Juices").category == .produce)
  }

  private func food(_ title: String, category: String? = nil) throws -> ReferenceFood {
    let amounts = USDAAmounts([.energy: FixedDecimal(50)])
    let food = USDAFood(id: 1, kind: .legacy, title: title, category: category, amounts: amounts)
    return try food.reference(USDARelease(date: nil))
  }
}
