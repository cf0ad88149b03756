internal import EmbeddedMessages
import FoundationEssentials
import HealthData
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ImportDiaryTests {
  let home: Household

  init() throws { home = try Household() }

  private let bar = "2026-11-16,8:05 AM,Breakfast,Hilltop crunch bar,50.00 g,223.21,,30,9.5,5,120"
  private let cup = "2026-11-16,,Lunch,Zed shake,1.50 cup,118.30,,11,4,8,"
  private let coffee = "2026-11-16,10:30 AM,Uncategorized,Coffee,1.00 cup,2.40,,0,,0.3,"
  private let water = "2026-11-16,9:00 AM,Snacks,Tap Water,500.00 g,0,500,,,,"

  private func entries(on day: String = "2026-11-16") throws -> [Entry] {
    try home.store.diary(of: home.profile.id, on: .of(day)).meals.flatMap(\.entries)
  }

  @Test func `entries come with the figures of the file, where they are from, and a weight where there is one`() throws
  {
    let proposal = try #require(try home.proposal(TrackedDiary.servings(bar, cup, coffee, coffee, water)))
    #expect(proposal.card.title.english == "Cronometer, Mon 16 Nov, for me")
    #expect(proposal.summary.english == "4 entries on 1 day, 346 kcal; water once, 500 ml")
    try home.confirm(proposal)
    let all = try entries()
    #expect(all.map(\.name) == ["Hilltop crunch bar", "Coffee, 1 cup", "Coffee, 1 cup", "Zed shake, 1.5 cup"])
    #expect(all.map { $0.grams?.description } == ["50 g", nil, nil, nil])
    #expect(all[0].figures.energy == FixedDecimal("223.21") && all[0].figures.sugar == nil)
    #expect(all.allSatisfy { $0.source == "Cronometer" && $0.tier == .remembered })
    let meals = try home.store.diary(of: home.profile.id, on: .of("2026-11-16")).meals
    #expect(
      meals.map { "\($0.meal.slot) \(Zone.utc.local($0.meal.at).time)" } == [
        "breakfast 08:05", "breakfast 10:30", "lunch 14:00",
      ])
    #expect(try home.store.water(of: home.profile.id, on: .of("2026-11-16")).map(\.millilitres) == [FixedDecimal(500)])
  }

  @Test func `the same file twice is nothing new, a longer one brings what is new`() throws {
    try home.take(TrackedDiary.servings(bar, coffee, coffee, water))
    #expect(
      try home.answer(TrackedDiary.servings(bar, coffee, coffee, water))
        == "Nothing new in export.csv; recorded before: 4 entries.")
    let later = "2026-11-17,,Dinner,Grandma’s lentil pot,350.00 g,245,,,,,"
    let proposal = try #require(try home.proposal(TrackedDiary.servings(bar, coffee, coffee, coffee, water, later)))
    #expect(proposal.summary.english == "2 entries on 2 days, 247 kcal")
    try home.confirm(proposal)
    #expect(try entries().count == 4)
  }

  @Test func `one undo takes all of it back, and it can be imported again`() throws {
    try home.take(TrackedDiary.servings(bar, cup, water))
    try home.save(Undo())
    #expect(try entries().isEmpty)
    #expect(try home.store.foodNames().isEmpty)
    #expect(try home.take(TrackedDiary.servings(bar, cup, water)).sequence > 0)
  }

  @Test func `a food is made of a name that larder does not know, and none of one that it knows`() throws {
    let banana = "2026-11-16,,Snacks,Banana,120.00 g,107,,,,,"
    try home.take(
      TrackedDiary.servings(bar, "2026-11-16,,Lunch,Hilltop crunch bar,150.00 g,669.9,,90,28.5,15,360", banana))
    #expect(try home.store.foodNames().map(\.name) == ["Hilltop crunch bar"])
    let entries = try entries()
    let food = try #require(try entries[0].reference.flatMap { try home.store.food($0) })
    // Of the heaviest row.
    #expect(food.per100Grams.energy == FixedDecimal("446.6") && food.source.description == "Cronometer")
    #expect(entries[0].figures.energy == FixedDecimal("223.21"))
    #expect(entries.last?.reference == nil && entries.last?.grams?.description == "120 g")
    // A banana is still one that can be counted.
    let words = try home.propose(LogMeal(), ["items": [["food": "banana", "quantity": 2]]]).card.lines
    #expect(words.first?.contains("P 2.") == true, "\(words)")
  }

  @Test func `the same again is logged from what came`() throws {
    try home.take(TrackedDiary.servings(bar, cup))
    let call = try home.propose(LogAgain(), ["slot": "breakfast", "from_day": "2026-11-16"])
    #expect(call.card.lines.first?.hasPrefix("1 Hilltop crunch bar | 50 g | 223.2 kcal") == true, "\(call.card.lines)")
    try home.confirm(call)
    let cup = try home.propose(LogAgain(), ["slot": "lunch", "from_day": "2026-11-16"])
    #expect(cup.summary.english == "lunch, 118.3 kcal")
    #expect(cup.card.lines.first?.contains("P 8.0  C 11.0  F 4.0") == true)
  }

  @Test func `“again” means what was said last, not what was imported since`() throws {
    try home.save(QuickAdd(), ["kcal": 300, "label": "soup"])
    try home.take(TrackedDiary.servings(bar))
    #expect(try home.propose(LogAgain()).summary.english == "lunch, 300 kcal")
  }

  @Test func `a corrected food computes anew only what is wanted, from its weight`() throws {
    try home.take(TrackedDiary.servings(bar))
    let correction = try home.propose(CorrectFood(), ["food": "Hilltop crunch bar", "kcal": 400, "recompute": "all"])
    try home.confirm(correction)
    #expect(try entries()[0].figures.energy == FixedDecimal(200))
    #expect(try home.answer(TrackedDiary.servings(bar)) == "Nothing new in export.csv; recorded before: 1 entry.")
  }

  @Test func `an amount that is put right goes with the food, or with the snapshot where there is none`() throws {
    try home.take(TrackedDiary.servings("2026-11-20,,Lunch,Banana,120.00 g,107,,,,,"))
    try home.save(ChangeEntry(), ["food": "banana", "to_quantity": 60, "to_unit": "g"])
    #expect(try entries(on: "2026-11-20")[0].figures.energy == FixedDecimal("53.5"))
  }

  @Test func `meals without foods are named after where they come from`() throws {
    try home.take("Date,Meal,Calories,Protein (g)\n2026-11-16,Breakfast,400,20\n2026-11-16,Pre-Gym,150,\n")
    #expect(try entries().map(\.name) == ["Breakfast (MyFitnessPal)", "Pre-Gym (MyFitnessPal)"])
    #expect(try entries().map(\.figures.protein) == [FixedDecimal(20), nil])
  }

  @Test(arguments: [
    ("Frühstück", "", "breakfast"), ("Abendessen", "", "dinner"), ("Snacks", "8:00 AM", "snack"),
    ("Post-Workout", "1:00 PM", "lunch"), ("Post-Workout", "", "snack"), ("", "7:00 AM", "breakfast"),
  ])
  func `a meal is known by its name, else by its time`(group: String, time: String, slot: String) throws {
    try home.take(TrackedDiary.servings("2026-11-16,\(time),\(group),Zed shake,100 g,60,,,,,"))
    #expect(try home.store.diary(of: home.profile.id, on: .of("2026-11-16")).meals.map(\.meal.slot.rawValue) == [slot])
  }

  @Test func `days with entries of one’s own stay as they are, unless all days are wanted`() throws {
    home.at("2026-11-16T19:00:00Z")
    try home.save(QuickAdd(), ["kcal": 300, "label": "soup"])
    home.at("2026-11-20T12:30:00Z")
    let other = "2026-11-17,,Lunch,Zed shake,1.00 cup,80,,,,,"
    let proposal = try #require(try home.proposal(TrackedDiary.servings(bar, cup, other)))
    #expect(proposal.summary.english == "1 entry on 1 day, 80 kcal")
    #expect(
      proposal.card.notes.english.last
        == "1 day with entries of your own: 2 rows left out. With --all-days they are taken, too.")
    var selection = DiaryComparison.Selection()
    selection.allDays = true
    #expect(
      try home.proposal(TrackedDiary.servings(bar, cup, other), selection)?.summary.english
        == "3 entries on 2 days, 422 kcal")
  }

  @Test func `what came before and is no longer in the file stays, and is said`() throws {
    try home.take(TrackedDiary.servings(bar, cup))
    let answer = try home.answer(TrackedDiary.servings(bar))
    #expect(
      answer?.hasSuffix("1 entry that came from Cronometer before: not in this file; nothing is deleted.") == true)
  }

  @Test func `days to come and days long before anybody tracked are left out`() throws {
    let rows = ["2026-11-21,,Lunch,Zed shake,1.00 cup,80,,,,,", "0001-01-01,,Lunch,Zed shake,1.00 cup,80,,,,,"]
    #expect(
      try home.answer(TrackedDiary.servings(rows))
        == "Nothing in export.csv can be taken over. Left out: 1 row without a day that can be, 1 row of days to come.")
  }

  @Test func `a pinch whose rounded figures no weight can hold keeps its amount in words`() throws {
    try home.take(TrackedDiary.servings("2026-11-16,,Lunch,Truffle dust,0.20 g,4,,,,,"))
    let entry = try #require(try entries().first)
    #expect(entry.kind == .quick && entry.name == "Truffle dust, 0.2 g" && entry.figures.energy == FixedDecimal(4))
  }

  @Test func `it goes into the diary of who is spoken of, and of each person once`() throws {
    try home.take(TrackedDiary.servings(bar))
    let me = home.profile
    try home.save(SaveProfile(), ["profile": "Emma"])
    home.profile = try #require(try home.store.profiles().first { $0.name == "Emma" })
    let proposal = try #require(try home.proposal(TrackedDiary.servings(bar)))
    #expect(proposal.card.title.english.hasSuffix("for Emma"))
    try home.confirm(proposal)
    home.profile = me
    #expect(try entries().count == 1)
  }

  @Test func `of two trackers’ diaries in one folder each waits for its own answer`() throws {
    let cronometer = try #require(try home.proposal(TrackedDiary.servings(bar), name: "Exports"))
    let other = try #require(
      try home.proposal("Date,Meal,Calories,Protein (g)\n2026-11-18,Lunch,400,20\n", name: "Exports"))
    try home.store.bookkeeping.keep(cronometer, state: .waiting)
    #expect(try home.context.diaryDrafts(before: other).isEmpty)
    #expect(try home.context.diaryDrafts(before: cronometer).map(\.id) == [cronometer.id])
  }
}
