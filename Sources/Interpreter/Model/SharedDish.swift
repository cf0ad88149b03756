internal import Calls
internal import Nutrition

/// The foods of a meal and its plates, in the units of a call: those of the only food, or else grams.
struct SharedDish {
  private(set) var items: [FoodItem]
  private(set) var people: [MealPlate]?

  init(_ items: [FoodItem], _ plates: [Plate]) {
    self.items = items
    guard !plates.isEmpty else { return }
    if items.count == 1 {
      measure(plates)
      refine(plates)
    }
    let unit = items.count == 1 ? self.items[0].amount.unit : .gram
    people = plates.map { MealPlate(name: $0.person.name, quantity: $0.amount.quantity(in: unit)) }
  }

  /// Sets the unit of the dish from its plates, where it has none: "rice: me 200 g, Emma 300 g".
  private mutating func measure(_ plates: [Plate]) {
    guard items[0].amount.quantity == nil, items[0].amount.unit == nil,
      let unit = plates.lazy.compactMap(\.amount.unit).first,
      plates.allSatisfy({ $0.amount.quantity(in: unit) != nil })
    else { return }
    items[0].unit = unit
  }

  /// Converts the dish to a smaller unit, where a plate is in that or has a larger number: "1.2 kg: me 400" is in
  /// grams.
  private mutating func refine(_ plates: [Plate]) {
    let amount = items[0].amount
    guard let quantity = amount.quantity, let smaller = amount.unit?.smaller else { return }
    let isSmaller = plates.contains { plate in
      plate.amount.unit == smaller || plate.amount.unit == nil && plate.amount.quantity.map { $0 > quantity } == true
    }
    guard isSmaller, let refined = amount.quantity(in: smaller) else { return }
    items[0].quantity = refined
    items[0].unit = smaller
    items[0].weighed = nil
  }
}

extension Plate.Person {
  /// The name in a call.
  var name: String {
    switch self {
    case .speaker: "me"
    case .named(let name): name
    }
  }
}

extension MeasureUnit {
  /// The next smaller unit, in which plates are given.
  fileprivate var smaller: MeasureUnit? {
    switch self {
    case .kilogram: .gram
    case .litre: .millilitre
    case .pound: .ounce
    default: nil
    }
  }
}
