/// The measures of a food: its portions, its density, and the weight that was last eaten.
package struct Measures: Hashable, Sendable {
  /// Each unit at most once; otherwise the first counts.
  package var portions: [Portion]
  /// Grams per millilitre.
  package var density: FixedDecimal?
  /// The weight that was last logged, used when no amount is given.
  package var lastGrams: Grams?

  package init(portions: [Portion] = [], density: FixedDecimal? = nil, lastGrams: Grams? = nil) {
    self.portions = portions
    self.density = density
    self.lastGrams = lastGrams
  }

  /// The weight of one unit in the food's own portions; nil where it has no such portion.
  package subscript(unit: MeasureUnit) -> Grams? {
    portions.first { $0.unit == unit }?.grams
  }
}

/// An amount converted to grams, with the assumption that was needed.
package struct Weighed: Hashable, Codable, Sendable {
  /// The weight, to the milligram.
  package let grams: Grams
  /// Nil where the weight was given, or follows exactly from the food's own measures.
  package let assumption: Assumption?

  package init(grams: Grams, assumption: Assumption? = nil) {
    self.grams = grams
    self.assumption = assumption
  }
}

/// What was assumed to get a weight from an amount.
package enum Assumption: Hashable, Codable, Sendable {
  /// The usual weight of one of this unit.
  case portion(MeasureUnit)
  /// No amount was given: the weight that was eaten last time.
  case remembered
  /// No amount was given: a usual serving.
  case usualServing
  /// A volume was converted with the food's density.
  case density
  /// A volume was converted as if it were water, because the density is unknown.
  case asWater
  /// A number without a unit was taken as grams, or as millilitres of a drink, because nobody eats so many pieces.
  case bareNumber

  /// Whether it was counted in pieces, servings or similar, rather than measured.
  package var isCount: Bool {
    switch self {
    case .portion, .remembered, .usualServing: true
    case .density, .asWater, .bareNumber: false
    }
  }
}

/// Why an amount cannot be converted to a weight.
package enum MeasureError: Error, Hashable, Sendable {
  /// The food has no portion in this unit.
  case noPortion(MeasureUnit)
  /// A bare count, but the food is not counted in pieces.
  case notCounted
  /// No amount was given and there is no default.
  case noDefault
  /// Zero, negative, or more than `Measures.most`.
  case outOfRange
}

extension Measures {
  /// The most that one item may weigh: 100 kg.
  package static let most = Grams(milligrams: 100_000_000)

  /// The weight of `amount` of this food. This is the only place where amounts become grams.
  package func weigh(_ amount: Amount) throws(MeasureError) -> Weighed {
    let weighed = try unchecked(amount)
    guard weighed.grams > .zero, weighed.grams <= Measures.most else { throw .outOfRange }
    return weighed
  }

  private func unchecked(_ amount: Amount) throws(MeasureError) -> Weighed {
    switch (amount.quantity, amount.unit) {
    case (nil, nil): return try unsaid()
    case (let quantity?, nil): return try counted(quantity)
    case (let quantity, let unit?): return try measured(quantity ?? FixedDecimal(1), unit)
    }
  }

  private func unsaid() throws(MeasureError) -> Weighed {
    if let lastGrams { return Weighed(grams: lastGrams, assumption: .remembered) }
    guard let grams = self[.serving] ?? self[.piece] else { throw .noDefault }
    return Weighed(grams: grams, assumption: .usualServing)
  }

  private func counted(_ quantity: FixedDecimal) throws(MeasureError) -> Weighed {
    guard isWeight(quantity) else { return try pieces(quantity) }
    return Weighed(grams: density == nil ? Grams(quantity) : pour(quantity).grams, assumption: .bareNumber)
  }

  /// Whether a number without a unit means grams, since nobody eats so many at once: "rice 200", "chicken breast, 150".
  package func isWeight(_ quantity: FixedDecimal) -> Bool {
    let (few, some, most) = (FixedDecimal(20), Grams(FixedDecimal(250)), Grams(FixedDecimal(1_000)))
    guard quantity >= few, let pieces = try? pieces(quantity) else { return false }
    // Thirty slices of cheese are a whole one, thirty almonds are a handful.
    let isManyServings = self[.serving].map { pieces.grams > $0 * FixedDecimal(6) } ?? false
    return pieces.grams > most || pieces.grams > some && isManyServings
  }

  private func pieces(_ quantity: FixedDecimal) throws(MeasureError) -> Weighed {
    // A fraction is of the whole thing: "half a chicken" is not half a serving of its meat, and "a chicken" is all of it.
    if let whole = self[.head], quantity < FixedDecimal(1) || isCountedWhole {
      return Weighed(grams: whole * quantity, assumption: .portion(.head))
    }
    // "A turkey breast" is a serving of it, and no slice.
    if quantity <= FixedDecimal(1), isSlicedThin, let serving = self[.serving] {
      return Weighed(grams: serving * quantity, assumption: .portion(.serving))
    }
    // A bare count of a drink is a count of servings: "a coffee", "2 beers".
    let units: [MeasureUnit] = density == nil ? [.piece, .medium, .slice] : [.piece, .serving]
    for unit in units {
      if let grams = self[unit] { return Weighed(grams: grams * quantity, assumption: .portion(unit)) }
    }
    guard let grams = self[.serving] else { throw .notCounted }
    return Weighed(grams: grams * quantity, assumption: .portion(.serving))
  }

