internal import Calls
internal import EmbeddedMessages
internal import FoodData
internal import Messages
internal import Nutrition

/// Computes the weight of a line of a receipt.
enum LineWeight {
  /// The most pieces of one item on a receipt.
  static let most = FixedDecimal(10_000)

  /// The weight; nil where nothing is known, since a weight is never made up.
  ///
  /// - Parameter pack: the content of a usual pack of the food in that country; used only where nothing else tells the amount.
  static func weight(
    of line: TripCallLine, food: Food?, known: KnownLine?, pack: UsualPack? = nil
  ) throws(ToolError) -> BoughtWeight? {
    let quantity = line.quantity ?? FixedDecimal(1)
    guard quantity > .zero, quantity <= most else {
      throw .outOfRange(.limitedValue(value: .quantity), range: .rangeUpTo(most: 10_000))
    }
    let isTypical = line.approximate == true
    if let said = line.grams {
      guard said > .zero, said <= Measures.most.figure else {
        throw .outOfRange(.limitedValue(value: .weight), range: .rangeKilograms(least: 0, most: 100))
      }
      if !isTypical { return whole(Grams(said), quantity, of: line, .known).sensible }
    }
    if let unit = line.unit, unit.kind != .counted {
      let measures = food?.measures() ?? Measures()
      guard let weighed = try? measures.weigh(Amount(quantity: quantity, unit: unit)) else { return nil }
      return BoughtWeight(grams: weighed.grams, ofOne: nil, weighed.assumption == nil ? .known : .usual).sensible
    }
    if let one = known?.gramsOfOne {
      return BoughtWeight(grams: one * quantity, ofOne: one, .known).sensible
    }
    // Counted pieces weigh what such pieces usually weigh.
    if let said = line.grams, PackSize.countsPieces(line.original ?? "") {
      return whole(Grams(said), quantity, of: line, .usual).sensible
    }
    if let food, let one = pack?.grams(of: food), !countsPieces(quantity, of: food, pack: one) {
      return BoughtWeight(grams: one * quantity, ofOne: one, .usualPack).sensible
    }
    if let said = line.grams { return whole(Grams(said), quantity, of: line, .usual).sensible }
    return food?.usualPiece(line).flatMap { one in
      BoughtWeight(grams: one * quantity, ofOne: one, .usual).sensible
    }
  }

  /// Whether the quantity counts pieces rather than packs: "6 eggs" are not six packs of ten.
  private static func countsPieces(_ quantity: FixedDecimal, of food: Food, pack: Grams) -> Bool {
    let mostPacks = FixedDecimal(3)
    guard quantity > mostPacks, let piece = food.measures()[.piece] else { return false }
    return piece * mostPacks < pack
  }

  private static func whole(
    _ grams: Grams, _ quantity: FixedDecimal, of line: TripCallLine, _ basis: BoughtWeight.Basis
  ) -> BoughtWeight {
    let isCounted = line.unit.map { $0.kind == .counted } ?? true
    return BoughtWeight(
      grams: grams, ofOne: isCounted ? Grams((grams.figure / quantity).rounded(toPlaces: 3)) : nil, basis)
  }
}

extension BoughtWeight {
  /// Nil for less than a milligram, and for more than anybody can carry.
  fileprivate var sensible: BoughtWeight? {
    guard grams > .zero, grams <= Measures.most else { return nil }
    let one = ofOne.flatMap { $0 > .zero && $0 <= Measures.most ? $0 : nil }
    return BoughtWeight(grams: grams, ofOne: one, basis)
  }
}

extension Food {
  /// The weight of one item as it is sold: a fruit, an egg from a box. Servings and slices are not sold.
  fileprivate func usualPiece(_ line: TripCallLine) -> Grams? {
    // The food table's packets are single servings, so they do not apply to a bag of apples.
    guard line.unit != .packet else { return nil }
    let measures = measures()
    if let unit = line.unit, unit != .piece, let grams = measures[unit] { return grams }
    if category == .produce { return measures[.piece] ?? measures[.medium] }
    let isCounted = line.quantity.map { $0 > FixedDecimal(1) } ?? false
    guard isCounted, let piece = measures[.piece], piece != measures[.slice] else { return nil }
    return piece
  }
}
