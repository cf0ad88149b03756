internal import Nutrition
internal import Proposals

/// The lines of a food on a card, each of which an edit can refer to.
enum FoodCard {
  enum Line: Int, CaseIterable {
    case figures = 1
    case others, portions, category, brand, barcode, tags
  }

  static func rows(of food: Food) -> [Card.Row] {
    let figures = EntryRow.row(
      number: 1, name: food.title, amount: "100 g", figures: food.per100Grams, mark: food.source.description)
    return [figures]
      + Line.allCases.dropFirst().map { line in Card.Row(number: line.rawValue, [Card.Cell(text(line, of: food))]) }
  }

  private static func text(_ line: Line, of food: Food) -> String {
    switch line {
    case .figures: food.title
    case .others: food.per100Grams.details(unknown: "?")
    case .portions: "portions: \(portions(food) ?? "none")"
    case .category: "category: \(food.category.rawValue)"
    case .brand: "brand: \(food.brand ?? "none")"
    case .barcode: "barcode: \(food.barcode ?? "none")"
    case .tags: "tags: \(food.tags.isEmpty ? "none" : food.tags.joined(separator: ", "))"
    }
  }

  /// "serving 30 g, slice 40 g, 1 ml is 1.03 g"; nil where nothing is known.
  private static func portions(_ food: Food) -> String? {
    let density = food.density.map { ["1 ml is \($0.formatted(places: 3)) g"] } ?? []
    let all = food.portions.map { "\($0.unit.rawValue) \($0.grams)" } + density
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
