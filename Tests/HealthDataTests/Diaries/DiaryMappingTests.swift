import FoodData
import HealthData
import Nutrition
import Testing

@Suite("The mapping of a tracker's file, as a text")
struct DiaryMappingTests {
  @Test func `is there for each file of three trackers`() {
    let files = Dictionary(grouping: DiaryMapping.ready, by: \.tracker).mapValues { $0.map(\.content) }
    #expect(files[.cronometer] == [.entries, .activities, .weights, .daySums, .notes])
    #expect(files[.myFitnessPal] == [.entries, .activities, .weights, .weights])
    #expect(
      files[.openNutriTracker] == [
        .entries, .activities, .weights, .daySums, .recipes, .entries, .activities, .daySums,
      ])
    #expect(Set(files.keys) == Set(DiaryTracker.allCases))
  }

  @Test func `is all that a table of a new tracker needs`() throws {
    let mapping = try DiaryMapping(
      text: """
        # What the village's app writes
        tracker = Village
        content = entries
        day = When
        meal ? = Course
        food = What
        amount = How much
        unit ? = In
        kcal = Power
        sodium_g ? = Salt metal*
        lacks = Cook
        sum food = All of it
        """)
    let text = """
      What,How much,In,Power (kJ),When,Course,Salt metal of all,Shoe size
      Rice,82.5,g,418.4,2026-11-16,Lunch,0.2,38
      Broth,2,cups,83.68,2026-11-16,Lunch,,38
      All of it,,,502.08,2026-11-16,,0.2,38
      """
    let diary = try MadeUpDiary.read(text, among: [mapping])
    #expect(diary.tracker == DiaryTracker(rawValue: "Village"))
    #expect(
      diary.lines == ["2026-11-16 Lunch: Rice, 82.5 g, 100 kcal", "2026-11-16 Lunch: Broth, 2 cups, 20 kcal"])
    #expect(diary.entries[0].eaten.figures.sodium == FixedDecimal(200))
    #expect(diary.leftOut == [.daySum: 1])
    #expect(DiaryFile.recognise(Array(("Cook," + text).utf8), name: "a.csv", among: [mapping]) == nil)
  }

  @Test func `is all that a document needs, whose members are paths`() throws {
    let mapping = try DiaryMapping(
      text: """
        tracker = Village
        content = entries
        form = document
        moment = at.local | at
        food = what.called
        amount ? = what.weight
        unit ? = what.in
        kcal = energy
        """)
    let diary = try MadeUpDiary.read(
      """
      [{"at":"2026-11-16T08:00","what":{"called":"Rice","weight":82.5,"in":"g"},"energy":"107"},
       {"at":{"local":"2026-11-16T09:00"},"what":{"called":"Tea"},"energy":1.5},{"at":7,"what":[],"energy":1}]
      """, among: [mapping])
    #expect(diary.lines == ["2026-11-16 08:00 : Rice, 82.5 g, 107 kcal", "2026-11-16 09:00 : Tea, 1.5 kcal"])
    #expect(diary.leftOut == [.noDay: 1])
  }

  @Test func `says which rows count, and what energy burned below zero means`() throws {
    let mapping = try DiaryMapping(
      text: "tracker = Village\ncontent = activities\nday = Day\nburned_kcal = Moved\nmetric = Kind\nonly metric = Run")
    let diary = try MadeUpDiary.read(
      "Day,Kind,Moved\n2026-11-16,Run (slow),100\n2026-11-16,Sleep,50\n2026-11-16,run,-20\n", among: [mapping])
    #expect(diary.active.values.map(\.description) == ["100"])
    #expect(diary.leftOut == [.impossible: 1])
  }

  @Test(arguments: [
    ("colour = red", 1, MappingError.Problem.unknownKey("colour")), ("tracker", 1, .noValue),
    ("content = thoughts", 1, .unknownValue("thoughts")), ("# nothing\nday = a\nday = b", 3, .twice("day")),
    ("only colour = red", 1, .unknownKey("only colour")), ("most columns = few", 1, .unknownValue("few")),
    ("day = a\nkcal = b", 0, .missing("tracker")), ("tracker = a\nkcal = b", 0, .missing("day")),
    ("tracker = a\nday = b", 0, .missing("kcal")), ("tracker = a\nday = b\ncontent = weights", 0, .missing("weight")),
    ("tracker = a\nday = b\nkcal = c\nper = 100 g", 0, .missing("amount")),
    ("tracker = a\nday = b\ncontent = activities", 0, .missing("burned_kcal")),
    ("tracker = a\ncontent = notes", 0, .missing("has")),
  ])
  func `is refused with the line that is wrong`(text: String, line: Int, problem: MappingError.Problem) {
    #expect(throws: MappingError(line: line, problem: problem)) { try DiaryMapping(text: text) }
  }
}

extension DiaryTracker {
  static let myFitnessPal = DiaryTracker(rawValue: "MyFitnessPal")
  static let cronometer = DiaryTracker(rawValue: "Cronometer")
  static let openNutriTracker = DiaryTracker(rawValue: "OpenNutriTracker")
}
