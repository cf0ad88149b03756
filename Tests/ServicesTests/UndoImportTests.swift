import FoundationEssentials
import HealthData
import JSON
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

/// Whatever comes in at once, one undo brings back the very state that was there before.
struct UndoImportTests {
  /// Undoes the last step and does it again.
  private func goBackAndForth(_ home: Household, _ before: String) throws {
    let after = try home.store.stateHash()
    #expect(after != before)
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
    try home.save(Undo(), ["redo": true])
    #expect(try home.store.stateHash() == after)
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  /// A household that has lived a while, some of it by imports.
  private func household(_ seed: UInt64, _ random: inout SeededGenerator) throws -> Household {
    var diary = try RandomDiary(seed: seed)
    for _ in 0..<40 { try diary.step() }
    let home = diary.home
    let rows = TrackedDiary.random(seed: seed).filter { _ in Bool.random(using: &random) }
    if let proposal = try home.proposal(TrackedDiary.servings(rows), everything) { try home.confirm(proposal) }
    if let proposal = try? home.propose(ImportHealth(), health(&random)) { try home.confirm(proposal) }
    home.wait(minutes: 30)
    return home
  }

  private var everything: DiaryComparison.Selection {
    var wish = DiaryComparison.Selection()
    (wish.allDays, wish.unit) = (true, .kilograms)
    return wish
  }

  /// What a tracker says of some of the days from 1 to 20 November.
  private func health(_ random: inout SeededGenerator) -> JSONValue {
    func days(_ range: ClosedRange<Int>) -> JSONValue {
      .array(
        (1...20).filter { _ in Bool.random(using: &random) }.map { day in
          [
            "day": .string("2026-11-\(day < 10 ? "0" : "")\(day)"),
            "value": .number(.init(Int.random(in: range, using: &random))),
          ]
        })
    }
    return [
      "source": .string(Bool.random(using: &random) ? "Apple Health" : "band.csv"), "active": days(10...900),
      "weights": days(60...80), "eaten": days(900...3_000), "leftOut": 0,
      "covered": [
        ["first": "2026-11-02", "last": "2026-11-12"], ["first": "2026-11-08", "last": "2026-11-19"],
      ],
      "doubtful": ["2026-11-09"], "replacesTyped": .bool(Bool.random(using: &random)),
    ]
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `another tracker’s diary`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let home = try household(seed, &random)
    let before = try home.store.stateHash()
    var diary = try TrackedDiary.read(TrackedDiary.servings(TrackedDiary.random(seed: seed)))
    diary.add(try TrackedDiary.read("Day,Metric,Unit,Amount\n2026-10-21,Weight,kg,71\n2026-11-03,Weight,kg,72\n"))
    diary.add(try TrackedDiary.read("Day,Exercise,Calories Burned\n2026-10-21,Row,-90\n2026-11-03,Row,-80\n"))
    let comparison = try home.compared(diary, everything)
    guard case .proposal(let proposal) = ImportDiary().propose(comparison, file: "x", in: home.context) else {
      Issue.record("nothing is proposed")
      return
    }
    try home.confirm(proposal)
    try goBackAndForth(home, before)
  }

  @Test(arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
  func `health data, with days that are new, changed and gone`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let home = try household(seed, &random)
    let before = try home.store.stateHash()
    try home.save(ImportHealth(), health(&random))
    try goBackAndForth(home, before)
  }

  @Test(arguments: [21, 22, 23, 24, 25, 26] as [UInt64])
  func `a journal with lines that are other, new and gone`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let home = try household(seed, &random)
    let before = try home.store.stateHash()
    var lines: [String] = []
    for line in try home.journal().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch line.hasPrefix("  ") ? Int.random(in: 0..<5, using: &random) : 5 {
      case 0: break
      case 1: lines += [line, "  \(Int.random(in: 10...400, using: &random)) kcal soup"]
      case 2:
        lines.append(line.replacing(#/^ +\d+ (g|kcal)/#) { "  \(Int.random(in: 10...400, using: &random)) \($0.1)" })
      default: lines.append(line)
      }
    }
    try home.confirm(try home.applying((lines + ["lunch", "  90 g rice", ""]).joined(separator: "\n")).proposal)
    try goBackAndForth(home, before)
  }

  @Test(arguments: ["all", "none"])
  func `a recipe that changes, with the days on which it was eaten`(recompute: String) throws {
    let home = try Household()
    let empty = try home.store.stateHash()
    try home.cook("carbonara", carbonara, servings: 3)
    try goBackAndForth(home, empty)
    try home.save(Undo(), ["redo": true])
    for (quantity, unit, day) in [
      ("1", "serving", "2026-11-18"), ("200", "g", "2026-11-19"), ("0.5", "serving", "2026-11-20"),
    ] {
      guard case .object(var call) = home.eating("carbonara", quantity, unit) else { continue }
      call["day"] = .string(day)
      try home.save(LogMeal(), .object(call))
    }
    home.wait(minutes: 3)
    let before = try home.store.stateHash()
    let changes: [JSONValue] = [
      ["name": "carbonara", "cooked_g": 500, "recompute": .string(recompute)],
      ["name": "carbonara", "servings": 5, "recompute": .string(recompute)],
      ["name": "carbonara", "add": [["line": "50 g butter"]], "recompute": .string(recompute)],
      ["name": "carbonara", "change": [["ingredient": "bacon", "to": "90 g tofu"]], "recompute": .string(recompute)],
    ]
    for change in changes {
      try home.save(SaveRecipe(), change)
      try goBackAndForth(home, before)
    }
  }
}
