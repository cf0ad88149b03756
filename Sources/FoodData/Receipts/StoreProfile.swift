/// How a chain is recognised, and how its receipts differ from others.
struct StoreProfile: Sendable {
  enum Habit: String, Sendable {
    case quantityFirst = "quantity-first"
    case detailsBefore = "details-before"
    case slipFirst = "slip-first"
    case monthFirst = "month-first"
  }

  let name: String
  /// ISO 3166 codes, the most likely first.
  let countries: [String]
  let habits: Set<Habit>

  init?(row: [String]) {
    guard row.count == 5 else { return nil }
    name = row[0]
    countries = row[1].split(separator: " ").map(String.init)
    habits = Set(row[4].split(separator: " ").compactMap { Habit(rawValue: String($0)) })
  }
}
