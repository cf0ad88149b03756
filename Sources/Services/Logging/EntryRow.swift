internal import Nutrition
internal import Proposals

/// The cells of a diary line, the same on every card: name, amount, energy, macros, tier.
enum EntryRow {
  static func row(
    number: Int? = nil, name: String, amount: String, figures: Nutrients, mark: String,
    emphasis: Card.Emphasis = .plain
  ) -> Card.Row {
    let cells = [Card.Cell(name), .right(amount), .right(energy(figures)), .right(macros(figures)), Card.Cell(mark)]
    return Card.Row(number: number, cells, emphasis: emphasis)
  }

  static func row(number: Int?, _ entry: Entry) -> Card.Row {
    row(
      number: number, name: entry.name, amount: entry.grams.map(\.description) ?? "", figures: entry.figures,
      mark: entry.skipped ? "skipped" : entry.tier.rawValue, emphasis: entry.skipped ? .muted : .plain)
  }

  /// "of 100 g: saturated fat 1 g, sugar 2 g, fibre unknown, sodium 5 mg".
  static func details(_ figures: Nutrients, of basis: String) -> Card.Row {
    Card.Row("of \(basis): \(figures.details(unknown: "unknown"))", emphasis: .muted)
  }

  /// How much of a sum's energy is estimated; nil where none is.
  static func estimatedShare(_ totals: Totals) -> String? {
    guard totals.estimatedEnergy > .zero else { return nil }
    return "\(totals.estimatedPercent) % of the energy is estimated."
  }

  /// A sum, with its worst tier.
  static func total(_ name: String, _ totals: Totals) -> Card.Row {
    var row = row(
      name: name, amount: "", figures: totals.figures, mark: totals.worstTier?.rawValue ?? "", emphasis: .total)
    row.cells[2] = .right(energy(of: totals))
    row.cells[3] = .right(macros(totals.figures, atLeast: totals.incomplete))
    return row
  }

  /// The energy of a sum: at least what it says where a part does not know it.
  static func energy(of totals: Totals) -> String {
    let isAtLeast = totals.incomplete.contains(.energy) && totals.figures.energy != nil
    return (isAtLeast ? "≥" : "") + energy(totals.figures)
  }

  static func energy(_ figures: Nutrients) -> String {
    figures.energy.map { "\($0.formatted()) kcal" } ?? "? kcal"
  }

  /// "P 11.6  C 61.8  F 1.9": two spaces, so that the layout keeps the three in columns of their own.
  /// A sum that some part does not know is at least what it says: "P ≥20.0".
  private static func macros(_ figures: Nutrients, atLeast incomplete: Set<Nutrient> = []) -> String {
    func cell(_ letter: String, _ nutrient: Nutrient) -> String {
      guard let figure = figures[nutrient] else { return "\(letter) ?" }
      return "\(letter) \(incomplete.contains(nutrient) ? "≥" : "")\(figure.formatted(trimming: false))"
    }
    return "\(cell("P", .protein))  \(cell("C", .carbohydrate))  \(cell("F", .fat))"
  }
}

extension EntryRow {
  /// An entry before and after a change, two rows.
  static func change(_ before: Entry, _ after: Entry) -> [Card.Row] {
    var old = row(number: nil, before)
    var new = row(number: nil, after)
    old.cells[0].text = "was  " + old.cells[0].text
    new.cells[0].text = "now  " + new.cells[0].text
    old.emphasis = .muted
    return [old, new]
  }
}

extension Nutrients {
  /// The figures that have no column of their own: "saturated fat 1 g, sugar ?".
  func details(unknown: String) -> String {
    Nutrient.details.map { "\($0.name) \(stated($0) ?? unknown)" }.joined(separator: ", ")
  }

  /// "1.2 g"; nil where it is not known.
  func stated(_ nutrient: Nutrient) -> String? { self[nutrient].map { "\($0.formatted()) \(nutrient.unit)" } }
}

extension Nutrient {
  /// What is said beside energy and macros.
  static let details = [Nutrient.saturatedFat, .sugar, .fibre, .sodium]
}
