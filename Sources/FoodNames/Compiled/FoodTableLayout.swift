internal import FoundationEssentials
internal import Words

/// What stands where in the bytes of the food table. `FoodTableWriter` makes them when larder is built, `StapleTable` reads
/// them where they are.
///
/// Numbers are digits of seven bits (see `TableBytes`). First come how many foods and names there are and where each part
/// begins, then the parts, in this order.
enum FoodTableLayout {
  enum Part: Int, CaseIterable {
    /// Of each food the place of its record among the records, its state and whether it is the default.
    case foods
    /// What `FoodRecord` says.
    case records
    /// Of each group, and behind the last, how many foods are of groups before it.
    case groups
    /// The foods, group by group.
    case foodsOfGroups
    case names
    /// The folded letters of all names.
    case letters
    /// Names by their folded text.
    case texts
    /// Names by their stems together.
    case stems
    /// Foods by their identifiers.
    case identifiers
    /// Of each name how many words say which food is meant, and the hash of its head.
    case content
    /// Names by the stems of their words.
    case words
    /// The letters of these stems.
    case wordLetters
    /// Names that count only where they are said whole, by all their words together.
    case wholeNames
    /// What misspelt names are compared with, and misspelt words.
    case nameSpellings, wordSpellings
    /// What `CompiledPacks` says.
    case packs
  }

  /// Digits of a number that counts, or is a place within a part.
  static let number = 3
  /// Digits of the place of a part.
  static let place = 4
  /// Bytes of a food.
  static let food = number + 1
  /// Bytes of a name: where its letters are, how many (2), its group, its language and what is to be known of it.
  static let name = 2 * number + 3
  /// Bytes of the content of a name.
  static let content = 1 + HashLists.check
  /// Bytes before the first part.
  static let heading = 2 * number + Part.allCases.count * place

  /// Of the byte that says what is to be known of a food: the state takes the lower bits, one more than its number.
  static let isDefault = 0x40
  /// Of that of a name: the language takes the lower bits.
  static let (isWhole, isSynonym, isChinese, isSpelling) = (0x08, 0x10, 0x20, 0x40)

  /// The hash by which a food is found.
  static func hash(of id: UUID) -> UInt64 {
    let bytes = id.uuid
    return [bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15]
      .reduce(0) { $0 << 8 | UInt64($1) }
  }
}
