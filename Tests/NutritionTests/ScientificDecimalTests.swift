import Nutrition
import Testing

@Suite struct ScientificDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("12", "12"), ("-3.25", "-3.25"), ("0E-8", "0"), ("8.79000000", "8.79"), ("1e2", "100"),
    ("1.5E+3", "1500"), ("25e-1", "2.5"), ("388.99999999999994", "389"), ("7.6899999999999995", "7.69"),
    ("0.00393700787401575", "0.00393701"), ("1E-9", "0"), ("5E-9", "0"), ("15E-9", "0.00000002"),
    ("000012.50", "12.5"), ("1.234567890123456789012345", "1.23456789"),
    ("0.000000005000000000000000001", "0.00000001"),
  ])
  func `A number of JSON is read to eight places`(_ text: String, _ expected: String) {
    #expect(FixedDecimal(scientific: text.utf8)?.description == expected)
  }

  @Test(arguments: ["1e400", "99999999999999999999", "1e99999999999999999999", "123456789012.5"])
  func `A number beyond the range is taken as its end`(_ text: String) {
    #expect(FixedDecimal(scientific: text.utf8) == FixedDecimal(units: .max))
    #expect(FixedDecimal(scientific: ("-" + text).utf8) == FixedDecimal(units: -.max))
  }

  @Test func `A number that is next to nothing is zero`() {
    #expect(FixedDecimal(scientific: "1e-400".utf8) == .zero)
    #expect(FixedDecimal(scientific: "1e-99999999999999999999".utf8) == .zero)
  }

  @Test(arguments: ["", "-", ".", "1.2.3", "1e", "e5", "1e+", "1 ", "0x1", "12g", "1-2", "--1", "NaN"])
  func `What is no number is none`(_ text: String) {
    #expect(FixedDecimal(scientific: text.utf8) == nil)
  }
}
