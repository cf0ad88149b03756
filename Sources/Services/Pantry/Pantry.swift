internal import FoundationEssentials
internal import Nutrition
internal import Store

/// What is at home according to receipts and the diary, computed by double-entry bookkeeping when it is asked for.
struct Pantry {
  /// A food with its account.
  struct Stock {
    let food: Food
    let book: PantryBook
    /// The day on which it was last bought or counted.
    let lastSeen: Day
    /// Grams eaten per day, over the last four weeks or since it was first bought; nil where none was eaten.
    let perDay: FixedDecimal?

    /// For how many days it lasts; nil where none was eaten lately.
    var days: FixedDecimal? {
      perDay.flatMap { $0 > .zero ? (book.balance.figure / $0).rounded(toPlaces: 0) : nil }
    }
  }

  /// The days over which the consumption is averaged.
  static let rateDays = 28
  /// A smaller balance counts as nothing.
  private static let least = Grams(milligrams: 5_000)

  /// Everything that was ever bought or counted, by name.
  let categories: [Stock]
  /// What was recently bought without a known weight.
  let unweighed: [String]
  private let today: Day

  init(categories: [Stock], unweighed: [String], today: Day) {
    (self.categories, self.unweighed, self.today) = (categories, unweighed, today)
  }

  /// What is there.
  var present: [Stock] { categories.filter { $0.book.balance >= Pantry.least && !isStale($0) } }

  /// What should be there, but is so old that it may be gone.
  var stale: [Stock] { categories.filter { $0.book.balance >= Pantry.least && isStale($0) } }

  private func isStale(_ stock: Stock) -> Bool { today.number - stock.lastSeen.number > Pantry.keeps(stock.food) }

  /// For how many days a food may be at home before it is doubted: a month for fresh food, half a year for the rest.
  static func keeps(_ food: Food) -> Int {
    switch food.category {
    case .produce, .dairy, .meat, .seafood, .bakery: 30
    case .beverages, .snacks, .frozen, .pantry, .other: 180
    }
  }
}
