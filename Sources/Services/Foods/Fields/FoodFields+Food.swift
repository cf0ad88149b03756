internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension FoodFields {
  /// The food with the stated fields applied.
  func applied(to food: Food) throws(ToolError) -> Food {
    var changed = food
    changed.brand = try text(brand, .brand) ?? food.brand
    if changed.brand == "" { changed.brand = nil }
    if let barcode { changed.barcode = try FoodFields.digits(barcode) }
    changed.category = category ?? food.category
    if let tags { changed.tags = try FoodTags.changed([], adding: tags, removing: []) }
    if let density {
      let (leastDensity, mostDensity) = (FixedDecimal(units: 5_000_000), FixedDecimal(20))
      guard density >= leastDensity, density <= mostDensity else {
        throw .outOfRange(.limitedValue(value: .density), range: .rangeDensity(least: leastDensity, most: mostDensity))
      }
      changed.density = density
    }
    changed.portions = try portions(of: food)
    return changed
  }

  private func text(_ text: String?, _ name: LimitedValue) throws(ToolError) -> String? {
    guard let text, !text.isEmpty else { return text }
    try RecordName.check(text, as: name)
    return text
  }

  private static func digits(_ text: String) throws(ToolError) -> String? {
    guard !text.isEmpty else { return nil }
    do throws(BarcodeError) {
      return try Barcode(text).digits
    } catch {
      throw .unreadableBarcode(text, error)
    }
  }

  /// A serving also counts as a piece, where the food has no piece of its own.
  private func portions(of food: Food) throws(ToolError) -> [Portion] {
    var result = food.portions
    var said = portions ?? []
    if let serving {
      let isPiece = food.portions.contains { $0.unit == .piece } || said.contains { $0.unit == .piece }
      guard serving > .zero else {
        throw .outOfRange(.limitedValue(value: .serving), range: .rangeKilograms(least: 0, most: 100))
      }
      said += ([.serving] + (isPiece ? [] : [.piece])).map { PortionField(unit: $0, grams: serving) }
    }
    for portion in said {
      let grams = Grams(portion.grams)
      guard portion.unit.canBePortion, grams >= .zero, grams <= Measures.most else {
        throw .outOfRange(
          .limitedValue(value: portion.unit == .serving ? .serving : .portion),
          range: .rangeKilograms(least: 0, most: 100))
      }
      let place = result.firstIndex { $0.unit == portion.unit }
      if grams == .zero {
        if let place { result.remove(at: place) }
      } else if let place {
        result[place] = Portion(portion.unit, grams)
      } else {
        result.append(Portion(portion.unit, grams))
      }
    }
    return result
  }
}

extension MeasureUnit {
  /// Whether the weight of the unit depends on the food, which that of a gram does not.
  fileprivate var canBePortion: Bool {
    if case .mass = kind { false } else { true }
  }
}

extension ToolContext {
  /// Refuses a barcode that another food already has.
  func refuseTakenBarcode(of food: Food) throws(ToolError) {
    guard let digits = food.barcode, let barcode = try? Barcode(digits) else { return }
    if let other = try self.food(of: barcode), other.id != food.id { throw .barcodeTaken(digits, by: other.title) }
  }
}
