internal import Calls
internal import Nutrition

/// The foods of a meal and who had of them, in the units that the call wants: plates in the unit of the only food, or else in
/// grams.
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

  /// "Rice: me 200 g, Emma 300 g": where only the plates say how much, the pot is measured as they are.
  private mutating func measure(_ plates: [Plate]) {
    guard items[0].amount.quantity == nil, items[0].amount.unit == nil,
      let unit = plates.lazy.compactMap(\.amount.unit).first,
      plates.allSatisfy({ $0.amount.quantity(in: unit) != nil })
    else { return }
    items[0].unit = unit
  }

  /// "1.2 kg: me 400" is in grams: more than the pot has of its own unit is in the smaller one, and so is what says so.
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
  /// As a call names them.
  var name: String {
    switch self {
    case .speaker: "me"
    case .named(let name): name
    }
  }
}

extension MeasureUnit {
  /// What a plate of it is weighed in.
  fileprivate var smaller: MeasureUnit? {
    switch self {
    case .kilogram: .gram
    case .litre: .millilitre
    case .pound: .ounce
    default: nil
    }
  }
}
