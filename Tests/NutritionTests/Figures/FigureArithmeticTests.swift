import Nutrition
import TestSupport
import Testing

@Suite struct `sums and products of figures` {
  @Test func `add up exactly: ten thousand tenths are a thousand`() throws {
    let tenth = try figure("0.1")
    #expect((0..<10_000).reduce(FixedDecimal.zero) { sum, _ in sum + tenth } == FixedDecimal(1_000))
  }

  @Test func `add up to the same in any order`() {
    var random = SeededGenerator(seed: 2)
    let parts = (0..<1_000).map { _ in
      FixedDecimal(units: Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random))
    }
    let sum = parts.reduce(.zero, +)
    for _ in 0..<20 { #expect(parts.shuffled(using: &random).reduce(.zero, +) == sum) }
  }

  @Test(arguments: [
    ("1.5", "2", "3"), ("0.1", "0.1", "0.01"), ("-2", "3.5", "-7"), ("-2", "-3.5", "7"), ("0", "-5", "0"),
    ("0.00000001", "0.5", "0"), ("0.00000003", "0.5", "0.00000002"), ("0.00000001", "0.50000001", "0.00000001"),
    ("-0.00000003", "0.5", "-0.00000002"), ("0.00000005", "0.5", "0.00000002"), ("30000", "3000000", "90000000000"),
  ])
  func `multiply with one rounding, half to even`(left: String, right: String, product: String) throws {
    #expect(try figure(left) * figure(right) == figure(product))
    #expect(try figure(right) * figure(left) == figure(product))
  }

  @Test(arguments: [
    ("1", "3", "0.33333333"), ("2", "3", "0.66666667"), ("-2", "3", "-0.66666667"), ("2", "-3", "-0.66666667"),
    ("-1", "-4", "0.25"), ("0.00000001", "2", "0"), ("0.00000003", "2", "0.00000002"), ("0", "7", "0"),
    ("0.00000005", "2", "0.00000002"), ("7", "0", "0"), ("-7", "0", "0"), ("1", "0.00000001", "100000000"),
  ])
  func `divide with one rounding, half to even, and by zero to zero`(
    left: String, right: String, quotient: String
  ) throws {
    #expect(try figure(left) / figure(right) == figure(quotient))
  }

  @Test(arguments: [
    ("2.45", 1, "2.5"), ("2.44", 1, "2.4"), ("-2.45", 1, "-2.5"), ("2.5", 0, "3"), ("-2.5", 0, "-3"),
    ("0.12345678", 8, "0.12345678"), ("0.125", 2, "0.13"), ("0.49999999", 0, "0"),
  ])
  func `round half away from zero`(text: String, places: Int, rounded: String) throws {
    #expect(try figure(text).rounded(toPlaces: places) == figure(rounded))
  }

  static let most = FixedDecimal(units: .max)
  static let least = FixedDecimal(units: -.max)

  @Test func `stop at the ends of the range`() throws {
    let (most, least) = (Self.most, Self.least)
    #expect(FixedDecimal(.max) == most)
    #expect(FixedDecimal(.min) == least)
    #expect(FixedDecimal(units: .min) == least)
    #expect(most + FixedDecimal(1) == most)
    #expect(least - FixedDecimal(1) == least)
    #expect(least + least == least)
    #expect(most - least == most)
    #expect(most * FixedDecimal(2) == most)
    #expect(most * FixedDecimal(-2) == least)
    #expect(least * least == most)
    #expect(try most / figure("0.5") == most)
    #expect(try least / figure("0.00000001") == least)
    #expect(-least == most)
    #expect(least.magnitude == most)
    #expect(most.rounded(toPlaces: 0) == most)
    #expect(least.rounded(toPlaces: 3) == least)
  }

  @Test func `change in place and compare by value`() throws {
    var sum = try figure("1.5")
    sum += FixedDecimal(2)
    sum -= try figure("0.25")
    #expect(try sum == figure("3.25"))
    #expect(try figure("-2") < figure("-1.99999999"))
    #expect(try figure("1.10") == figure("1.1"))
  }
}
