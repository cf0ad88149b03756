internal import Nutrition
internal import Words

/// Splits a recipe line into tokens in about one pass, without making strings.
struct IngredientScanner {
  let vocabulary: IngredientVocabulary
  var bytes: [UInt8] = []
  var tokens: [IngredientToken] = []
  var position = 0
  var folded: [UInt8] = []
  var hyphens: [Int] = []
  var hash = WordHash()

  init(vocabulary: IngredientVocabulary) {
    self.vocabulary = vocabulary
    folded.reserveCapacity(IngredientVocabulary.longestWord + 8)
    tokens.reserveCapacity(64)
  }

  /// The most tokens of a line.
  private static let most = 400

  mutating func scan(_ line: String) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: line.utf8)
    tokens.removeAll(keepingCapacity: true)
    position = 0
    var spacing = Token.Spacing.apart
    while position < bytes.count, tokens.count < IngredientScanner.most {
      switch bytes[position] {
      case 0...0x20, 0x7F:
        position += 1
        spacing = .apart
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): takeNumber(spacing)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): takeWord(spacing)
      case UInt8(ascii: "."):
        if spacing == .apart, isDigit(at: position + 1) { takeNumber(spacing) } else { takeMark(spacing) }
      case 0x80...:
        guard takeOther(spacing) else {
          spacing = .apart
          continue
        }
      default: takeMark(spacing)
      }
      spacing = .glued
    }
    joinNumbers()
    joinPhrases()
  }

  func isDigit(at index: Int) -> Bool {
    index < bytes.count && bytes[index].isDigit
  }

  mutating func takeMark(_ spacing: Token.Spacing) {
    append(.mark, spacing, length: 1, mark: bytes[position])
  }

  mutating func append(_ kind: Token.Kind, _ spacing: Token.Spacing, length: Int, mark: UInt8 = 0) {
    tokens.append(
      IngredientToken(
        kind: kind, spacing: spacing, mark: mark, start: Int32(position), end: Int32(position + length)))
    position += length
  }

  /// Takes digits with single points and commas between them.
  mutating func takeNumber(_ spacing: Token.Spacing) {
    var end = position + 1
    while end < bytes.count {
      let isSeparator = bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",")
      guard isDigit(at: end) || (isSeparator && isDigit(at: end + 1)) else { break }
      end += 1
    }
    let figure = Digits.figure(bytes[position..<end], thousands: vocabulary.numbers.thousands)
    append(.number, spacing, length: end - position)
    if let figure {
      tokens[tokens.count - 1].word.figure = figure
      tokens[tokens.count - 1].word.roles = .number
    }
  }

  /// Takes a character beyond ASCII. False for what separates words like a space.
  mutating func takeOther(_ spacing: Token.Spacing) -> Bool {
    let (scalar, length) = scalar(at: position)
    switch ScalarKind(scalar) {
    case .fraction:
      append(.fraction, spacing, length: length)
      tokens[tokens.count - 1].word.figure = VulgarFraction.figure(scalar) ?? .zero
      return true
    case .letter: takeWord(spacing)
    case .han: takeHan(spacing, length)
    case .mark where scalar == "×": takeTimes(spacing, length)
    case .mark:
      let plain = scalar.asciiMark
      append(.mark, spacing, length: length, mark: plain.isASCII ? UInt8(plain.value) : UInt8(ascii: "*"))
    default:
      switch scalar {
      case "\u{2010}"..."\u{2015}": append(.mark, spacing, length: length, mark: UInt8(ascii: "-"))
      case "\u{2215}": append(.mark, spacing, length: length, mark: UInt8(ascii: "/"))
      case "“", "”", "″": append(.mark, spacing, length: length, mark: UInt8(ascii: "\""))
      default:
        position += length
        return false
      }
    }
    return true
  }

  mutating func takeTimes(_ spacing: Token.Spacing, _ length: Int) {
    append(.word, spacing, length: length)
    tokens[tokens.count - 1].word.roles = .times
  }

  mutating func takeHan(_ spacing: Token.Spacing, _ length: Int) {
    begin()
    for offset in 0..<length { take(bytes[position + offset]) }
    append(.word, spacing, length: length)
    know(vocabulary.number(of: folded, hash: hash.value))
  }

  var units: [KitchenUnit] { vocabulary.units }

  /// How many words of the line the vocabulary knows, not counting its first `shared` words.
  func known(after shared: Int) -> Int {
    tokens.count { $0.isSpelled || Int($0.number) >= shared && !$0.word.roles.isEmpty }
  }

  // MARK: Bytes

  /// The scalar at `index` and its length; the bytes are valid UTF-8, because they come from a string.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(bytes[index])
    switch first {
    case 0..<0x80: return (Unicode.Scalar(UInt8(first)), 1)
    case 0..<0xE0: return (Unicode.Scalar((first & 0x1F) << 6 | tail(index + 1)) ?? " ", 2)
    case 0..<0xF0: return (Unicode.Scalar((first & 0x0F) << 12 | tail(index + 1) << 6 | tail(index + 2)) ?? " ", 3)
    default:
      let value = (first & 0x07) << 18 | tail(index + 1) << 12 | tail(index + 2) << 6 | tail(index + 3)
      return (Unicode.Scalar(value) ?? " ", 4)
    }
  }

  func tail(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}
