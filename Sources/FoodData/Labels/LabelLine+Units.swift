internal import EmbeddedWords
internal import Nutrition
internal import Words

extension LabelLine {
  /// "Og", "Omg", "lig": numbers with their unit in which digits were read as letters.
  static func misread(_ word: String) -> LabelNumber? {
    guard word.hasSuffix("g"), (2...4).contains(word.utf8.count) else { return nil }
    let isMilligram = word.hasSuffix("mg")
    var value = 0
    for byte in word.utf8.dropLast(isMilligram ? 2 : 1) {
      switch byte {
      case UInt8(ascii: "O"), UInt8(ascii: "o"): value *= 10
      case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "i"): value = value * 10 + 1
      default: return nil
      }
    }
    return word.utf8.count > (isMilligram ? 2 : 1)
      ? LabelNumber(value: FixedDecimal(value), unit: isMilligram ? .milligram : .gram) : nil
  }

  /// The unit that a word is, also as it is misread.
  static func unit(_ word: String) -> LabelNumber.Unit? {
    switch word.lowercased() {
    case "rng", "mq": return .milligram
    case "µg", "mcg", "ug": return .microgram
    case "kj", "kjoule", "ki", "kl", "k": return .kilojoule
    case "kcal", "cal", "cals", "kca", "kcai", "calories", "kkal", "keal", "kcat": return .kilocalorie
    // A nine on its own is a number of the row.
    case "9": return nil
    default:
      return switch measure(word) {
      case .gram: .gram
      case .milligram: .milligram
      default: nil
      }
    }
  }

  /// A unit of weight or volume, also as a text recogniser misreads it: a "g" as "q" or "9", the "l" of "ml" as "i" or
  /// not at all.
  static func measure(_ word: String) -> MeasureUnit? {
    switch word.lowercased() {
    case "q", "9": .gram
    case "m", "mi": .millilitre
    default: UnitWords.embedded.unit(word)
    }
  }
}
