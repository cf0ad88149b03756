import FoundationEssentials
import Nutrition
import TestSupport
import Testing

@Suite struct `a figure in JSON` {
  @Test(arguments: [
    "0", "0.1", "0.2", "0.3", "-0.1", "1605.4", "0.00000001", "123456789.12345678", "0.0001", "0.00009999",
    "9999999.99999999", "10000000",
  ])
  func `is the number as people write it`(text: String) throws {
    #expect(try json([figure(text)]) == "[\(text)]")
    #expect(try decoded([FixedDecimal].self, from: "[\(text)]") == [figure(text)])
  }

  @Test(arguments: [
    ("1.0", "1"), ("1e2", "100"), ("1E-3", "0.001"), ("-0", "0"), ("2.50", "2.5"), ("0.000000004", "0"),
  ])
  func `may be written in other ways`(text: String, meaning: String) throws {
    #expect(try decoded([FixedDecimal].self, from: "[\(text)]") == [figure(meaning)])
  }

  @Test(arguments: ["1e11", "-1e11", "1e300", "1e9999", "\"1\"", "true", "null", "[]", "NaN"])
  func `is refused where it is no number in range`(text: String) {
    #expect(throws: DecodingError.self) { try decoded([FixedDecimal].self, from: "[\(text)]") }
  }

  @Test func `may be null where it may be unknown`() throws {
    #expect(try decoded([FixedDecimal?].self, from: "[null, 0]") == [nil, FixedDecimal.zero])
  }

  @Test func `is the same figure after a round trip`() throws {
    var random = SeededGenerator(seed: 3)
    let figures = (0..<2_000).map { _ in
      FixedDecimal(units: Int64.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<63, using: &random))
    }
    #expect(try decoded([FixedDecimal].self, from: json(figures)) == figures)
    #expect(try json(figures) == "[" + figures.map { "\($0.decimal)" }.joined(separator: ",") + "]")
  }

  @Test func `is no figure where the decimal is not a number`() {
    #expect(FixedDecimal(Decimal.nan) == nil)
    #expect(FixedDecimal(Decimal.greatestFiniteMagnitude) == nil)
  }
}
