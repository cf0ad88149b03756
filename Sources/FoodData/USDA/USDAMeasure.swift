internal import Nutrition
internal import Words

/// A household measure, parsed from FoodData Central's words: "cup, chopped", "1 large sandwich", "medium (2-3/4"
/// dia)".
struct USDAMeasure: Hashable {
  let unit: MeasureUnit
  /// Lower ranks are closer to the plain unit: "cup" before "cup, chopped" before "extra large".
  let rank: Int
  /// Whether it is also the weight of a piece, as for "each" with "medium".
  private(set) var isUsualPiece = false

  /// Nil where the words are not a measure that larder has, or a unit of mass, which needs no portion.
  ///
  /// - Parameter title: of the food. A measure that is a word of the title counts as a piece: an egg of "Egg, whole".
  init?(_ words: String, title: String) {
    let known = USDAMeasureWords.embedded
    let whole = words.lowercased()
    guard !whole.hasPrefix("guideline amount") else { return nil }
    let head = whole.prefix { $0 != "," && $0 != "(" }
    var tokens = head.split { !$0.isLetter && !$0.isNumber && $0 != "/" }.map(String.init)
    var rank = head.utf8.count == whole.utf8.count ? 0 : 2
    // "fl oz" is a single unit.
    if tokens.starts(with: ["fl", "oz"]) { tokens.replaceSubrange(0..<2, with: ["floz"]) }
    while tokens.count > 1, known.isFiller(tokens[0]) {
      tokens.removeFirst()
      rank += 1
    }
    guard let first = tokens.first else { return nil }
    if let size = known.size(first) {
      // In "large slice" the unit is the slice, in "large sandwich" it is the size.
      let noun = tokens.dropFirst().first.flatMap { known.unit($0) }
      let isSized = noun != nil && noun != .piece
      unit = isSized ? noun ?? size : size
      rank += isSized ? (size == .medium ? 1 : 3) : 0
      // True for "1 regular" and "1 medium bagel", but not for a medium bag.
      isUsualPiece = unit == .medium && tokens.dropFirst().allSatisfy { USDAMeasure.names($0, in: title) }
    } else if let found = known.unit(first) {
      unit = found
      rank += tokens.count > 1 ? 1 : 0
    } else if USDAMeasure.names(first, in: title) {
      unit = .piece
      rank += tokens.count > 1 ? 2 : 1
    } else {
      return nil
    }
    guard !unit.isMass else { return nil }
    if whole.hasSuffix("ns as to size") { rank -= 3 }
    self.rank = rank + (whole.contains("medium") ? -1 : 0)
  }

  /// A unit with the modifier beside it: "each" with "small (2-1/2" dia)", "wedge" with "medium".
  init?(_ unit: String, sized modifier: String, title: String) {
    guard let measure = USDAMeasure(unit, title: title) else { return nil }
    let words = modifier.lowercased().split { !$0.isLetter }.map(String.init)
    let size = words.first.flatMap { USDAMeasureWords.embedded.size($0) }
    if measure.unit == .piece, let size {
      self.init(unit: size, rank: measure.rank)
      isUsualPiece = size == .medium
    } else {
      let isUsual = words.isEmpty || size == .medium
      self.init(unit: measure.unit, rank: measure.rank + (isUsual ? 0 : 1))
    }
  }

  private init(unit: MeasureUnit, rank: Int) {
    self.unit = unit
    self.rank = rank
  }

  /// Whether the title contains the word, in the singular or the plural.
  private static func names(_ word: String, in title: String) -> Bool {
    let stem = Stemmer.stem(word)
    return stem.count >= 3 && NameWords.folded(title).contains { Stemmer.stem($0) == stem }
  }
}

extension MeasureUnit {
  var isMass: Bool {
    if case .mass = kind { true } else { false }
  }
}
