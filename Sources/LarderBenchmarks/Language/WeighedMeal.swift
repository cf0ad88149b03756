internal import Interpreter
internal import Nutrition

/// A meal whose foods and weights are known, and its comparison with what was understood.
///
/// An item is right if an understood item, not yet matched to another, has the same weight (within half a per cent or 0.05 g,
/// since sentences round) and shares a word with its name. Words that only tell how the food was made or its colour do not
/// count; two neighbouring words may be written as one; longer words may differ in one letter ("yoghurt"); and beef matches
/// cow. A sentence is right if all its items are and nothing else was understood.
struct WeighedMeal {
  struct Item {
    let grams: Double
    let words: Set<String>
  }

  let items: [Item]

  /// - Parameter column: "grams|food|…; grams|food|…".
  init(column: String) {
    items = column.split(separator: ";").compactMap { part in
      let cells = part.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 1, let grams = Double(cells[0].filter { $0 != " " }) else { return nil }
      return Item(grams: grams, words: WeighedMeal.words(of: String(cells[1])))
    }
  }

  /// Counts the items that are right, and tells whether the sentence as a whole is.
  func compared(with understood: [FoodItem]) -> (right: Int, isWhole: Bool) {
    var left = understood
    var right = 0
    for item in items {
      guard let index = left.firstIndex(where: { WeighedMeal.isRight($0, item) }) else { continue }
      left.remove(at: index)
      right += 1
    }
    return (right, right == items.count && left.isEmpty)
  }

  private static func isRight(_ found: FoodItem, _ item: Item) -> Bool {
    guard let grams = found.grams else { return false }
    let difference = abs(Double(grams.milligrams) / 1_000 - item.grams)
    return difference <= item.grams * 0.005 + 0.05
      && words(of: found.wording).contains { word in item.words.contains { isSame(word, $0) } }
  }

  private static let sayingLittle: Set<String> = [
    "with", "and", "the", "from", "for", "not", "raw", "cooked", "dried", "fresh", "white", "red", "green", "black",
    "brown", "regular", "made", "homemade", "other",
  ]

  /// The stems of the distinctive words of a name, or of all words where none is distinctive, and of its neighbouring words
  /// joined.
  private static func words(of name: String) -> Set<String> {
    let all = name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let telling = all.filter { $0.count > 2 && !sayingLittle.contains($0) && !$0.allSatisfy(\.isNumber) }
    return Set((telling.isEmpty ? all : telling).map(stem) + zip(all, all.dropFirst()).map { stem($0 + $1) })
  }

  private static func isSame(_ word: String, _ other: String) -> Bool {
    if word == other || word == "beef" && ["bovine", "cow"].contains(other) { return true }
    guard min(word.count, other.count) > 4, abs(word.count - other.count) < 2 else { return false }
    let start = zip(word, other).prefix { $0 == $1 }.count
    let (left, right) = (word.dropFirst(start), other.dropFirst(start))
    return left.dropFirst() == right.dropFirst() || left.dropFirst() == right || left == right.dropFirst()
  }

  private static func stem(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["oes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3 ? String(word.dropLast()) : word
  }
}
