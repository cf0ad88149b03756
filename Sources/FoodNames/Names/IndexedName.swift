internal import Nutrition
internal import Words

/// A food as the index keeps it.
struct IndexedFood: Hashable, Sendable {
  let number: Int
  let state: FoodState?
  let isDefault: Bool
}

/// A name as the index keeps it.
struct IndexedName: Hashable, Sendable {
  /// Where its folded text stands among the letters of all names.
  var start: UInt32 = 0
  var length: UInt16 = 0
  private let groupNumber: Int32
  let isSynonym: Bool
  let language: Language
  /// Whether a part is written without spaces between words.
  var isChinese = false
  /// Counts only where it is said whole: nothing is taken for it by likeness.
  var isWhole = false
  /// Only another spelling of the name before it.
  var isSpelling = false

  init(group: Int, isSynonym: Bool, language: Language) {
    groupNumber = Int32(truncatingIfNeeded: group)
    self.isSynonym = isSynonym
    self.language = language
  }

  var group: Int { Int(groupNumber) }
  var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
}
