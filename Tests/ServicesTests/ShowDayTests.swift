import FoundationEssentials
import JSON
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ShowDayTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `a day without entries is not logged, never zero, and all of it is left`() throws {
    let answer = try home.ask(ShowDay())
    let left = "2,000 base + 0 earned = 2,000 allowance − 0 eaten: 2,000 kcal remaining."
    #expect(answer.lines == ["Nothing logged today.\n\(left)"])
    #expect(answer.facts["eaten"]?["kcal"] == .null)
    #expect(answer.facts["meals"] == [])
    #expect(answer.facts["remaining"] == 2_000)
    #expect(try home.ask(ShowDay(), ["day": "2026-11-19"]).lines == ["Nothing logged yesterday."])
    #expect(try home.ask(ShowDay(), ["day": "2026-11-02"]).lines == ["Nothing logged on Mon 2 Nov."])
    #expect(try home.ask(ShowDay(), ["day": "2025-11-02"]).lines == ["Nothing logged on Sun 2 Nov 2025."])
  }

  @Test func `a day is its meals, numbered lines, a total and the balance`() throws {
    try home.log("pasta", grams: 200)
    try home.log("oats", grams: 60, slot: "breakfast")
    try home.quick(450, "pub")
    let answer = try home.ask(ShowDay())
    #expect(
      answer.lines == [
        "Today, Fri 20 Nov",
        "Breakfast | 227.4 kcal",
        "1 oats, dry | 60 g | 227.4 kcal | P 7.9  C 40.6  F 3.9 | database",
        "Lunch | 766 kcal",
        "2 pasta, cooked | 200 g | 316 kcal | P 11.6  C 61.8  F 1.9 | database",
        "3 pub | 450 kcal | P ?  C ?  F ? | estimated",
        "total | 993.4 kcal | P ≥19.5  C ≥102.4  F ≥5.8 | estimated",
      ])
    #expect(
      answer.notes.first == "2,000 base + 0 earned = 2,000 allowance − 993.4 eaten: 1,006.6 kcal remaining.")
    #expect(answer.notes.contains { $0.hasPrefix("The sums are at least that: ") })
    #expect(answer.notes.last?.hasPrefix("The target is the reference intake until you set one") == true)
  }

  @Test func `the shares of energy are told where every entry knows them`() throws {
    try home.log("pasta", grams: 200)
    #expect(try home.ask(ShowDay()).notes[1] == "Energy from protein 15 %, carbohydrate 80 %, fat 5 %.")
  }

  @Test func `over target is said calmly`() throws {
    try home.quick(2_120, "feast")
    let notes = try home.ask(ShowDay()).notes
    #expect(notes.first?.hasSuffix("− 2,120 eaten: 120 kcal over target.") == true)
    #expect(!notes.joined().contains("!"))
  }

  @Test func `what was skipped is shown and not counted`() throws {
    try home.log("pasta", grams: 200)
    try home.log("butter", grams: 10)
    try home.save(ChangeEntry(), ["food": "butter", "skip": true])
    let answer = try home.ask(ShowDay())
    #expect(answer.lines.contains("2 butter | 10 g | 71.7 kcal | P 0.1  C 0.0  F 8.1 | skipped"))
    #expect(answer.lines.last?.hasPrefix("total | 316 kcal") == true)
    #expect(answer.facts["eaten"]?["kcal"] == 316)
  }

  @Test func `other programs read these keys and no others`() throws {
    try home.log("pasta", grams: 200)
    let facts = try home.ask(ShowDay()).facts
    #expect(
      facts.text
        == #"{"allowance":2000,"base":2000,"day":"2026-11-20","earned":0,"eaten":{"carbs_g":61.8,"fat_g":1.9,"fibre_g":3.6,"kcal":316,"protein_g":11.6,"saturated_fat_g":0.4,"sodium_mg":2,"sugar_g":1.1},"macro_percent":{"carbs":80,"fat":5,"protein":15},"meals":[{"at":"2026-11-20T12:30:00Z","entries":[{"carbs_g":61.8,"fat_g":1.9,"fibre_g":3.6,"grams":200,"kcal":316,"name":"pasta, cooked","number":1,"protein_g":11.6,"saturated_fat_g":0.4,"servings":null,"skipped":false,"sodium_mg":2,"source":"USDA SR Legacy 168928","sugar_g":1.1,"tier":"database"}],"health_score":null,"notes":null,"slot":"lunch","title":null}],"profile":"\#(home.profile.name)","remaining":1684}"#
    )
  }

  @Test func `an unknown figure is null, which is not zero`() throws {
    try home.quick(450, "pub")
    let entry = try #require(try home.ask(ShowDay()).facts["meals"]?[0]?["entries"]?[0])
    #expect(entry["kcal"] == 450)
    for key in ["protein_g", "carbs_g", "fat_g", "saturated_fat_g", "sugar_g", "fibre_g", "sodium_mg", "grams"] {
      #expect(entry[key] == .null, "\(key)")
    }
  }

  @Test(arguments: [
    Refusal(["day": "2026-11-21"], .futureDay(.of("2026-11-21"))), Refusal(["day": "soon"], .unreadableDay("soon")),
  ])
  func `a day that cannot be shown is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(ShowDay(), refusal.call) }
  }
}
