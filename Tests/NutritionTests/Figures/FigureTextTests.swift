import Nutrition
import TestSupport
import Testing

@Suite struct `the text of a figure` {
  @Test(arguments: [
    ("0", 0), ("12", 1_200_000_000), ("0.5", 50_000_000), (".5", 50_000_000), ("5.", 500_000_000),
    ("-3.25", -325_000_000), ("-0", 0), ("007", 700_000_000), ("0.00000001", 1), ("-0.00000001", -1),
    ("92233720368.54775807", Int64.max), ("-92233720368.54775807", -Int64.max),
  ])
  func `is read exactly`(text: String, units: Int64) {
    #expect(FixedDecimal(text)?.units == units)
  }

  @Test(arguments: [
    ("0.000000014", 1), ("0.000000015", 2), ("0.000000025", 2), ("0.0000000250", 2), ("0.00000002500001", 3),
    ("0.000000026", 3), ("-0.000000015", -2), ("0.000000005", 0), ("0.0000000051", 1), ("0.999999999", 100_000_000),
  ])
  func `is rounded half to even past the eighth place`(text: String, units: Int64) {
    #expect(FixedDecimal(text)?.units == units)
  }

  @Test(arguments: [
    "", " ", "-", ".", "-.", "--5", "+5", " 5", "5 ", "1.2.3", "1,5", "1,000", "1e5", "0x10", "1_000", "NaN", "inf",
    "٣", "５", "½", "5g", "5\u{0}", "−5", "92233720368.54775808", "-92233720368.54775808", "92233720369",
    "92233720368.547758075", String(repeating: "9", count: 5_000),
  ])
  func `is refused where it is no plain decimal in range`(text: String) {
    #expect(FixedDecimal(text) == nil)
  }

  @Test func `may be of any length`() throws {
    let zeros = String(repeating: "0", count: 10_000)
    #expect(FixedDecimal(zeros + "1") == FixedDecimal(1))
    #expect(FixedDecimal("1." + zeros) == FixedDecimal(1))
    #expect(FixedDecimal("0.000000005" + zeros + "1")?.units == 1)
  }

  @Test func `reads back as the same figure`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let figure = FixedDecimal(
        units: Int64.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<63, using: &random))
      #expect(FixedDecimal(figure.description) == figure)
    }
  }

  @Test(arguments: [
    ("0", "0"), ("316", "316"), ("316.04", "316"), ("316.05", "316.1"), ("-316.05", "-316.1"), ("316.049", "316"),
    ("0.04", "0"), ("-0.04", "0"), ("0.05", "0.1"), ("-0.05", "-0.1"), ("999.95", "1,000"), ("1000", "1,000"),
    ("999", "999"), ("1605.4", "1,605.4"), ("12345678", "12,345,678"), ("-1234.5", "-1,234.5"),
    ("100000", "100,000"),
  ])
  func `shows one decimal and thousands to people`(text: String, shown: String) throws {
    #expect(try figure(text).formatted() == shown)
  }

  @Test(arguments: [
    ("2.5", 0, true, true, "3"), ("-2.5", 0, true, true, "-3"), ("2", 1, false, true, "2.0"),
    ("1234.5", 2, false, false, "1234.50"), ("0.125", 2, true, true, "0.13"), ("0.124", 2, true, true, "0.12"),
    ("0.1", 8, false, true, "0.10000000"), ("0.1", 8, true, true, "0.1"), ("10", 0, true, true, "10"),
    ("1234567", 0, true, false, "1234567"),
  ])
  func `shows as many places as asked`(
    text: String, places: Int, trimming: Bool, grouping: Bool, shown: String
  ) throws {
    #expect(try figure(text).formatted(places: places, trimming: trimming, grouping: grouping) == shown)
  }

  @Test(arguments: 0...8)
  func `shows the ends of the range at any number of places`(places: Int) {
    #expect(FixedDecimal(units: .max).formatted(places: places).hasPrefix("92,233,720,368"))
    #expect(FixedDecimal(units: .min).formatted(places: places).hasPrefix("-92,233,720,368"))
  }
}
