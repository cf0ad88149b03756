import FoundationEssentials
import JSON
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  private func number(_ text: String) throws -> Decimal? {
    if case .number(let number) = try JSONValue(json: text) { number } else { nil }
  }

  private func digits(_ count: Int, _ generator: inout SeededGenerator) -> String {
    // Runs of nines and noughts are where rounding goes wrong.
    let letters = Array(["0123456789", "9", "0", "05"].randomElement(using: &generator) ?? "9")
    return String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "9" })
  }

  @Test func `Forty-one digits and an exponent are written as the number that was read`() throws {
    let value = try JSONValue(json: "92233720368547111111111111111111111111171e99")
    #expect(value == .number(try #require(Decimal(string: "92233720368547111111111111111111111111e102"))))
    #expect(try JSONValue(json: value.text) == value)
  }

  @Test func `Whatever its digits and its exponent, a number is written as it was read, or refused`() throws {
    var generator = SeededGenerator(seed: 41)
    var (read, refused) = (0, 0)
    for _ in 0..<20_000 {
      var text = Bool.random(using: &generator) ? "-" : ""
      let whole = digits(Int.random(in: 1...50, using: &generator), &generator)
      text += whole.first == "0" ? "0" : whole
      if Bool.random(using: &generator) { text += "." + digits(Int.random(in: 1...200, using: &generator), &generator) }
      if Bool.random(using: &generator) { text += "e\(Int.random(in: -400...400, using: &generator))" }
      let value = try JSONValue(json: text)
      let again = try JSONValue(json: value.text)
      #expect(again == value && again.text == value.text, "\(text)")
      // The strict reading takes the same numbers, and no other.
      let strict: JSONValue? = value.string == nil ? value : .none
      #expect(JSONValue(text: text) == strict, "\(text)")
      if strict == nil { refused += 1 } else { read += 1 }
    }
    #expect(read > 5_000 && refused > 1_000, "\(read) read, \(refused) refused")
  }

  @Test func `The same number in another spelling is the same number`() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5_000 {
      let first = Int.random(in: 1...9, using: &generator)
      let significant = "\(first)\(digits(Int.random(in: 0...60, using: &generator), &generator))"
      let exponent = Int.random(in: -250...250, using: &generator)
      let moved = Int.random(in: 1...300, using: &generator)
      let plain = try JSONValue(json: "\(significant)e\(exponent)")
      let zeros = String(repeating: "0", count: moved)
      let spellings = [
        "\(significant)\(zeros)e\(exponent - moved)", "\(significant).\(zeros)E\(exponent < 0 ? "" : "+")\(exponent)",
        "0.\(zeros)\(significant)e\(exponent + moved + significant.count)",
        "\(significant.prefix(1)).\(significant.dropFirst())0e\(exponent + significant.count - 1)",
      ]
      for text in spellings where plain.string == nil { #expect(try JSONValue(json: text) == plain, "\(text)") }
      for text in spellings where plain.string != nil { #expect(try JSONValue(json: text) == .string(text)) }
    }
  }

  @Test func `Up to thirty-eight digits are exact, and more are rounded half to even`() throws {
    let nines = String(repeating: "9", count: 38)
    #expect(try JSONValue(json: nines).text == nines)
    #expect(try JSONValue(json: "0.\(nines)").text == "0.\(nines)")
    #expect(try number("\(nines)9") == Decimal(string: "1e39"))
    #expect(try number("0.\(nines)5") == 1)
    #expect(try number("0.\(nines)49") == Decimal(string: "0.\(nines)"))
    let ones = String(repeating: "1", count: 37)
    #expect(try JSONValue(json: "\(ones)2.5").text == "\(ones)2")
    #expect(try JSONValue(json: "\(ones)2.50\(nines)").text == "\(ones)3")
    #expect(try JSONValue(json: "-\(ones)3.5").text == "-\(ones)4")
  }

  @Test(arguments: [
    "1e-128", "9.9e-127", "123456789e-136", "1e127", "1e128", "1e164", "99999999999999999999999999999999999999e127",
    "0.1e165", "10e-129", "-1e164", "1" + String(repeating: "0", count: 164),
    "0." + String(repeating: "0", count: 127) + "1",
  ])
  func `What a decimal holds is a number`(text: String) throws {
    let value = try #require(try number(text), "\(text)")
    #expect(value != 0 && value.isFinite)
    #expect(JSONValue(text: text) == .number(value))
  }

  @Test(arguments: [
    "1e165", "-1e165", "99999999999999999999999999999999999999.5e127", "1e-129", "9.9e-129", "1e400", "1e-400",
    "1e99999999999999999999", "1e-99999999999999999999", "1" + String(repeating: "0", count: 165),
    "0." + String(repeating: "0", count: 128) + "1",
  ])
  func `What it does not hold becomes its text where texts are mended, and is refused where they are not`(
    text: String
  ) throws {
    #expect(try JSONValue(json: text) == .string(text))
    #expect(JSONValue(text: text) == nil)
  }

  @Test(arguments: ["0", "-0", "0.0", "-0.0e5", "0e99999999999999999999", "0E-999", "0.000e+400"])
  func `Nothing is nothing with any exponent`(text: String) throws {
    #expect(try JSONValue(json: text) == 0)
    #expect(JSONValue(text: text) == 0)
  }

  @Test func `As many digits as there are cost one pass`() throws {
    let many = String(repeating: "7", count: 300_000)
    #expect(try number("0.\(many)") == Decimal(string: "0.\(many.prefix(37))8"))
    #expect(try number("\(many)e-300000") == Decimal(string: "0.\(many.prefix(37))8"))
    #expect(try JSONValue(json: many) == .string(many))
  }
}
