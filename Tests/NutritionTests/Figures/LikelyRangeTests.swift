import Nutrition
import Testing

struct LikelyRangeTests {
  private func likely(_ parts: [(Figure, Figure?)]) -> LikelyRange? {
    LikelyRange(of: parts.map { (figure: $0.0, spread: $0.1) })
  }

  @Test func `a weight lies between itself divided by its factor and times it`() {
    let range = LikelyRange(Grams(Figure(100)), spread: Figure(2))
    #expect(range == LikelyRange(low: Figure(50), high: Figure(200)))
  }

  @Test func `what was weighed has no range`() {
    #expect(likely([(Figure(100), nil), (Figure(50), nil)]) == nil)
    #expect(likely([]) == nil)
  }

  @Test func `what was weighed beside it makes a range no wider`() throws {
    let alone = try #require(try likely([(Figure(100), figure("1.5"))]))
    let beside = try #require(try likely([(Figure(100), figure("1.5")), (Figure(300), nil)]))
    #expect(beside.low == alone.low + Figure(300) && beside.high == alone.high + Figure(300))
  }

  @Test func `figures are less sure than the weight`() throws {
    let range = try #require(try likely([(Figure(100), figure("1.5"))]))
    #expect(range.high == Figure(180))
    #expect(range.low < Figure(56) && range.low > Figure(55))
  }

  @Test func `one of several makes up for another`() throws {
    let one = try #require(try likely([(Figure(400), figure("1.5"))]))
    let four = try #require(try likely(Array(repeating: (Figure(100), figure("1.5")), count: 4)))
    #expect(four.high - Figure(400) == (one.high - Figure(400)) / Figure(2))
  }

  @Test func `nothing is likely to be less than nothing`() throws {
    let range = try #require(likely([(Figure(1), Figure(100)), (.zero, Figure(2))]))
    #expect(range.low >= .zero)
  }

  @Test func `a range is said in tens`() throws {
    #expect(
      try LikelyRange(low: figure("352.6"), high: figure("857.5")).shown
        == LikelyRange(low: Figure(350), high: Figure(860)))
    #expect(
      try LikelyRange(low: figure("77.4"), high: figure("99.6")).shown
        == LikelyRange(low: Figure(77), high: Figure(100)))
  }

  @Test func `only a wide range is worth a word`() {
    #expect(!LikelyRange(low: Figure(95), high: Figure(105)).isWide)
    #expect(LikelyRange(low: Figure(80), high: Figure(120)).isWide)
  }
}

struct SquareRootTests {
  @Test(arguments: [("0", "0"), ("1", "1"), ("4", "2"), ("2", "1.41421356"), ("0.25", "0.5"), ("-4", "0")])
  func `a square root is right to the eighth place`(square: String, root: String) throws {
    #expect(try figure(square).squareRoot == figure(root))
  }

  @Test func `the largest number has one, too`() {
    let root = Figure(units: .max).squareRoot
    #expect(root * root <= Figure(units: .max) && root > Figure(303_000))
  }
}
