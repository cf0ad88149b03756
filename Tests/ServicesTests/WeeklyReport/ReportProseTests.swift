import LanguageModels
import Nutrition
import Services
import TestSupport
import Testing

/// What is left of a model's words for a week of three logged days: 1,800, 2,100 and 2,100 kcal.
struct ReportProseTests {
  let home: Household
  let report: WeeklyReport

  init() throws {
    home = try Household("2026-11-22T20:00:00Z")
    for (day, energy) in [("2026-11-16", 1_800), ("2026-11-18", 2_100), ("2026-11-19", 2_100)] {
      try home.quick(energy, "all day", slot: "lunch", day: day)
    }
    try home.weigh("79.4 kg", on: "2026-11-18")
    report = try home.context.newReport(on: Week(containing: home.today))
  }

  private func written(_ words: String) -> (text: String, author: String?, leftOut: Int) {
    let (written, leftOut) = ReportRequest(report, in: home.context).written(words, by: "model")
    return (written.text, written.author, leftOut)
  }

  @Test(arguments: [
    "An average day with entries has 2,000 kcal.", "Spread over all seven days it is 857.1 kcal.",
    "Spread over 7 days it is about 857 kcal.", "That is about 860 kcal a day.", "Monday had 1800 calories.",
    "Weight averages 79.4 kg.", "Three of 7 days have entries.", "Week 47 of 2026 was quiet.",
    "The focus could be regular meals.", "Lunch is on 3 of 3 days.",
  ])
  func `a sentence stays whose numbers stand in the figures`(sentence: String) {
    #expect(written(sentence).text == sentence)
    #expect(written(sentence).author == "model")
  }

  @Test(arguments: [
    "An average day has 2,050 kcal.", "You ate 12,000 kcal in all.", "Weight averages 78 kg.", "That is 5 % more.",
    "Half of the days are missing.", "Protein was 2,000 g.", "Twice as much as before.", "You had twelve foods.",
    "It was about 900 kcal a day.", "Try 2 slices of bread.", "Call 555-1234.", "See https://example.org now.",
    "You cheated on Tuesday.", "You should eat 2,000 kcal.", "Die Serie hält.",
  ])
  func `a sentence goes whose numbers do not, or whose tone is none`(sentence: String) {
    let (text, author, leftOut) = written("Lunch is there on most days. \(sentence)")
    #expect(text == "Lunch is there on most days.")
    #expect(author == "model" && leftOut > 0)
  }

  @Test func `grams are those of the nutrient that is named`() throws {
    try home.log("lentils", grams: 200, day: "2026-11-20")
    let made = try home.context.newReport(on: Week(containing: home.today))
    let average = made.figures.period.averageOfLoggedDays
    let (protein, fibre) = (try #require(average.protein), try #require(average.fibre))
    func isKept(_ sentence: String) -> Bool {
      ReportRequest(made, in: home.context).written(sentence, by: "model").report.author != nil
    }
    #expect(protein.formatted() != fibre.formatted())
    #expect(isKept("Protein came to \(protein.formatted()) g."))
    #expect(isKept("It came to \(fibre.formatted()) g."))
    #expect(!isKept("Protein came to \(fibre.formatted()) g."))
    #expect(isKept("Protein came to \(protein.formatted()) g and fibre to \(fibre.formatted()) g."))
    #expect(isKept("Ballaststoffe: \(fibre.formatted()) g."))
    #expect(!isKept("Eiweiß: \(fibre.formatted()) g."))
  }

  @Test func `where nothing is left the words are larder's own`() {
    let (text, author, leftOut) = written("You ate 77 apples.")
    #expect(text == report.text && author == nil && leftOut == 1)
    #expect(written("").text == report.text)
    #expect(written("… ! 。").author == nil)
  }

  @Test func `words end with the sentence before the hundred and fiftieth is passed`() {
    let sentence = "Lunch was there on most of the days."
    let (text, _, leftOut) = written(Array(repeating: sentence, count: 40).joined(separator: " "))
    #expect(text.split(separator: " ").count == 144)
    #expect(text.hasSuffix(sentence) && leftOut == 1)
    #expect(written(Array(repeating: "lunch", count: 151).joined(separator: " ")).author == nil)
  }

  @Test func `marks of Markdown, line breaks and exclamations go`() {
    #expect(
      written("# A week\n**Lunch** was _there_!\n- on most days").text == "A week Lunch was there. on most days")
  }

  @Test func `a claim is left out where it is asked for`() {
    let (written, leftOut) = ReportRequest(report, in: home.context).written("I saved it. Lunch was there.", by: "m") {
      !$0.contains("saved")
    }
    #expect(written.text == "Lunch was there." && leftOut == 1)
  }

  @Test func `the figures are all that a model is told`() throws {
    try home.log("pasta", grams: 200, day: "2026-11-20")
    let made = try home.context.newReport(on: Week(containing: home.today))
    let request = ReportRequest(made, in: home.context).request(
      prompt: "P", situation: Situation(now: "", today: "", profile: ""))
    #expect(request.tools.isEmpty && request.system == "P")
    guard case .user(let text)? = request.messages.first else { return }
    #expect(text.contains("energy, an average logged day: 1,579 kcal"))
    #expect(text.hasPrefix("language: en\n"))
    #expect(!text.contains("pasta") && !text.contains("all day"))
  }

  @Test(arguments: 1...60) func `no number reaches the report that does not stand in the figures`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let number = Int.random(in: 10...99_999, using: &random)
    let unit = ["kcal", "g", "mg", "kg", "%", "ml"].randomElement(using: &random) ?? "g"
    let (text, author, _) = written("It came to \(number) \(unit).")
    guard author != nil else { return #expect(text == report.text) }
    #expect(unit == "kcal")
    #expect([857, 860, 1_800, 2_000, 2_100, 1_143, 1_140].contains { abs($0 - number) <= 50 })
  }
}
