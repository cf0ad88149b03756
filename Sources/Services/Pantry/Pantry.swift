internal import FoundationEssentials
internal import Nutrition
internal import Store

/// What is at home, as far as receipts and the diary tell: by double entry, worked out only when it is asked for.
struct Pantry {
  /// One food with its book.
  struct Stock {
    let food: Food
    let book: PantryBook
    /// The day on which it was bought or counted last.
    let lastSeen: Day
    /// Grams eaten on a day, over the last four weeks or since it was bought first; nil where none was.
    let perDay: FixedDecimal?

    /// How many days it lasts; nil where none was eaten of it lately.
    var days: FixedDecimal? {
      perDay.flatMap { $0 > .zero ? (book.balance.figure / $0).rounded(toPlaces: 0) : nil }
    }
  }

  /// So many days back it is counted how much is eaten.
  static let rateDays = 28
  /// Less than so much is nothing that can be told.
  private static let least = Grams(milligrams: 5_000)

  /// All that was ever bought or counted, by name.
  let categories: [Stock]
  /// What was bought without a weight within the time that it may keep.
  let unweighed: [String]
  private let today: Day

  init(categories: [Stock], unweighed: [String], today: Day) {
    (self.categories, self.unweighed, self.today) = (categories, unweighed, today)
  }

  /// What is there.
  var present: [Stock] { categories.filter { $0.book.balance >= Pantry.least && !isStale($0) } }

  /// What is in the book, and so old that it is perhaps gone.
  var stale: [Stock] { categories.filter { $0.book.balance >= Pantry.least && isStale($0) } }

  private func isStale(_ stock: Stock) -> Bool { today.number - stock.lastSeen.number > Pantry.keeps(stock.food) }

  /// How many days a food may be at home before it is doubted: what is fresh a month, all else half a year.
  static func keeps(_ food: Food) -> Int {
    switch food.category {
    case .produce, .dairy, .meat, .seafood, .bakery: 30
    case .beverages, .snacks, .frozen, .pantry, .other: 180
    }
  }
}
