internal import Nutrition

/// Takes the parts of a quantity off a line's tokens, from right to left.
struct QuantityReader {
  let line: PrintedLine
  /// The next token to look at.
  var index: Int

  /// A number with its units.
  struct Part {
    let number: PrintedNumber
    let value: FixedDecimal
    var unit: ReceiptUnit?
    /// The unit after a slash: "EUR/kg".
    var perUnit: ReceiptUnit?
    var hasCurrency: Bool

    /// Whether it is an amount of money: it has two decimal places or a currency, and no unit.
    var isMoney: Bool { (number.places == 2 || hasCurrency) && unit == nil }
  }

  /// The next number with its units; nil where the next token is none.
  ///
  /// - Parameter tolerant: whether to skip a short word, which may be a misread "Stk".
  mutating func takeNumber(tolerant: Bool = false) -> Part? {
    let before = index
    var unit: PackUnit?
    var isPer = false
    var hasCurrency = false
    var skipped = 0
    while index >= 0, skipped < 5 {
      let token = line.tokens[index]
      if let number = token.number {
        return part(number, unit: unit, isPer: isPer, hasCurrency: hasCurrency)
      }
      let isShort = tolerant && (token.kind == .word && token.range.count <= 3 || token.kind == .mark)
      guard take(token, unit: &unit, isPer: &isPer, hasCurrency: &hasCurrency) || isShort else { break }
      index -= 1
      skipped += 1
    }
    index = before
    return nil
  }

  private func take(
    _ token: PrintedToken, unit: inout PackUnit?, isPer: inout Bool, hasCurrency: inout Bool
  ) -> Bool {
    switch token.kind {
    case .currency: hasCurrency = true
    case .slash: isPer = true
    case .word:
      let word = line.text(of: token)
      if let found = PackUnit(word: word, isGlued: true) {
        unit = unit ?? found
      } else if isPer, unit != nil, token.range.count <= 3 {
        // In "FUR/kg" the currency was misread.
        hasCurrency = true
      } else if !PackUnit.isPieces(word) {
        return false
      }
    case .mark: return [".", "="].contains(line.text(of: token))
    default: return false
    }
    return true
  }

  private mutating func part(
    _ number: PrintedNumber, unit: PackUnit?, isPer: Bool, hasCurrency: Bool
  ) -> Part {
    index -= 1
    var hasCurrency = hasCurrency
    var negative = false
    if index >= 0, line.tokens[index].isCurrency {
      hasCurrency = true
      index -= 1
    }
    if index >= 0, line.tokens[index].kind == .minus {
      negative = true
      index -= 1
    }
    let value = number.value * (unit?.factor ?? FixedDecimal(1))
    return Part(
      number: number, value: negative ? -value : value, unit: isPer ? nil : unit?.unit,
      perUnit: isPer ? unit?.unit : nil, hasCurrency: hasCurrency)
  }

  /// A times sign or an "@"; nil where the next token is neither.
  ///
  /// - Parameter behindCurrency: whether an amount with its currency follows, before which "@" may be read as a zero.
  mutating func takeTimes(behindCurrency: Bool = false) -> PrintedToken? {
    guard index >= 0 else { return nil }
    let token = line.tokens[index]
    let isStar = token.kind == .star && index > 0 && isNumberOrUnit(index - 1)
    let isZero = behindCurrency && index > 0 && token.number?.value == .zero && line.tokens[index - 1].number != nil
    guard token.kind == .times || token.kind == .at || isStar || isZero else { return nil }
    index -= 1
    return token
  }

  private func isNumberOrUnit(_ index: Int) -> Bool {
    let token = line.tokens[index]
    return token.number != nil || token.kind == .word && PackUnit(word: line.text(of: token), isGlued: true) != nil
  }
}
