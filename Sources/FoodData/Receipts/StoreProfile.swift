/// What is known of a chain: how it is recognised and how its receipts differ.
struct StoreProfile: Sendable {
  enum Habit: String, Sendable {
    case quantityFirst = "quantity-first"
    case detailsBefore = "details-before"
    case slipFirst = "slip-first"
    case monthFirst = "month-first"
  }

  let name: String
  /// ISO 3166 codes, the likeliest first.
  let countries: [String]
  let habits: Set<Habit>

  init?(row: [String]) {
    guard row.count == 5 else { return nil }
    name = row[0]
    countries = row[1].split(separator: " ").map(String.init)
    habits = Set(row[4].split(separator: " ").compactMap { Habit(rawValue: String($0)) })
  }
}
