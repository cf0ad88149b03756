internal import Nutrition

/// One text of the food table, with the path or the name of the file it was written in.
package struct FoodText: Hashable, Sendable {
  /// Its path or its name alone; the last part decides its place among the texts: "bakery.txt".
  package let file: String
  /// In UTF-8.
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The order in which texts stand in the table: of foods that words mean equally well, the first counts. Shelf by shelf,
  /// then what is of no one shelf.
  package static func inOrder(_ texts: [FoodText]) -> [FoodText] {
    texts.sorted { ($0.category, $0.name) < ($1.category, $1.name) }
  }

  /// Whether its foods were made by rule of the descriptions of a reference, not written by hand.
  var isByRule: Bool { name.hasPrefix("usda-") }

  private var category: Int {
    FoodCategory.allCases.firstIndex { name == $0.rawValue + ".txt" } ?? FoodCategory.allCases.count
  }

  private var name: Substring { file[(file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex)...] }
}
