/// Where a food's figures come from.
package struct FoodSource: Hashable, Codable, Sendable {
  /// The kinds of sources.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The table that is built into larder.
    case staples
    case label
    case usda
    case openFoodFacts
    case nationalTable
    /// Typed by the household.
    case household
    /// An estimate, by a model or from a similar food.
    case estimate
  }

  /// The kind of source.
  package var kind: Kind
  /// The key in the source: "sr:168928", a barcode. "recipe" for a built-in food that is computed from others; "like"
  /// for an estimate from a similar food.
  package var reference: String?
  /// The edition of the source: "SR Legacy 2018-04". For a household's value that was imported, the tracker:
  /// "Cronometer". For an estimate, what it is based on: the similar food, or the model's reason.
  package var release: String?
  /// When the source last changed its figures.
  package var date: Day?

  package init(_ kind: Kind, reference: String? = nil, release: String? = nil, date: Day? = nil) {
    self.kind = kind
    self.reference = reference
    self.release = release
    self.date = date
  }

  /// An estimate from a similar food.
  package static func like(_ food: String) -> FoodSource { FoodSource(.estimate, reference: "like", release: food) }

  /// The similar food that an estimate is based on; nil for any other source.
  package var likeness: String? { kind == .estimate && reference == "like" ? release : nil }

  /// Whether the household itself entered the figures: from a label, or as its own value.
  package var isOwn: Bool { kind == .label || kind == .household && release == nil }

  /// The tier of a number from this source.
  package var tier: Tier {
    switch kind {
    case .label: .label
    case .staples, .usda, .openFoodFacts, .nationalTable: .database
    case .household: .remembered
    case .estimate: .estimated
    }
  }
}

extension FoodSource: CustomStringConvertible {
  /// The source as shown to people: "USDA 168928", "label", "your value".
  package var description: String {
    switch kind {
    case .staples, .usda:
      if kind == .staples, reference == "recipe" { return "a usual recipe" }
      guard let reference, let mark = reference.firstIndex(of: ":") else { return table }
      let table = reference[..<mark] == "sr" ? "USDA SR Legacy" : "USDA FNDDS"
      return "\(table) \(reference[reference.index(after: mark)...])"
    case .label: return "label"
    case .openFoodFacts: return "Open Food Facts" + (reference.map { " " + $0 } ?? "")
    case .nationalTable: return reference ?? "national table"
    case .household: return release ?? "your value"
    case .estimate where likeness != nil: return FoodSource.likenessMark + (release ?? "")
    case .estimate: return "model’s estimate" + (release.map { " (\($0))" } ?? "")
    }
  }

  /// The text before the similar food in the description of an estimate.
  package static let likenessMark = "estimated like "

  /// The table's name, where the reference does not contain it: "USDA Foundation 2024-10-31 748608".
  private var table: String {
    guard kind == .usda else { return "food table" }
    return "USDA \(release ?? "FoodData Central")" + (reference.map { " " + $0 } ?? "")
  }
}
