internal import FoundationEssentials
internal import Nutrition

extension Record {
  /// The foods that it refers to, and itself where it is a food.
  var foods: [UUID] {
    switch self {
    case .food(let food): [food.id]
    case .entry(let entry): [entry.kind == .food ? entry.reference : nil].compactMap(\.self)
    case .purchase(let purchase): [purchase.food].compactMap(\.self)
    case .knownLine(let line): [line.food].compactMap(\.self)
    case .pantryChange(let change): [change.food]
    case .recipe(let recipe): recipe.ingredients.compactMap(\.food)
    case .profile, .meal, .trip, .target, .weight, .activity, .familyMember, .familyTargets, .water: []
    }
  }

  /// The record with each food that it refers to replaced by the one that stands for it.
  func referring(_ standing: (UUID) throws(StoreError) -> UUID) throws(StoreError) -> Record {
    switch self {
    case .entry(var record) where record.kind == .food:
      if let food = record.reference { record.reference = try standing(food) }
      return .entry(record)
    case .purchase(var record):
      if let food = record.food { record.food = try standing(food) }
      return .purchase(record)
    case .knownLine(var record):
      if let food = record.food { record.food = try standing(food) }
      return .knownLine(record)
    case .pantryChange(var record):
      record.food = try standing(record.food)
      return .pantryChange(record)
    case .recipe(var record):
      for index in record.ingredients.indices {
        if let food = record.ingredients[index].food { record.ingredients[index].food = try standing(food) }
      }
      return .recipe(record)
    case .profile, .food, .meal, .entry, .trip, .target, .weight, .activity, .familyMember, .familyTargets, .water:
      return self
    }
  }
}
