import FoodData
import Nutrition
import Testing

@Suite("The household measures of a USDA food")
struct USDAPortionTests {
  @Test(arguments: [
    ("cup, sliced", MeasureUnit.cup), ("tbsp", .tablespoon), ("fl oz", .fluidOunce), ("slice (1 oz)", .slice),
    ("small (2-1/2\" dia)", .small), ("NLEA serving", .serving), ("large slice", .slice), ("stalk, large", .stalk),
    ("package (10 oz)", .packet), ("moonroots", .piece), ("leaves", .leaf), ("patty", .piece), ("container", .pot),
  ])
  func `are told by their first words`(words: String, unit: MeasureUnit) {
    #expect(portions(modifier: words).map(\.unit) == [unit])
  }

  @Test(arguments: ["medium (2-3/4\" dia)", "regular", "medium/regular", "medium moonroot"])
  func `are one piece where they are of the usual size`(words: String) {
    #expect(portions(modifier: words).map(\.unit) == [.medium, .piece])
  }

  @Test func `are no piece where they are the size of a bag, or of a drink`() {
    #expect(portions(modifier: "medium single serving bag").map(\.unit) == [.medium])
    let cups = [("medium", 480), ("fl oz", 30)].map { words, grams in
      USDAPortion(amount: FixedDecimal(1), unit: nil, modifier: words, description: "", grams: FixedDecimal(grams))
    }
    #expect(!portions(cups).contains { $0.unit == .piece })
  }

  @Test(arguments: ["oz", "lb", "", "strip", "cubic inch", "extra large", "(cup)", "ribs"])
  func `are left out where nobody says them`(words: String) {
    #expect(portions(modifier: words).isEmpty)
  }

  @Test(arguments: [
    ("1 cup", MeasureUnit.cup, 120), ("2 pieces", .piece, 60), ("1 1/2 cups", .cup, 80), ("1/2 cup", .cup, 240),
    ("1 large sandwich", .large, 120), ("1 individual container", .pot, 120), ("Quantity not specified", .serving, 120),
  ])
  func `have a number before them in the survey`(words: String, unit: MeasureUnit, grams: Int) {
    let portion = USDAPortion(amount: nil, unit: nil, modifier: "61234", description: words, grams: FixedDecimal(120))
    #expect(portions([portion]) == [Portion(unit, Grams(FixedDecimal(grams)))])
  }

  @Test(arguments: ["Guideline amount per cup of hot cereal", "cup", "0 cups", "a few"])
  func `are none without a number, or as guidelines`(words: String) {
    let portion = USDAPortion(amount: nil, unit: nil, modifier: "", description: words, grams: FixedDecimal(120))
    #expect(portions([portion]).isEmpty)
  }

  @Test func `are those of the bare unit, or of the usual kind, where there are several`() {
    let cups = [("cup, mashed", 225), ("cup", 150), ("cup, sliced", 160)].map { words, grams in
      USDAPortion(amount: FixedDecimal(1), unit: nil, modifier: words, description: "", grams: FixedDecimal(grams))
    }
    #expect(portions(cups) == [Portion(.cup, Grams(FixedDecimal(150)))])
    let each = [("small", 100), ("medium", 150), ("large", 200)].map { words, grams in
      USDAPortion(amount: FixedDecimal(1), unit: "each", modifier: words, description: "", grams: FixedDecimal(grams))
    }
    let sizes: [Portion] = [
      Portion(.small, Grams(FixedDecimal(100))), Portion(.medium, Grams(FixedDecimal(150))),
      Portion(.piece, Grams(FixedDecimal(150))),
      Portion(.large, Grams(FixedDecimal(200))),
    ]
    #expect(portions(each) == sizes)
  }

  @Test func `tell the density of a drink`() {
    let millilitres = USDAPortion(
      amount: FixedDecimal(100), unit: "milliliter", modifier: "", description: "", grams: FixedDecimal(91))
    let food = food([millilitres])
    #expect(food?.density == FixedDecimal("0.91"))
    #expect(food?.portions == [])
  }

  @Test func `of nothing, or of a hundred tons, are none`() {
    for (amount, grams) in [(0, 100), (1, 0), (1, 100_000_000), (-1, 100)] {
      let portion = USDAPortion(
        amount: FixedDecimal(amount), unit: "cup", modifier: "", description: "", grams: FixedDecimal(grams))
      #expect(portions([portion]).isEmpty)
    }
  }

  private func portions(modifier: String) -> [Portion] {
    portions([
      USDAPortion(amount: FixedDecimal(1), unit: nil, modifier: modifier, description: "", grams: FixedDecimal(90))
    ])
  }

  private func portions(_ portions: [USDAPortion]) -> [Portion] { food(portions)?.portions ?? [] }

  private func food(_ portions: [USDAPortion]) -> ReferenceFood? {
    let amounts = USDAAmounts([.energy: FixedDecimal(50)])
    let food = USDAFood(id: 1, kind: .legacy, title: "Moonroot, raw", amounts: amounts, portions: portions)
    return try? food.reference(USDARelease(date: nil))
  }
}
