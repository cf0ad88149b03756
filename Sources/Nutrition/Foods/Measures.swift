/// What is known of a food's measures: its portions, its density, and the portion this household had last.
package struct Measures: Hashable, Sendable {
  /// Every unit at most once; the first of a unit counts.
  package var portions: [Portion]
  /// Grams per millilitre.
  package var density: FixedDecimal?
  /// The weight last logged: the default when no amount is said.
  package var lastGrams: Grams?

  package init(portions: [Portion] = [], density: FixedDecimal? = nil, lastGrams: Grams? = nil) {
    self.portions = portions
    self.density = density
    self.lastGrams = lastGrams
  }

  /// What one of a unit weighs by the food's own portions; nil where it has none of this unit.
  package subscript(unit: MeasureUnit) -> Grams? {
    portions.first { $0.unit == unit }?.grams
  }
}

/// A said amount in grams, with what had to be assumed to get there.
package struct Weighed: Hashable, Codable, Sendable {
  /// The weight, to the milligram.
  package let grams: Grams
  /// Nil where the weight was said or follows from the food's own measures exactly.
  package let assumption: Assumption?

  package init(grams: Grams, assumption: Assumption? = nil) {
    self.grams = grams
    self.assumption = assumption
  }
}

/// Why a weight is not simply what was said.
package enum Assumption: Hashable, Codable, Sendable {
  /// The usual weight of one of the unit.
  case portion(MeasureUnit)
  /// Nothing was said: what this household had last time.
  case remembered
  /// Nothing was said: a usual serving.
  case usualServing
  /// Volume turned into weight by the food's density.
  case density
  /// Volume turned into weight as if it were water, because no density is known.
  case asWater

  /// It was counted, in pieces, servings or pots, and not measured.
  package var isCount: Bool {
    switch self {
    case .portion, .remembered, .usualServing: true
    case .density, .asWater: false
    }
  }
}

/// Why an amount has no weight.
package enum MeasureError: Error, Hashable, Sendable {
  /// The food has no portion of this unit.
  case noPortion(MeasureUnit)
  /// A bare count of a food that is not counted by the piece.
  case notCounted
  /// Nothing was said and no default is known.
  case noDefault
  /// Zero, negative, or more than `Measures.most`.
  case outOfRange
}

extension Measures {
  /// The most that one item may weigh: 100 kg.
  package static let most = Grams(milligrams: 100_000_000)

  /// The weight of `amount` of this food: the one place where amounts become grams.
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
    // A part of one is a part of the whole: "half a chicken" is no half a serving of its meat.
    if quantity < FixedDecimal(1), let whole = self[.head] {
      return Weighed(grams: whole * quantity, assumption: .portion(.head))
    }
    // A drink is counted by its usual serving: "a coffee", "2 beers".
    let units: [MeasureUnit] = density == nil ? [.piece, .medium, .slice] : [.piece, .serving]
    for unit in units {
      if let grams = self[unit] { return Weighed(grams: grams * quantity, assumption: .portion(unit)) }
    }
    guard let grams = self[.serving] else { throw .notCounted }
    return Weighed(grams: grams * quantity, assumption: .portion(.serving))
  }

  private func measured(_ quantity: FixedDecimal, _ unit: MeasureUnit) throws(MeasureError) -> Weighed {
    if case .mass(let grams) = unit.kind { return Weighed(grams: Grams(quantity * grams)) }
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
    if case .volume(let millilitres) = unit.kind { return pour(quantity * millilitres) }
    if let density, let volume = unit.usualVolume {
      return Weighed(grams: Grams(quantity * volume * density), assumption: .portion(unit))
    }
    if unit == .piece { return try counted(quantity) }
    if let grams = self[.serving] ?? self[.piece], let share = unit.shareOfServing {
      return Weighed(grams: grams * (quantity * share), assumption: .portion(.serving))
    }
    throw .noPortion(unit)
  }

  /// What is small or large: the piece, or the portion where its pieces are bits, as of fries.
  private func whole(ofServing serving: Grams) -> Grams {
    guard let piece = self[.piece], piece * FixedDecimal(5) >= serving else { return serving }
    return piece
  }

  /// What a miniature is of the whole thing: USDA has from a third (cakes) to a half (tacos, burritos).
  private static let shareOfMini = FixedDecimal(2) / FixedDecimal(5)

  private func pour(_ millilitres: FixedDecimal) -> Weighed {
    guard let density else { return Weighed(grams: Grams(millilitres), assumption: .asWater) }
    return Weighed(grams: Grams(millilitres * density), assumption: density == FixedDecimal(1) ? nil : .density)
  }
}

extension MeasureUnit {
  /// What one is of a usual serving where the food itself has no such portion. Nil for parts ("a slice"), handfuls, and
  /// jars: what is in one is eaten by the spoon.
  fileprivate var shareOfServing: FixedDecimal? {
    switch self {
    case .small: FixedDecimal(3) / FixedDecimal(4)
    case .medium, .packet, .pot, .carton, .bottle, .can, .tin, .plate, .bowl, .bar, .stick: FixedDecimal(1)
    case .large: FixedDecimal(4) / FixedDecimal(3)
    default: nil
    }
  }

  /// Says how large one of what is counted is.
  package var isSize: Bool {
    switch self {
    case .small, .medium, .large: true
    default: false
    }
  }

  /// Another word for the same vessel: a tin is a can, a mug a large cup.
  fileprivate var twin: MeasureUnit {
    switch self {
    case .can: .tin
    case .tin: .can
    case .mug: .cup
    case .pot: .carton
    case .carton: .pot
    case .rasher: .slice
    case .fillet: .piece
    case .mini: .small
    default: self
    }
  }
}
