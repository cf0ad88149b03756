import Nutrition
import Testing

struct LikelyRangeTests {
  private func likely(_ parts: [(FixedDecimal, FixedDecimal?)]) -> LikelyRange? {
    LikelyRange(of: parts.map { (figure: $0.0, spread: $0.1) })
  }

  @Test func `a weight lies between itself divided by its factor and times it`() {
    let range = LikelyRange(Grams(FixedDecimal(100)), spread: FixedDecimal(2))
    #expect(range == LikelyRange(low: FixedDecimal(50), high: FixedDecimal(200)))
  }

  @Test func `what was weighed has no range`() {
    #expect(likely([(FixedDecimal(100), nil), (FixedDecimal(50), nil)]) == nil)
    #expect(likely([]) == nil)
  }

  @Test func `what was weighed beside it makes a range no wider`() throws {
    let alone = try #require(try likely([(FixedDecimal(100), figure("1.5"))]))
    let beside = try #require(try likely([(FixedDecimal(100), figure("1.5")), (FixedDecimal(300), nil)]))
    #expect(beside.low == alone.low + FixedDecimal(300) && beside.high == alone.high + FixedDecimal(300))
  }

  @Test func `figures are less sure than the weight`() throws {
    let range = try #require(try likely([(FixedDecimal(100), figure("1.5"))]))
    #expect(range.high == FixedDecimal(180))
    #expect(range.low < FixedDecimal(56) && range.low > FixedDecimal(55))
  }

  @Test func `one of several makes up for another`() throws {
    let one = try #require(try likely([(FixedDecimal(400), figure("1.5"))]))
    let four = try #require(try likely(Array(repeating: (FixedDecimal(100), figure("1.5")), count: 4)))
    #expect(four.high - FixedDecimal(400) == (one.high - FixedDecimal(400)) / FixedDecimal(2))
  }

  @Test func `nothing is likely to be less than nothing`() throws {
    let range = try #require(likely([(FixedDecimal(1), FixedDecimal(100)), (.zero, FixedDecimal(2))]))
    #expect(range.low >= .zero)
  }

  @Test func `a range is said in tens`() throws {
    #expect(
      try LikelyRange(low: figure("352.6"), high: figure("857.5")).shown
        == LikelyRange(low: FixedDecimal(350), high: FixedDecimal(860)))
    #expect(
      try LikelyRange(low: figure("77.4"), high: figure("99.6")).shown
        == LikelyRange(low: FixedDecimal(77), high: FixedDecimal(100)))
  }

  @Test func `only a wide range is worth a word`() {
    #expect(!LikelyRange(low: FixedDecimal(95), high: FixedDecimal(105)).isWide)
    #expect(LikelyRange(low: FixedDecimal(80), high: FixedDecimal(120)).isWide)
  }
}

struct SquareRootTests {
  @Test(arguments: [("0", "0"), ("1", "1"), ("4", "2"), ("2", "1.41421356"), ("0.25", "0.5"), ("-4", "0")])
  func `a square root is right to the eighth place`(square: String, root: String) throws {
    #expect(try figure(square).squareRoot == figure(root))
  }

  @Test func `the largest number has one, too`() {
    let root = FixedDecimal(units: .max).squareRoot
    #expect(root * root <= FixedDecimal(units: .max) && root > FixedDecimal(303_000))
  }
}
