internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The cells of a diary line, the same on every card: name, amount, energy, macronutrients, tier.
enum EntryRow {
  static func row(
    number: Int? = nil, name: Text, amount: Text, figures: Nutrients, mark: Text, emphasis: Card.Emphasis = .plain
  ) -> Card.Row {
    let cells = [Card.Cell(name), .right(amount), .right(energy(figures)), .right(macros(figures)), Card.Cell(mark)]
    return Card.Row(number: number, cells, emphasis: emphasis)
  }

  static func row(number: Int?, _ entry: Entry) -> Card.Row {
    row(
      number: number, name: .food(entry.name), amount: entry.grams.map { .grams(amount: $0) } ?? .empty,
      figures: entry.figures, mark: entry.skipped ? .skipped : .tier(tier: entry.tier),
      emphasis: entry.skipped ? .muted : .plain)
  }

  /// "of 100 g: saturated fat 1 g, sugar 2 g, fibre unknown, sodium 5 mg".
  static func details(_ figures: Nutrients, of basis: Text) -> Card.Row {
    Card.Row(.detailsOf(basis: basis, figures: figures.details { .nutrientUnknown(nutrient: $0) }), emphasis: .muted)
  }

  /// The share of a total's energy that is estimated; nil where none is.
  static func estimatedShare(_ totals: Totals) -> Text? {
    totals.estimatedEnergy > .zero ? .mealEstimatedShare(percent: totals.estimatedPercent) : nil
  }

  /// The row of a total, with its worst tier.
  static func total(_ name: Text, _ totals: Totals) -> Card.Row {
    var row = row(
      name: name, amount: .empty, figures: totals.figures, mark: totals.worstTier.map { .tier(tier: $0) } ?? .empty,
      emphasis: .total)
    row.cells[2] = .right(energy(of: totals))
    row.cells[3] = .right(macros(totals.figures, atLeast: totals.incomplete))
    return row
  }

  /// The energy of a total; "at least" where a part of it is unknown.
  static func energy(of totals: Totals) -> Text {
    guard let energy = totals.figures.energy, totals.incomplete.contains(.energy) else { return energy(totals.figures) }
    return .energyAtLeast(energy: energy)
  }

  static func energy(_ figures: Nutrients) -> Text { figures.energy.map { .energy(energy: $0) } ?? .energyUnknown }

  /// "P 11.6  C 61.8  F 1.9", each in its own column. A total with an unknown part is a lower bound: "P ≥20.0".
  static func macros(_ figures: Nutrients, atLeast incomplete: Set<Nutrient> = []) -> Text {
    let parts = [Nutrient.protein, .carbohydrate, .fat].map { nutrient -> Text in
      guard let grams = figures[nutrient] else { return .macroUnknown(nutrient: nutrient) }
      return incomplete.contains(nutrient)
        ? .macroAtLeast(nutrient: nutrient, grams: grams) : .macroFigure(nutrient: nutrient, grams: grams)
    }
    return .list(parts, .columns)
  }
}

extension EntryRow {
  /// An entry before and after a change, in two rows.
  static func change(_ before: Entry, _ after: Entry) -> [Card.Row] {
    var old = row(number: nil, before)
    var new = row(number: nil, after)
    old.cells[0].text = .rowWas(name: old.cells[0].text)
    new.cells[0].text = .rowNow(name: new.cells[0].text)
    old.emphasis = .muted
    return [old, new]
  }
}

extension Nutrients {
  /// The figures without a column of their own: "saturated fat 1 g, sugar ?".
  ///
  /// - Parameter unknown: the text for an unknown figure.
  func details(_ unknown: (Nutrient) -> Text) -> [Text] {
    Nutrient.details.map { nutrient in
      stated(nutrient).map { .nutrientWithAmount(nutrient: nutrient, amount: $0) } ?? unknown(nutrient)
    }
  }

  /// "1.2 g"; nil where it is unknown.
  func stated(_ nutrient: Nutrient) -> Text? {
    self[nutrient].map { .nutrientAmount(nutrient: nutrient, figure: $0) }
  }
}

extension Nutrient {
  /// The nutrients shown beside energy and macronutrients.
  static let details = [Nutrient.saturatedFat, .sugar, .fibre, .sodium]
}
