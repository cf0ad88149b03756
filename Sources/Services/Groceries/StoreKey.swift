internal import FoodData
internal import FoundationEssentials
internal import Nutrition

/// By what a line is known again on later receipts of its store.
struct StoreKey: Hashable {
  let store: String
  let line: String

  /// Nil where the store or the line has no letter to know it by.
  init?(store: String?, line: String) {
    guard let store = store.map(StoreKey.folded), !store.isEmpty else { return nil }
    let line = StoreKey.folded(line)
    guard !line.isEmpty else { return nil }
    self.store = store
    self.line = line
  }

  var id: UUID { StableIdentifier.of("known line\n\(store)\n\(line)") }

  /// Letters and digits alone, in small letters: "BIO H-MILCH 3,5%" and "Bio H-Milch 3.5 %" are one line.
  static func folded(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber }.prefix(200))
  }
}
