package import Nutrition

/// An outside source that was imported, in one of its editions.
package struct ReferenceSource: Hashable, Sendable {
  /// Who says the figures: USDA, Open Food Facts, a national table.
  package let kind: FoodSource.Kind
  /// "SR Legacy", "Open Food Facts".
  package let title: String
  /// As in `FoodSource.release`: "SR Legacy 2018-04".
  package let release: String?
  /// Whom to thank, and the licence.
  package let credit: String?
  /// How many foods of it there are.
  package let foods: Int
  /// When an import of it last came to its end; nil where none has.
  package let imported: Instant?
}

/// What the name of a release says: a title and, behind it, an edition with digits.
struct ReleaseName {
  let title: String
  /// The numbers of the edition, by which two of them are compared.
  let edition: [Int]

  /// - Parameter release: empty for none.
  init(_ release: String, of kind: FoodSource.Kind) {
    var words = release.split(separator: " ")
    let edition = words.last.flatMap { $0.first?.isNumber == true ? words.popLast() : nil }
    self.edition = edition?.split { !$0.isNumber }.map { Int($0) ?? 0 } ?? []
    title = words.isEmpty ? ReleaseName.title(of: kind) : words.joined(separator: " ")
  }

  private static func title(of kind: FoodSource.Kind) -> String {
    switch kind {
    case .usda: "USDA FoodData Central"
    case .openFoodFacts: "Open Food Facts"
    case .staples, .label, .nationalTable, .household, .estimate: "Foods"
    }
  }
}
