import Nutrition
import Testing

struct AmountSpreadTests {
  private let rice = Measures(portions: [
    Portion(.serving, Grams(FixedDecimal(158))), Portion(.cup, Grams(FixedDecimal(158))),
  ])
  private let egg = Measures(
    portions: [
      Portion(.piece, Grams(FixedDecimal(50))), Portion(.small, Grams(FixedDecimal(36))),
      Portion(.large, Grams(FixedDecimal(49))),
    ])

  private func spread(_ amount: Amount, _ measures: Measures) throws -> FixedDecimal? {
    try measures.weigh(amount).spread(of: amount, in: measures)
  }

  @Test func `what was weighed, or measured in millilitres, is as it was said`() throws {
    var milk = rice
    milk.density = try figure("1.03")
    #expect(try spread(Amount(quantity: FixedDecimal(200), unit: .gram), rice) == nil)
    #expect(try spread(Amount(quantity: FixedDecimal(2), unit: .ounce), rice) == nil)
    #expect(try spread(Amount(quantity: FixedDecimal(200), unit: .millilitre), milk) == nil)
  }

  @Test func `a cup is surer than a count, and a count surer than a serving that nobody said`() throws {
    let cup = try #require(try spread(Amount(quantity: FixedDecimal(1), unit: .cup), rice))
    let count = try #require(
      try spread(Amount(quantity: FixedDecimal(2)), Measures(portions: [Portion(.piece, Grams(FixedDecimal(9)))])))
    let serving = try #require(try spread(.unsaid, rice))
    #expect(cup < count && count < serving)
  }

  @Test func `what has sizes is off by them`() throws {
    let spread = try #require(try spread(Amount(quantity: FixedDecimal(2)), egg))
    #expect(try spread * spread <= FixedDecimal(49) / FixedDecimal(36) && spread > figure("1.16"))
  }
}
