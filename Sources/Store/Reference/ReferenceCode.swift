internal import Nutrition

/// The small numbers that stand for the cases of enumerations in the columns of a reference food. They are part of the
/// schema: a case keeps its number, and a new one gets the next.
enum ReferenceCode {
  static func of(_ kind: FoodSource.Kind) -> Int {
    switch kind {
    case .usda: 1
    case .openFoodFacts: 2
    case .nationalTable: 3
    case .staples: 4
    case .label: 5
    case .household: 6
    case .estimate: 7
    }
  }

  static func of(_ category: FoodCategory) -> Int {
    switch category {
    case .produce: 1
    case .dairy: 2
    case .meat: 3
    case .seafood: 4
    case .bakery: 5
    case .beverages: 6
    case .snacks: 7
    case .frozen: 8
    case .pantry: 9
    case .other: 0
    }
  }

  static func of(_ state: FoodState) -> Int {
    switch state {
    case .raw: 1
    case .cooked: 2
    case .dry: 3
    case .dried: 4
    case .canned: 5
    case .frozen: 6
    case .boiled: 7
    case .fried: 8
    case .baked: 9
    case .roasted: 10
    case .grilled: 11
    case .smoked: 12
    case .toasted: 13
    case .steamed: 14
    }
  }

  static func of(_ basis: ReferenceFood.Basis) -> Int {
    switch basis {
    case .grams: 0
    case .millilitres: 1
    }
  }

  static func of(_ kind: CarbohydrateKind) -> Int {
    switch kind {
    case .available: 0
    case .byDifference: 1
    }
  }

  static func of(_ trust: FoodTrust) -> Int {
    switch trust {
    case .ok: 0
    case .check: 1
    case .impossible: 2
    case .none: 3
    }
  }

  static func kind(_ code: Int) -> FoodSource.Kind? { FoodSource.Kind.allCases.first { of($0) == code } }
  static func state(_ code: Int) -> FoodState? { FoodState.allCases.first { of($0) == code } }
  static func trust(_ code: Int) -> FoodTrust? { FoodTrust.allCases.first { of($0) == code } }

  static func category(_ code: Int) -> FoodCategory { FoodCategory.allCases.first { of($0) == code } ?? .other }
}
