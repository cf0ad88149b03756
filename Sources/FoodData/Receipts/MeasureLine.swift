internal import Nutrition

/// A quantity and its unit price on separate lines: "11,79 Liter", "1,499 EUR / Liter".
enum MeasureLine: Hashable, Sendable {
  case measure(FixedDecimal, ReceiptUnit)
  case unitPrice(FixedDecimal, ReceiptUnit)

  init?(_ line: PrintedLine) {
    for (index, token) in line.tokens.enumerated() {
      guard let number = token.number, number.places >= 2, number.value > .zero else { continue }
      var next = index + 1
      var isPrice = false
      while next < line.tokens.count, line.tokens[next].isCurrency || line.tokens[next].kind == .slash {
        isPrice = isPrice || line.tokens[next].kind == .slash
        next += 1
      }
      guard next < line.tokens.count, line.tokens[next].kind == .word,
        let unit = PackUnit(word: line.text(of: line.tokens[next]), isGlued: line.tokens[next].isGlued)?.unit,
        unit == .litre || unit == .kilogram, isPrice || next == index + 1
      else { continue }
      self = isPrice ? .unitPrice(number.value, unit) : .measure(number.value, unit)
      return
    }
    return nil
  }
}
