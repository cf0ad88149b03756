package import Nutrition

/// An outside source that was imported, in one of its editions.
package struct ReferenceSource: Hashable, Sendable {
  /// Who publishes the figures: USDA, Open Food Facts, a national table.
  package let kind: FoodSource.Kind
  /// "SR Legacy", "Open Food Facts".
  package let title: String
  /// As in `FoodSource.release`: "SR Legacy 2018-04".
  package let release: String?
  /// The attribution and the licence.
  package let credit: String?
  /// How many of its foods are stored.
  package let foods: Int
  /// When an import of it last finished; nil where none has.
  package let imported: Instant?
}

/// The parts of a release's name: a title followed by an edition with digits.
struct ReleaseName {
  let title: String
  /// The numbers of the edition, by which two editions are compared.
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
