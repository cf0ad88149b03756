package import Nutrition

/// What one record of a CSV download says of one food. The tables are sorted by other things than foods, and the largest
/// have tens of millions of rows; so parts are laid by, brought together by `food`, and made one by `USDAParts`.
package struct USDAPart: Hashable, Sendable {
  /// The FDC id of the food.
  package let food: Int
  /// What the row says of the food.
  package let content: Content

  /// What a row of one of the tables says of a food.
  package enum Content: Hashable, Sendable {
    case described(kind: USDAFood.Kind, title: String, category: String?, date: Day?)
    /// Listed as a current Foundation food.
    case current
    case brand(USDABrand, date: Day?)
    case portion(USDAPortion)
    /// Rows of one food that stood together; there may be more of it elsewhere.
    case amounts(USDAAmounts)
  }

  package init(food: Int, content: Content) {
    self.food = food
    self.content = content
  }
}

/// The parts of one food brought together.
package struct USDAParts: Sendable {
  /// Its FDC id.
  package let food: Int
  private var described: (kind: USDAFood.Kind, title: String, category: String?, date: Day?)?
  private var isCurrent = false
  private var brand: (brand: USDABrand, date: Day?)?
  private var portions: [USDAPortion] = []
  private var amounts = USDAAmounts()

  package init(food: Int) {
    self.food = food
  }

  /// Beyond so many household measures of one food the rest is left out.
  private static let mostPortions = 200

  /// Adds a part. Of two descriptions, brands, or amounts of one nutrient, the one that came first counts.
  package mutating func add(_ content: USDAPart.Content) {
    switch content {
    case .described(let kind, let title, let category, let date):
      described = described ?? (kind, title, category, date)
    case .current: isCurrent = true
    case .brand(let found, let date): brand = brand ?? (found, date)
    case .portion(let portion):
      if portions.count < USDAParts.mostPortions { portions.append(portion) }
    case .amounts(let more): amounts.merge(more)
    }
  }

  /// The food. What has no row in `food.csv` that describes a food to eat is none.
  ///
  /// - Parameter listsFoundation: whether the download has `foundation_food.csv`. A Foundation food that is not in it is
  ///   an older version of one that is.
  package func reference(_ release: USDARelease, listsFoundation: Bool) throws(FoodReadingError) -> ReferenceFood {
    guard let described else { throw .notAFood }
    if described.kind == .foundation, listsFoundation, !isCurrent { throw .superseded }
    let food = USDAFood(
      id: food, kind: described.kind, title: described.title, category: described.category,
      date: brand?.date ?? described.date, amounts: amounts, portions: portions, brand: brand?.brand)
    return try food.reference(release)
  }
}
