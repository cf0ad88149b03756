import FoundationEssentials
import HealthData
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

struct RandomImportTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `the days’ sums are those of the file, and a second time brings nothing`(seed: UInt64) throws {
    let rows = TrackedDiary.random(seed: seed)
    let text = TrackedDiary.servings(rows)
    let home = try Household()
    try home.take(text)
    var sums: [Day: Totals] = [:]
    for entry in try TrackedDiary.read(text).entries {
      sums[entry.day, default: Totals()].add(entry.eaten.figures, tier: .remembered)
    }
    for (day, sum) in sums {
      #expect(try home.store.dayRecord(of: home.profile.id, on: day)?.figures == sum.figures)
    }
    #expect(try home.diaryLines().count == rows.count)
    #expect(try home.proposal(text) == nil)
  }

  @Test(arguments: [11, 12, 13, 14, 15, 16, 17, 18] as [UInt64])
  func `a file that comes in parts makes the diary that the whole makes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = TrackedDiary.random(seed: seed)
    let whole = try Household()
    try whole.take(TrackedDiary.servings(rows))
    let days = Set(rows.map { $0.prefix(10) }).sorted()
    let part = Dictionary(uniqueKeysWithValues: days.map { ($0, Int.random(in: 0..<3, using: &generator)) })
    let parts = try Household()
    for number in (0..<3).shuffled(using: &generator) {
      // What an export of these days has; the last one overlaps with all.
      let some = rows.filter { part[$0.prefix(10)] == number }
      if !some.isEmpty { try parts.take(TrackedDiary.servings(some)) }
    }
    #expect(try parts.proposal(TrackedDiary.servings(rows)) == nil)
    #expect(try parts.diaryLines() == whole.diaryLines())
    #expect(try Set(parts.store.foodNames().map(\.id)) == Set(whole.store.foodNames().map(\.id)))
  }

  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func `what was imported is in the journal and in the export, and both come back`(seed: UInt64) throws {
    let home = try Household()
    try home.take(TrackedDiary.servings(TrackedDiary.random(seed: seed)))
    var text = ""
    let days = Day.of("2026-10-01")...Day.of("2026-11-20")
    try JournalText.write(days, of: home.profile, at: home.now, from: home.store) { text += $0 }
    var lines = 0
    try home.store.forEachEntry { _, entry in
      lines += 1
      #expect(text.contains(entry.name))
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  ") } == lines)
    var document = ""
    try HouseholdDocument.write(home.store) { document += $0 }
    let other = try Household(seed: 9)
    let merge = try HouseholdMerge(try HouseholdReading(Array(document.utf8)), into: other.store)
    guard case .proposal(let proposal) = ImportData().propose(merge, file: "larder.json", in: other.context) else {
      Issue.record("nothing is proposed")
      return
    }
    try other.confirm(proposal)
    #expect(try other.diaryLines() == home.diaryLines())
  }
}
