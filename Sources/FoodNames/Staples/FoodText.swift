internal import Nutrition

/// One text of the food table, with the path or name of its file.
package struct FoodText: Hashable, Sendable {
  /// The path or just the name. The last component decides its place among the texts: "bakery.txt".
  package let file: String
  /// The text in UTF-8.
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The texts in the order of the table: shelf by shelf, then the others. Among foods that match words equally well
  /// the first wins.
  package static func inOrder(_ texts: [FoodText]) -> [FoodText] {
    texts.sorted { ($0.category, $0.name) < ($1.category, $1.name) }
  }

  /// Whether its foods were generated from the descriptions of a reference, rather than written by hand.
  var isByRule: Bool { name.hasPrefix("usda-") }

  private var category: Int {
    FoodCategory.allCases.firstIndex { name == $0.rawValue + ".txt" } ?? FoodCategory.allCases.count
  }

  private var name: Substring { file[(file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex)...] }
}
