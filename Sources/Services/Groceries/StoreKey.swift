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
    // A recogniser of text confuses letters with digits; what no outline can be made of is compared as it is.
    let outline = String(StoreLineKey.key(of: line).unicodeScalars.prefix(200).map(Character.init))
    let key = outline.isEmpty ? StoreKey.folded(line) : outline
    guard !key.isEmpty else { return nil }
    self.store = store
    self.line = key
  }

  var id: UUID { StableIdentifier.of("known line\n\(store)\n\(line)") }

  /// Letters and digits alone, in small letters: "Corner-Shop" and "corner shop" are one store.
  static func folded(_ text: String) -> String {
    let plain = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return String(plain.unicodeScalars.prefix(200).map(Character.init))
  }
}