  /// Into how many pieces a bird is cut: two each of legs, thighs and wings, and a breast in three.
  private static let piecesOfBird = FixedDecimal(9)

  /// Whether one of it is a whole head or bird: it has no pieces, and a slice is no serving of it, as it is of bread.
  private var isCountedWhole: Bool {
    guard self[.piece] == nil, self[.medium] == nil else { return false }
    return self[.slice] == nil || self[.serving] == nil || isSlicedThin
  }

  /// Whether it has no pieces, and several slices of it are a serving.
  private var isSlicedThin: Bool {
    guard self[.piece] == nil, self[.medium] == nil, let slice = self[.slice], let serving = self[.serving] else {
      return false
    }
    return serving >= slice * FixedDecimal(3)
  }

  private func measured(_ quantity: FixedDecimal, _ unit: MeasureUnit) throws(MeasureError) -> Weighed {
    if case .mass(let grams) = unit.kind { return Weighed(grams: Grams(quantity * grams)) }
    if unit == .piece, let whole = self[.head], quantity < FixedDecimal(1) || isSlicedThin {
      guard quantity >= FixedDecimal(1) else { return try pieces(quantity) }
      return Weighed(grams: whole * (quantity / Measures.piecesOfBird), assumption: .portion(.piece))
    }
    if let grams = self[unit] ?? self[unit.twin] {
      return Weighed(grams: grams * quantity, assumption: .portion(unit))
    }
    if unit.isSize, let share = unit.shareOfServing,
      let whole = self[.serving].map({ whole(ofServing: $0) }) ?? self[.piece]
    {
      return Weighed(grams: whole * (quantity * share), assumption: .portion(.serving))
    }
    if unit == .mini, let whole = self[.piece] ?? self[.medium] ?? self[.serving] {
      return Weighed(grams: whole * (quantity * Measures.shareOfMini), assumption: .portion(.serving))
    }
    if unit == .handful, let cup = self[.cup] {
      return Weighed(grams: cup * (quantity * Measures.shareOfHandful), assumption: .portion(.cup))
    }
    if case .volume(let millilitres) = unit.kind { return pour(quantity * millilitres) }
    if let density, let volume = unit.usualVolume {
      return Weighed(grams: Grams(quantity * volume * density), assumption: .portion(unit))
    }
    if unit == .piece { return try pieces(quantity) }
    if let grams = self[.serving] ?? self[.piece], let share = unit.shareOfServing {
      let count = grams < Measures.leastOnPlate && unit.isDishware ? quantity * FixedDecimal(2) : quantity * share
      return Weighed(grams: grams * count, assumption: .portion(.serving))
    }
    throw .noPortion(unit)
  }

  /// The base for sizes such as "small": a piece, or a serving where a piece is tiny, as with fries.
  private func whole(ofServing serving: Grams) -> Grams {
    guard let piece = self[.piece], piece * FixedDecimal(5) >= serving else { return serving }
    return piece
  }

  /// Nobody fills a plate with less: of what is served as a side, such as 80 g of vegetables, it is two servings.
  private static let leastOnPlate = Grams(FixedDecimal(100))

  /// A miniature as a share of the whole thing: in USDA's data from a third (cakes) to a half (tacos, burritos).
  private static let shareOfMini = FixedDecimal(2) / FixedDecimal(5)

  /// A handful as a share of a cup: the median of the foods in the table that have both.
  private static let shareOfHandful = FixedDecimal(1) / FixedDecimal(3)

  private func pour(_ millilitres: FixedDecimal) -> Weighed {
    guard let density else { return Weighed(grams: Grams(millilitres), assumption: .asWater) }
    return Weighed(grams: Grams(millilitres * density), assumption: density == FixedDecimal(1) ? nil : .density)
  }
}

extension MeasureUnit {
  /// The unit as a share of a usual serving, where the food has no such portion. Nil for parts ("a slice"), handfuls,
  /// and jars, whose content is eaten by the spoon.
  fileprivate var shareOfServing: FixedDecimal? {
    switch self {
    case .small: FixedDecimal(3) / FixedDecimal(4)
    case .medium, .packet, .pot, .tub, .carton, .bottle, .can, .tin, .plate, .bowl, .bar, .stick: FixedDecimal(1)
    case .large: FixedDecimal(4) / FixedDecimal(3)
    default: nil
    }
  }

  fileprivate var isDishware: Bool { self == .plate || self == .bowl }

  /// Whether it is a size: small, medium or large.
  package var isSize: Bool {
    switch self {
    case .small, .medium, .large: true
    default: false
    }
  }

  /// A unit of about the same size, for foods that only have that one: a tin for a can, a cup for a mug.
  fileprivate var twin: MeasureUnit {
    switch self {
    case .can: .tin
    case .tin: .can
    case .mug: .cup
    case .pot: .carton
    case .tub: .pot
    case .carton: .pot
    case .rasher: .slice
    case .fillet: .piece
    case .mini: .small
    default: self
    }
  }
}
