internal import Nutrition
internal import Words

/// A food in the index.
struct IndexedFood: Hashable, Sendable {
  let number: Int
  let state: FoodState?
  let isDefault: Bool
}

/// A name in the index.
struct IndexedName: Hashable, Sendable {
  /// Where its folded text begins in the text of all names.
  var start: UInt32 = 0
  var length: UInt16 = 0
  private let groupNumber: Int32
  let isSynonym: Bool
  let language: Language
  /// Whether a part of it is written without spaces between words.
  var isChinese = false
  /// Whether it matches only as a whole, and never because it is similar.
  var isWhole = false
  /// Whether it is just another spelling of the name before it.
  var isSpelling = false

  init(group: Int, isSynonym: Bool, language: Language) {
    groupNumber = Int32(truncatingIfNeeded: group)
    self.isSynonym = isSynonym
    self.language = language
  }

  var group: Int { Int(groupNumber) }
  var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
}
