internal import Calls
internal import EmbeddedWords
package import FoundationEssentials
internal import Words

/// The foods that were last listed in this conversation. Numbers refer to it, and the next page continues it.
package struct FoodListing: Sendable {
  /// The foods shown so far, in order.
  package private(set) var shown: [UUID]
  let question: BrowseFoodsCall

  init(_ question: BrowseFoodsCall, shown: [UUID]) {
    self.question = question
    self.shown = shown
  }

  /// Adds a shown food, and returns its number.
  mutating func add(_ food: UUID) -> Int {
    shown.append(food)
    return shown.count
  }

  /// The food with a number on the list: "2", "#2", "number 2".
  func food(called words: String) -> UUID? {
    let digits = words.split { $0 == " " || $0 == "#" }.last ?? ""
    let lead = words.dropLast(digits.count).filter(\.isLetter)
    guard lead.isEmpty || CardWords.embedded.leadsToNumber(lead), digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      let number = Int(digits), shown.indices.contains(number - 1)
    else { return nil }
    return shown[number - 1]
  }
}
