/// Where a food's figures are from.
package struct FoodSource: Hashable, Codable, Sendable {
  /// Who says the figures.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The table that comes with larder.
    case staples
    case label
    case usda
    case openFoodFacts
    case nationalTable
    /// Typed by the household.
    case household
    /// Nobody stated it: of a model, or by another food.
    case estimate
  }

  /// What sort of source it is.
  package var kind: Kind
  /// The key in that source: "sr:168928", a barcode; "recipe" for a food of the table that is made of others; "like" for
  /// an estimate by another food.
  package var reference: String?
  /// Which edition of the source it was: "SR Legacy 2018-04"; of the household's value, whose diary it came from:
  /// "Cronometer"; of an estimate, what it rests on: the other food, or what a model says.
  package var release: String?
  /// When the source last changed its figures.
  package var date: Day?

  package init(_ kind: Kind, reference: String? = nil, release: String? = nil, date: Day? = nil) {
    self.kind = kind
    self.reference = reference
    self.release = release
    self.date = date
  }

  /// An estimate by another food.
  package static func like(_ food: String) -> FoodSource { FoodSource(.estimate, reference: "like", release: food) }

  /// The food that an estimate was made by.
  package var likeness: String? { kind == .estimate && reference == "like" ? release : nil }

  /// Whether the household read or typed it itself: off a pack, or as it knows it.
  package var isOwn: Bool { kind == .label || kind == .household && release == nil }

  /// How well a number from here is known.
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
  /// For people: "USDA 168928", "label", "your value".
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

  /// Stands before the other food where an estimate by it is written.
  package static let likenessMark = "estimated like "

  /// Where the reference names no table itself: "USDA Foundation 2024-10-31 748608".
  private var table: String {
    guard kind == .usda else { return "food table" }
    return "USDA \(release ?? "FoodData Central")" + (reference.map { " " + $0 } ?? "")
  }
}
