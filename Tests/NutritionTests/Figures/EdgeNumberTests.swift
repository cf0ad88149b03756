import FoundationEssentials
import Nutrition
import TestSupport
import Testing

/// What is read from outside stays within what is stated, and reckoning with it stays within an integer.
@Suite struct `A number at the edge` {
  private static let most = FixedDecimal(units: .max)

  @Test(arguments: EdgeNumbers.all)
  func `is a figure within the range, or none`(_ text: String) {
    for figure in [
      FixedDecimal(text), FixedDecimal(scientific: text.utf8), Decimal(string: text).flatMap { FixedDecimal($0) },
    ] {
      guard let figure else { continue }
      #expect((-Self.most...Self.most).contains(figure))
      for other in [figure, -figure, Self.most, -Self.most, FixedDecimal(units: 1), .zero] {
        for result in [figure + other, figure - other, figure * other, figure / other, figure.magnitude] {
          #expect((-Self.most...Self.most).contains(result))
        }
      }
      #expect(!figure.formatted().isEmpty && !Grams(figure).description.isEmpty)
      #expect(!Money(amount: figure, currency: "EUR").text.isEmpty)
      #expect(figure.rounded(toPlaces: 0).magnitude <= Self.most)
    }
  }

  @Test(arguments: [
    ("92233720368.54775807", true), ("92233720368.547758074", true), ("92233720368.547758075", false),
    ("92233720368.54775808", false), ("-92233720368.54775807", true), ("-92233720368.54775808", false),
    ("9223372036854775807", false), ("000000000000000000000000000092233720368.5", true),
  ])
  func `is a figure up to the last one there is`(_ text: String, _ isFigure: Bool) {
    #expect((FixedDecimal(text) != nil) == isFigure)
  }

  @Test(arguments: [
    ("12345678901.123456785", "12345678901.12345678"), ("12345678901.1234567850001", "12345678901.12345679"),
    ("12345678901.123456775", "12345678901.12345678"), ("1.0000000049999999999999999", "1"),
    ("1.000000005000000000000000", "1"), ("1.0000000050000000000000001", "1.00000001"),
  ])
  func `is rounded half to even however long it is`(_ text: String, _ expected: String) {
    #expect(FixedDecimal(text)?.description == expected)
    #expect(FixedDecimal(scientific: text.utf8)?.description == expected)
  }

  @Test(arguments: EdgeNumbers.all)
  func `is a whole number within its bounds, or none`(_ text: String) {
    let number = Int(digits: text, in: 1...1_000)
    #expect(number == nil)
    #expect(Int(digits: text, in: 0...Int.max).map { $0 <= 999_999_999_999_999_999 } ?? true)
  }

  @Test func `is no whole number with a sign or a letter`() {
    #expect(Int(digits: "12", in: 0...12) == 12)
    for text in ["", "+1", "-1", "1.0", " 1", "１", "13"] { #expect(Int(digits: text, in: 0...12) == nil) }
  }

  @Test(arguments: [Int.max, Int.min, 0, 1, -1, 2_932_896, -719_162, 4_000_000_000_000])
  func `of days leads to a day, and its moments are reckoned with`(_ number: Int) {
    let day = Day(number: number)
    #expect((-Day.farthest...Day.farthest).contains(day.number))
    for count in [Int.max, Int.min, 1, -1, 366] {
      #expect((-Day.farthest...Day.farthest).contains(day.adding(count).number))
    }
    #expect(
      !day.description.isEmpty && !Week(containing: day).description.isEmpty && day.age(on: Day(number: 0)) > Int.min)
    let instant = Instant(milliseconds: Int64(number))
    for other in [Instant(milliseconds: .max), Instant(milliseconds: .min), Instant(milliseconds: 0)] {
      #expect(instant.minutes(since: other) == -other.minutes(since: instant) || instant != other)
      #expect(!Zone.utc.local(other.adding(minutes: number)).iso8601.isEmpty)
      #expect(!Zone.utc.local(Zone.utc.instant(Zone.utc.local(other).day, .midnight)).iso8601.isEmpty)
    }
  }

  @Test(arguments: [Int64.max, .min, 0, 92_233_720_368, 92_233_720_369])
  func `of cents or milligrams can be added, taken away and negated`(_ units: Int64) throws {
    let money = Money(minorUnits: units, currency: "EUR")
    #expect(money.minorUnits.magnitude <= Money.most.magnitude && money.magnitude.minorUnits >= 0)
    #expect(!Money(minorUnits: -money.minorUnits, currency: "EUR").text.isEmpty)
    let grams = Grams(milligrams: units)
    #expect(grams.figure.magnitude <= Self.most && grams.milligrams - (grams + grams).milligrams != .min)
    let json = Data(#"{"currency": "EUR", "minorUnits": \#(units)}"#.utf8)
    let isWithin = units.magnitude <= Money.most.magnitude
    #expect((try? JSONDecoder().decode(Money.self, from: json)) == (isWithin ? money : nil))
  }

  @Test func `of money reads as it was written`() throws {
    let json = try JSONDecoder().decode(Money.self, from: JSONEncoder().encode(Money(minorUnits: 249, currency: "EUR")))
    #expect(json == Money(minorUnits: 249, currency: "EUR"))
  }
}
