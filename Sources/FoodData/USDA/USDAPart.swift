package import Nutrition

/// What one record of a CSV download says about one food. The tables are not sorted by food, and the largest have tens
/// of millions of rows, so parts are staged, grouped by `food`, and combined by `USDAParts`.
package struct USDAPart: Hashable, Sendable {
  /// The FDC id of the food.
  package let food: Int
  /// The content of the record.
  package let content: Content

  /// What a row of one of the tables says about a food.
  package enum Content: Hashable, Sendable {
    case described(kind: USDAFood.Kind, title: String, category: String?, date: Day?)
    /// The food is listed as a current Foundation food.
    case current
    case brand(USDABrand, date: Day?)
    case portion(USDAPortion)
    /// From consecutive rows of one food; there may be more of them elsewhere.
    case amounts(USDAAmounts)
  }

  package init(food: Int, content: Content) {
    self.food = food
    self.content = content
  }
}

/// All parts of one food.
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

  /// The most household measures of one food; more are left out.
  private static let mostPortions = 200

  /// Adds a part. Of several descriptions, brands, or amounts of one nutrient, the first one counts.
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

  /// The food. Throws where no row in `food.csv` describes it as a food to eat.
  ///
  /// - Parameter listsFoundation: whether the download has `foundation_food.csv`. A Foundation food that is not listed
  ///   there is an older version of one that is.
  package func reference(_ release: USDARelease, listsFoundation: Bool) throws(FoodReadingError) -> ReferenceFood {
    guard let described else { throw .notAFood }
    if described.kind == .foundation, listsFoundation, !isCurrent { throw .superseded }
    let food = USDAFood(
      id: food, kind: described.kind, title: described.title, category: described.category,
      date: brand?.date ?? described.date, amounts: amounts, portions: portions, brand: brand?.brand)
    return try food.reference(release)
  }
}
