internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition

/// Spending by the category of food, with separate shares for what is not food.
struct SpendByCategory {
  struct Share: Hashable {
    let name: String
    let money: Money
    /// What was bought, dearest first.
    let foods: [String]
  }

  /// Dearest first.
  let shares: [Share]

  /// - Parameter purchases: of one currency; those without a price do not count. A discount on an item is subtracted from that
  ///   item's category.
  init(_ purchases: [Purchase], currency: String) {
    var sums: [String: Int64] = [:]
    var items: [String: [(name: String, units: Int64)]] = [:]
    let categories = Dictionary(
      purchases.filter { $0.kind == .item }.map { (Line($0.trip, $0.position), SpendByCategory.category(of: $0)) }
    ) { first, _ in first }
    for purchase in purchases {
      guard let price = purchase.price, price.currency == currency else { continue }
      let target = purchase.appliesTo.flatMap { categories[Line(purchase.trip, $0)] }
      let category =
        purchase.kind == .discount || purchase.kind == .void
        ? target ?? SpendByCategory.category(of: purchase) : SpendByCategory.category(of: purchase)
      sums[category] = (sums[category] ?? 0).addingClamped(price.minorUnits)
      if purchase.kind == .item { items[category, default: []].append((purchase.name, price.minorUnits)) }
    }
    shares = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { category, units in
      let foods = (items[category] ?? []).sorted { ($1.units, $0.name) < ($0.units, $1.name) }.map(\.name)
      return Share(name: category, money: Money(minorUnits: units, currency: currency), foods: foods.unique)
    }
  }

  private struct Line: Hashable {
    let trip: UUID
    let position: Int

    init(_ trip: UUID, _ position: Int) {
      self.trip = trip
      self.position = position
    }
  }

  /// The name of a share.
  static func text(ofCategory name: String) -> Text {
    if let category = FoodCategory(rawValue: name) { return .foodCategory(category: category) }
    return switch name {
    case SpendByCategory.notFood: .tripNotFood
    case SpendByCategory.notSorted: .shelfNotSorted
    case SpendByCategory.deposits: .shelfDeposits
    case SpendByCategory.takenOff: .shelfTakenOff
    case SpendByCategory.fees: .shelfFees
    default: .verbatim(name)
    }
  }

  private static let notFood = "not food"
  private static let notSorted = "not sorted"
  private static let deposits = "deposits"
  private static let takenOff = "taken off"
  private static let fees = "fees and taxes"

  private static func category(of purchase: Purchase) -> String {
    switch purchase.kind {
    case .item where purchase.isNonFood: notFood
    case .item: purchase.category?.rawValue ?? notSorted
    case .deposit, .depositReturn: deposits
    case .discount, .coupon, .void: takenOff
    case .fee, .tax: fees
    }
  }
}

extension [String] {
  /// Each value once, at its first position.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
