internal import JSON
internal import Nutrition

/// The older form of a product's nutrition: `fat_100g`, `fat_serving`, `fat_prepared_100g` in grams. The plain member,
/// `_value` and `_unit` are what somebody typed, and no amount is taken from them.
struct FlatNutriments: Hashable, Sendable {
  var per100 = ProductAmounts()
  var prepared = ProductAmounts()
  var perServing = ProductAmounts()
  /// The kilocalories that were typed. They reveal where the field for 100 g contains kilojoules.
  var typedKilocalories: FixedDecimal?
  private var modifiers: [Modifier] = []

  private struct Modifier: Hashable {
    var nutrient: ProductNutrient
    var isPrepared: Bool
    /// Nil for "not on the label".
    var sign: StatedAmount.Sign?
  }

  init() {}

  /// Reads the object `nutriments`.
  init(_ nutriments: JSONPart) {
    nutriments.forEachMember { take($0.bytes, $1) }
    applyModifiers()
  }

  private mutating func take(_ name: ArraySlice<UInt8>, _ part: JSONPart) {
    guard let mark = name.firstIndex(of: UInt8(ascii: "_")) else { return }
    let kind = name[(mark + 1)...]
    guard let field = Field(kind), let nutrient = ProductNutrient(name[..<mark]) else { return }
    take(field, of: nutrient, part)
  }

  /// The suffixes of a nutrient's members, after the underscore.
  enum Field: CaseIterable {
    case per100, perServing, prepared, value, modifier, preparedModifier

    init?(_ text: some Collection<UInt8>) {
      guard let field = Field.allCases.first(where: { text.elementsEqual($0.name.utf8) }) else { return nil }
      self = field
    }

    private var name: String {
      switch self {
      case .per100: "100g"
      case .perServing: "serving"
      case .prepared: "prepared_100g"
      case .value: "value"
      case .modifier: "modifier"
      case .preparedModifier: "prepared_modifier"
      }
    }
  }

  private mutating func take(_ field: Field, of nutrient: ProductNutrient, _ part: JSONPart) {
    switch field {
    case .per100: per100[nutrient] = StatedAmount(part)
    case .perServing: perServing[nutrient] = StatedAmount(part)
    case .prepared: prepared[nutrient] = StatedAmount(part)
    case .value where nutrient == .kilocalories: typedKilocalories = StatedAmount(part)?.value
    case .value: break
    case .modifier, .preparedModifier:
      guard let modifier = part.string else { return }
      modifiers.append(
        Modifier(
          nutrient: nutrient, isPrepared: field == .preparedModifier, sign: StatedAmount.sign(ofModifier: modifier)))
    }
  }

  private mutating func applyModifiers() {
    for modifier in modifiers {
      if modifier.isPrepared {
        prepared.apply(modifier.sign, to: modifier.nutrient)
      } else {
        per100.apply(modifier.sign, to: modifier.nutrient)
        perServing.apply(modifier.sign, to: modifier.nutrient)
      }
    }
    modifiers = []
  }
}

extension ProductAmounts {
  /// Sets the sign of an amount; nil removes the amount.
  mutating func apply(_ sign: StatedAmount.Sign?, to nutrient: ProductNutrient) {
    guard let sign else {
      self[nutrient] = nil
      return
    }
    if sign != .exactly { self[nutrient]?.sign = sign }
  }
}
