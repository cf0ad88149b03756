import Calls
import Nutrition
import Testing

@Suite struct `pieces of a weighed line` {
  private let eight = CardLine(
    .line(1), "fish finger", amount: Amount(quantity: FixedDecimal(224), unit: .gram), piece: FixedDecimal(28))

  @Test func `a weight of pieces counts as many as it holds`() {
    #expect(eight.count == FixedDecimal(8))
    #expect(
      CardLine(.line(1), "peas", amount: Amount(quantity: FixedDecimal(80), unit: .gram)).count == FixedDecimal(1))
  }

  @Test func `so many pieces weigh as much as one of them does so often`() {
    #expect(eight.weight(ofPieces: FixedDecimal(6)) == Amount(quantity: FixedDecimal(168), unit: .gram))
    #expect(eight.weight(ofPieces: FixedDecimal(12)) == Amount(quantity: FixedDecimal(336), unit: .gram))
  }

  @Test func `what may be a weight itself is no number of pieces`() {
    #expect(eight.weight(ofPieces: FixedDecimal(200)) == nil)
    #expect(CardLine(.line(1), "peas").weight(ofPieces: FixedDecimal(2)) == nil)
  }
}
