internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The lines of a food's card, to which edits refer by number.
enum FoodCard {
  enum Line: Int, CaseIterable {
    case figures = 1
    case others, portions, category, brand, barcode, tags
  }

  static func rows(of food: Food) -> [Card.Row] {
    let figures = EntryRow.row(
      number: 1, name: .food(food.title), amount: .hundredGrams, figures: food.per100Grams, mark: food.source.text)
    return [figures]
      + Line.allCases.dropFirst().map { line in Card.Row(number: line.rawValue, [Card.Cell(text(line, of: food))]) }
  }

  private static func text(_ line: Line, of food: Food) -> Text {
    switch line {
    case .figures: .food(food.title)
    case .others: .list(food.per100Grams.details { .nutrientAsked(nutrient: $0) }, .series)
    case .portions: portions(food)
    case .category: .foodInCategory(category: food.category)
    case .brand: food.brand.map { .foodBrand(brand: $0) } ?? .foodNoBrand
    case .barcode: food.barcode.map { .foodBarcode(digits: $0) } ?? .foodNoBarcode
    case .tags: food.tags.isEmpty ? .foodNoTags : .foodTags(tags: food.tags.map { .verbatim($0) })
    }
  }

  /// "portions: serving 30 g, slice 40 g, 1 ml is 1.03 g".
  private static func portions(_ food: Food) -> Text {
    let density = food.density.map { [Text.foodDensity(density: $0)] } ?? []
    let all = food.portions.map { Text.foodPortion(unit: $0.unit, grams: $0.grams) } + density
    return all.isEmpty ? .foodNoPortions : .foodPortions(portions: all)
  }
}
