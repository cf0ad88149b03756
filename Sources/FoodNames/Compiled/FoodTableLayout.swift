internal import FoundationEssentials
internal import Words

/// The layout of the compiled food table. `FoodTableWriter` writes it when larder is built, and `StapleTable` reads it
/// in place.
///
/// Numbers are digits of seven bits (see `TableBytes`). The table begins with the number of foods, the number of names
/// and the offset of each part; the parts follow in this order.
enum FoodTableLayout {
  enum Part: Int, CaseIterable {
    /// For each food the offset of its record in `records`, its state, and whether it is the default.
    case foods
    /// The records, as `FoodRecord` describes them.
    case records
    /// For each group, and once after the last, how many foods are in the groups before it.
    case groups
    /// The foods, group by group.
    case foodsOfGroups
    case names
    /// The folded text of all names.
    case letters
    /// Names by the hash of their folded text.
    case texts
    /// Names by the hash of all of their stems together.
    case stems
    /// Foods by their ids.
    case identifiers
    /// For each name the number of its content words (those that say which food it is) and the hash of its head.
    case content
    /// Names by the stems of their content words.
    case words
    /// The letters of these stems.
    case wordLetters
    /// Names that match only as a whole, by all of their words together.
    case wholeNames
    /// What misspelt names and misspelt words are compared with.
    case nameSpellings, wordSpellings
    /// The usual packs, as `CompiledPacks` describes them.
    case packs
  }

  /// Digits of a count, or of an offset within a part.
  static let number = 3
  /// Digits of the offset of a part.
  static let place = 4
  /// Bytes for a food.
  static let food = number + 1
  /// Bytes for a name: where its letters are, how many (2), its group, and a byte with its language and flags.
  static let name = 2 * number + 3
  /// Bytes for the content of a name.
  static let content = 1 + HashLists.check
  /// Bytes before the first part.
  static let heading = 2 * number + Part.allCases.count * place

  /// A flag in the byte for a food; the lower bits are its state, as one more than the state's index.
  static let isDefault = 0x40
  /// Flags in the byte for a name; the lower bits are its language.
  static let (isWhole, isSynonym, isChinese, isSpelling) = (0x08, 0x10, 0x20, 0x40)

  /// The hash under which a food is listed.
  static func hash(of id: UUID) -> UInt64 {
    let bytes = id.uuid
    return [bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15]
      .reduce(0) { $0 << 8 | UInt64($1) }
  }
}
