internal import Nutrition

/// The amount of money at the end of a line. Only a few marks may follow it: a tax letter, a star, the currency.
struct FinalAmount: Hashable, Sendable {
  let value: FixedDecimal
  /// Its first token, including the sign or the currency before the number.
  let start: Int
  /// The index of the number's token.
  let position: Int
  /// The letter or digit after it, which refers to a rate in the table of taxes; nil where there is none.
  let taxMark: String?
  /// Whether letters directly precede it, so that its first digit may be a misread letter.
  let isGlued: Bool
  let currency: String?
  /// Whether the currency is before it, as it is in totals and payments.
  let hasCurrencyBefore: Bool

  /// Larger numbers are not prices.
  private static let most = FixedDecimal(1_000_000)

  init?(of line: PrintedLine, anyTail: Bool = false) {
    var index = line.tokens.count - 1
    var tail = 0
    while index >= 0 {
      if FinalAmount.isAmount(line, at: index) {
        self.init(line, at: index)
        return
      }
      guard anyTail || tail < 6 && FinalAmount.isTail(line, at: index) else { break }
      index -= 1
      tail += 1
    }
    guard FinalAmount.endsWithProduct(line) else { return nil }
    self.init(line, at: line.tokens.count - 1)
  }

  /// Whether the line ends with whole numbers of which the last is the product of the two before: "RICE   2   95
  /// 190".
  private static func endsWithProduct(_ line: PrintedLine) -> Bool {
    let last = line.tokens.suffix(3).compactMap(\.number)
    guard last.count == 3, last.allSatisfy(\.isWhole), last[0].value > .zero, last[1].value > FixedDecimal(1),
      last[0].digits <= 3, last[2].digits <= 6
    else { return false }
    return last[0].value * last[1].value == last[2].value && line.letters(in: 0..<line.bytes.count) >= 3
  }

  private init(_ line: PrintedLine, at position: Int) {
    let tokens = line.tokens
    var start = position
    var negative = false
    var currency: String?
    while start > 0 {
      let before = tokens[start - 1]
      if before.kind == .minus, tokens[start].isGlued {
        negative = true
      } else if case .currency(let code) = before.kind, !FinalAmount.belongsToNumber(line, start - 1) {
        currency = code
      } else if before.kind != .star {
        break
      }
      start -= 1
    }
    if position + 1 < tokens.count, tokens[position + 1].kind == .minus, tokens[position + 1].isGlued {
      negative = true
    }
    var mark: String?
    for token in tokens[(position + 1)...] {
      if case .currency(let code) = token.kind { currency = currency ?? code }
      if mark == nil, token.kind == .word || token.number != nil { mark = line.text(of: token) }
    }
    var value = tokens[position].number?.value ?? .zero
    if tokens[position].number?.places == 3 { value = FixedDecimal(units: value.units / 1_000_000 * 1_000_000) }
    self.value = negative ? -value : value
    self.start = start
    self.position = position
    hasCurrencyBefore = tokens[start..<position].contains { $0.isCurrency }
    self.currency = currency
    taxMark = mark
    isGlued = position > 0 && tokens[position].isGlued && tokens[position - 1].kind == .word
  }

  static func isAmount(_ line: PrintedLine, at index: Int) -> Bool {
    guard let number = line.tokens[index].number, number.value < most else { return false }
    if number.places == 3 { return isTaxLetterGlued(line, at: index) }
    guard number.places == 2 else { return false }
    guard index + 1 < line.tokens.count else { return true }
    let next = line.tokens[index + 1]
    switch next.kind {
    case .percent, .times, .at: return false
    case .slash: return false
    case .word:
      if PackUnit(word: line.text(of: next), isGlued: next.isGlued) != nil { return false }
      return !isSlash(line, at: index + 2)
    case .currency: return !isSlash(line, at: index + 2)
    default: return true
    }
  }

  /// Whether a price per something follows: "2.49 EUR / kg".
  private static func isSlash(_ line: PrintedLine, at index: Int) -> Bool {
    index < line.tokens.count && line.tokens[index].kind == .slash
  }

  /// Whether "4,788" at the end of a line is a misread "4,78 B".
  private static func isTaxLetterGlued(_ line: PrintedLine, at index: Int) -> Bool {
    let token = line.tokens[index]
    return index == line.tokens.count - 1 && index > 0 && line.gap(before: index) >= 2
      && line.bytes[token.range.upperBound - 1] == UInt8(ascii: "8")
      && line.letters(in: 0..<token.range.lowerBound) >= 3
  }

  /// Whether a currency belongs to another number, which it directly follows: "PFAND 0,48 EUR   0,48".
  private static func belongsToNumber(_ line: PrintedLine, _ index: Int) -> Bool {
    index > 0 && line.tokens[index - 1].number != nil && line.gap(before: index) < line.gap(before: index + 1)
  }

  /// The end of the tokens before an amount, without a tax rate such as "%10".
  static func withoutTaxRate(_ line: PrintedLine, before end: Int) -> Int {
    guard end >= 3, let rate = line.tokens[end - 1].number, rate.isWhole, rate.digits <= 2,
      line.tokens[end - 1].isGlued,
      line.tokens[end - 2].kind == .percent, !line.tokens[end - 2].isGlued
    else { return end }
    return end - 2
  }

  private static func isTail(_ line: PrintedLine, at index: Int) -> Bool {
    let token = line.tokens[index]
    switch token.kind {
    case .currency, .star, .mark, .minus: return true
    case .percent: return index > 0 || index + 1 < line.tokens.count
    case .word: return token.range.count <= 4 && PackUnit(word: line.text(of: token), isGlued: token.isGlued) == nil
    case .number(let number): return number.isWhole && number.digits <= 3
    default: return false
    }
  }
}
