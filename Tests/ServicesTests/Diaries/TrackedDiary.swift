internal import EmbeddedMessages
import FoodData
import FoundationEssentials
import HealthData
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

/// Exports of a tracker's diary, made up for a test.
enum TrackedDiary {
  static let header =
    "Day,Time,Group,Food Name,Amount,Energy (kcal),Water (g),Carbs (g),Fat (g),Protein (g),Sodium (mg)"

  static func servings(_ rows: String...) -> String { servings(rows) }

  static func servings(_ rows: [String]) -> String { ([header] + rows).joined(separator: "\n") + "\n" }

  static func read(_ text: String, name: String = "export.csv") throws -> TrackerDiary {
    let bytes = Array(text.utf8)
    let file = try #require(DiaryFile.recognise(bytes, name: name))
    var reader = try #require(DiaryReader(file, head: bytes, name: name, zone: .utc))
    try reader.feed(bytes)
    return try reader.finish()
  }

  /// Rows of three weeks as a person might have tracked them: foods that larder knows and foods that it does not, by weight
  /// and by the cup, some of them twice, some with figures that nobody knew.
  static func random(seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let foods = ["Banana", "Hilltop crunch bar", "Grandma’s lentil pot", "Rye crispbread, thin", "Coffee", "Zed shake"]
    var rows: [String] = []
    for _ in 0..<120 {
      let day = 20 + Int.random(in: 0...20, using: &generator)
      let date = day <= 31 ? "2026-10-\(day)" : "2026-11-0\(day - 31)"
      let time = Bool.random(using: &generator) ? "\(Int.random(in: 1...12, using: &generator)):15 PM" : ""
      let group = ["Breakfast", "Lunch", "Dinner", "Snacks", "Uncategorized"].randomElement(using: &generator) ?? ""
      let food = foods.randomElement(using: &generator) ?? ""
      let grams = Int.random(in: 1...400, using: &generator)
      let amount = Int.random(in: 0..<3, using: &generator) == 0 ? "1.50 cup" : "\(grams).50 g"
      let energy = "\(grams * 2).\(Int.random(in: 10...99, using: &generator))"
      let carbs = Bool.random(using: &generator) ? "\(grams / 10).5" : ""
      rows.append("\(date),\(time),\(group),\"\(food)\",\(amount),\(energy),,\(carbs),0.1,,")
      if Int.random(in: 0..<6, using: &generator) == 0 { rows.append(rows[rows.count - 1]) }
    }
    return rows
  }
}

extension Household {
  func compared(_ diary: TrackerDiary, _ selection: DiaryComparison.Selection = .init()) throws -> DiaryComparison {
    try DiaryComparison(diary, selection, in: context)
  }

  /// What would be taken in; nil where there is nothing.
  func proposal(
    _ text: String, _ selection: DiaryComparison.Selection = .init(), name: String = "export.csv"
  ) throws -> Proposal? {
    let comparison = try compared(TrackedDiary.read(text, name: name), selection)
    guard case .proposal(let proposal) = ImportDiary().propose(comparison, file: name, in: context) else { return nil }
    return proposal
  }

  func answer(
    _ text: String, _ selection: DiaryComparison.Selection = .init(), name: String = "export.csv"
  ) throws -> String? {
    let comparison = try compared(TrackedDiary.read(text, name: name), selection)
    guard case .answer(let answer) = ImportDiary().propose(comparison, file: name, in: context),
      case .sentence(let sentence) = answer.view
    else { return nil }
    return sentence.english
  }

  @discardableResult
  func take(
    _ text: String, _ selection: DiaryComparison.Selection = .init(), name: String = "export.csv"
  ) throws -> Committed {
    try confirm(try #require(try proposal(text, selection, name: name)))
  }

  /// The diary, an entry a line, without the order within a meal.
  func diaryLines() throws -> [String] {
    var lines: [String] = []
    try store.forEachEntry { meal, entry in
      let figures = Nutrient.allCases.map { entry.figures[$0]?.description ?? "-" }.joined(separator: " ")
      lines.append(
        "\(meal.day) \(meal.at.milliseconds) \(meal.slot.rawValue) \(meal.id) \(entry.id) \(entry.kind) \(entry.name) "
          + "\(entry.grams?.description ?? "") \(entry.reference?.uuidString ?? "") \(figures) \(entry.source)")
    }
    return lines.sorted()
  }
}
