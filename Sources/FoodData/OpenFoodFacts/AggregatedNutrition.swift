internal import JSON
internal import Nutrition

/// The newer form of a product's nutrition (schema 1003, API 3.5): `nutrition.aggregated_set`, in g, kJ and kcal.
struct AggregatedNutrition: Hashable, Sendable {
  enum Per: Hashable, Sendable {
    case grams, millilitres, serving
  }

  var per: Per?
  var isPrepared = false
  var amounts = ProductAmounts()
  /// How many figures were estimated from the list of ingredients; they are ignored.
  var estimates = 0
  /// Whether any figures come from a label per serving, and whether any come from one per 100.
  var hasServingSource = false
  var has100Source = false

  init(_ set: JSONPart) {
    set.forEachMember { name, part in
      switch name {
      case "per": per = AggregatedNutrition.per(part.string)
      case "preparation": isPrepared = part.string == "prepared"
      case "nutrients": part.forEachMember { take($0, $1) }
      default: break
      }
    }
  }

  private static func per(_ text: String?) -> Per? {
    switch text {
    case "100g": .grams
    case "100ml": .millilitres
    case "serving": .serving
    default: nil
    }
  }

  private mutating func take(_ name: JSONName, _ part: JSONPart) {
    guard let nutrient = ProductNutrient(name.bytes) else { return }
    let entry = Entry(part, isEnergy: nutrient.isEnergy)
    if entry.isEstimate {
      if nutrient.isCore { estimates += 1 }
      return
    }
    guard let amount = entry.amount else { return }
    amounts[nutrient] = amount
    guard nutrient.isCore else { return }
    if entry.isPerServing { hasServingSource = true } else { has100Source = true }
  }

  private struct Entry {
    private var value: StatedAmount?
    private var sign: StatedAmount.Sign? = .exactly
    private var unit: String?
    private let isEnergy: Bool
    private(set) var isEstimate = false
    private(set) var isPerServing = false

    init(_ part: JSONPart, isEnergy: Bool) {
      self.isEnergy = isEnergy
      part.forEachMember { name, part in
        switch name {
        case "value": value = StatedAmount(part)
        case "unit": unit = part.string
        case "modifier": sign = part.string.map { StatedAmount.sign(ofModifier: $0) } ?? .exactly
        case "source": isEstimate = part.string == "estimate"
        case "source_per": isPerServing = part.string == "serving"
        default: break
        }
      }
    }

    /// In grams, whatever unit is given: the source always uses g, and reading a gram as a milligram would be wrong by
    /// a factor of a thousand.
    var amount: StatedAmount? {
      guard var value, let sign else { return nil }
      if sign != .exactly { value.sign = sign }
      guard !isEnergy else { return value }
      switch unit {
      case "mg": value.value = value.value / FixedDecimal(1_000)
      case "µg", "μg", "mcg": value.value = value.value / FixedDecimal(1_000_000)
      default: break
      }
      return value
    }
  }
}

extension ProductNutrient {
  fileprivate var isEnergy: Bool { self == .energy || self == .kilojoules || self == .kilocalories }
}
