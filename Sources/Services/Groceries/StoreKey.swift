internal import FoodData
internal import FoundationEssentials
internal import Nutrition

/// The key by which a line is recognised on later receipts of the same store.
struct StoreKey: Hashable {
  let store: String
  let line: String

  /// Nil where the store or the line has no letter to recognise it by.
  init?(store: String?, line: String) {
    guard let store = store.map(StoreKey.folded), !store.isEmpty else { return nil }
    // Text recognition confuses letters with digits, so an outline of the line is compared; a line without an outline is
    // compared as it is.
    let outline = String(StoreLineKey.key(of: line).unicodeScalars.prefix(200).map(Character.init))
    let key = outline.isEmpty ? StoreKey.folded(line) : outline
    guard !key.isEmpty else { return nil }
    self.store = store
    self.line = key
  }

  var id: UUID { StableIdentifier.of("known line\n\(store)\n\(line)") }

  /// Only letters and digits, in lower case: "Corner-Shop" and "corner shop" are one store.
  static func folded(_ text: String) -> String {
    let plain = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return String(plain.unicodeScalars.prefix(200).map(Character.init))
  }
}
