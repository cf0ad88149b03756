internal import FoundationEssentials
package import Nutrition
package import Store

/// How a profile wants its health markers shown. It is a matter of taste and not a record, so it is stored with the settings.
package struct MarkerChoice: Hashable, Sendable {
  /// The reference values; those of the World Health Organization until others are chosen.
  package var references: ReferenceValues
  /// Whether markers are coloured as well; words alone tell how they stand.
  package var isColoured: Bool

  package init(references: ReferenceValues = .who, isColoured: Bool = false) {
    self.references = references
    self.isColoured = isColoured
  }

  /// The choice changed by words: "who", "eu", "us", "colour", "plain". Nil where a word is none of these.
  package func changed(by words: [String]) -> MarkerChoice? {
    var choice = self
    for word in words {
      switch word.lowercased() {
      case "colour", "color": choice.isColoured = true
      case "plain": choice.isColoured = false
      case let name:
        guard let references = ReferenceValues(rawValue: name) else { return nil }
        choice.references = references
      }
    }
    return choice
  }

  /// "us colour".
  private var words: [String] { [references.rawValue, isColoured ? "colour" : "plain"] }
}

extension MarkerChoice {
  /// The choice of a profile; the default until it has chosen.
  package static func of(_ profile: Profile, in store: Store) throws(StoreError) -> MarkerChoice {
    let words = try store.bookkeeping.setting(key(profile)) ?? ""
    return MarkerChoice().changed(by: words.split(separator: " ").map(String.init)) ?? MarkerChoice()
  }

  /// Stores the choice with the settings.
  package func keep(for profile: Profile, in store: Store) throws(StoreError) {
    try store.bookkeeping.set(MarkerChoice.key(profile), to: words.joined(separator: " "))
  }

  private static func key(_ profile: Profile) -> String { "markers \(profile.id.uuidString)" }
}
