import FoodNames
import Nutrition
import Testing
import Words

private let barley =
  "pearl barley | cooked | pantry | barley; Graupen@de | 123 | 2.26 | 28.2 | 0.44 | 0.1 | 0.28 | 3.8 | 3 | 0.65"
  + " | serving=157; cup=157.5 | sr:170285 | with nothing added"

struct StaplesReaderTests {
  @Test func `every field of a line is read`() throws {
    let staple = try #require(try read(barley).first)
    #expect(staple.name == "pearl barley")
    #expect(staple.state == .cooked)
    #expect(staple.category == .pantry)
    #expect(staple.synonyms == [FoodName("barley"), FoodName("Graupen", language: .german)])
    let expected = Nutrients(
      energy: FixedDecimal(123), protein: FixedDecimal("2.26"), carbohydrate: FixedDecimal("28.2"),
      fat: FixedDecimal("0.44"),
      saturatedFat: FixedDecimal("0.1"), sugar: FixedDecimal("0.28"), fibre: FixedDecimal("3.8"),
      sodium: FixedDecimal(3))
    #expect(staple.per100Grams == expected)
    #expect(staple.density == FixedDecimal("0.65"))
    #expect(
      staple.portions == [
        Portion(.serving, Grams(FixedDecimal(157))), Portion(.cup, Grams(milligrams: 157_500)),
      ])
    #expect(staple.source == FoodSource(.staples, reference: "sr:170285"))
    #expect(staple.note == "with nothing added")
    #expect(staple.key == "pearl barley|cooked")
    #expect(staple.title == "pearl barley, cooked")
  }

  @Test func `comments, blank lines and carriage returns are passed over`() throws {
    let staples = try read("# heading\r\n\r\n  \n\(barley)\r\n")
    #expect(staples.map(\.key) == ["pearl barley|cooked"])
  }

  @Test func `a dash is no state and no density`() throws {
    let staple = try #require(
      try read("tea | - | beverages |  | 1 | 0 | 0.3 | 0 | 0 | 0 | 0 | 3 | - | serving=240 | sr:171940 | ").first)
    #expect(staple.state == nil)
    #expect(staple.density == nil)
    #expect(staple.synonyms.isEmpty)
    #expect(staple.key == "tea")
    #expect(staple.title == "tea")
  }

  @Test func `the first line of a name is its default, also across texts`() throws {
    let dry = changed(1, to: "dry", 3, to: "")
    let raw = changed(1, to: "raw", 3, to: "")
    let staples = try Staples(reading: [
      FoodText(file: "one.txt", bytes: Array((barley + "\n" + dry).utf8)),
      FoodText(file: "two.txt", bytes: Array(raw.utf8)),
    ])
    #expect(staples.all.map(\.isDefault) == [true, false, false])
  }

  @Test func `a staple becomes a food of the household`() throws {
    let staple = try #require(try read(barley).first)
    let food = staple.food(created: Instant(milliseconds: 5))
    #expect(food.id == staple.id)
    #expect(food.title == "pearl barley, cooked")
    #expect(food.per100Grams == staple.per100Grams)
    #expect(food.portions == staple.portions)
    #expect(food.source.tier == .database)
  }

  @Test(
    arguments: [
      (changed(15, to: "a | b"), .fieldCount(17)),
      ("pearl barley | cooked", .fieldCount(2)),
      (changed(0, to: ""), .noName),
      (changed(1, to: "melted"), .unknownState("melted")),
      (changed(2, to: "attic"), .unknownCategory("attic")),
      (changed(3, to: "Graupen@xx"), .unknownLanguage("xx")),
      (changed(3, to: "barley; ; grain"), .emptySynonym),
      (changed(4, to: "12O"), .notANumber("12O")),
      (changed(5, to: ""), .notANumber("")),
      (changed(8, to: "?"), .notANumber("?")),
      (changed(5, to: "1.2.3"), .notANumber("1.2.3")),
      (changed(5, to: "-1"), .notANumber("-1")),
      (changed(5, to: "1."), .notANumber("1.")),
      (changed(5, to: "99999999999999999999"), .notANumber("99999999999999999999")),
      (changed(12, to: "thick"), .notANumber("thick")),
      (changed(13, to: "sack=1000"), .unknownUnit("sack")),
      (changed(13, to: "cup"), .portion("cup")),
      (changed(13, to: "cup=1; cup=2"), .portion("cup=2")),
      (changed(14, to: "sr:"), .reference("sr:")),
      (changed(14, to: "book:12"), .reference("book:12")),
    ] as [(String, StaplesError.Problem)])
  func `a line that cannot be read is named`(line: String, problem: StaplesError.Problem) {
    let text = "# two lines before\n\n\(line)\n"
    #expect(throws: StaplesError(file: "grains.txt", line: 3, problem: problem)) { try read(text) }
  }

  @Test(
    arguments: [
      (changed(3, to: ""), .duplicate("pearl barley|cooked")), (changed(1, to: "dry"), .synonymsAfterFirstLine),
    ] as [(String, StaplesError.Problem)])
  func `a line that does not go with an earlier one is named`(line: String, problem: StaplesError.Problem) {
    #expect(throws: StaplesError(file: "grains.txt", line: 2, problem: problem)) {
      try read(barley + "\n" + line)
    }
  }
}

private func read(_ text: String) throws(StaplesError) -> [Staple] {
  try Staples(reading: [FoodText(file: "grains.txt", bytes: Array(text.utf8))]).all
}

/// The barley line with one or two fields changed.
private func changed(
  _ field: Int, to text: String, _ other: Int? = nil, to otherText: String = ""
) -> String {
  var fields = barley.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  fields[field] = " \(text) "
  if let other { fields[other] = " \(otherText) " }
  return fields.joined(separator: "|")
}
