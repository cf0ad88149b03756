internal import Nutrition

/// The rates for the tax letters of a receipt, from its table of taxes: "A= 19,0%", "B 7 %".
struct TaxRates: Sendable {
  private var rates: [String: FixedDecimal] = [:]

  init(lines: [ReceiptLine]) {
    for line in lines {
      let tokens = line.printed.tokens
      guard let percent = tokens.firstIndex(where: { $0.kind == .percent }), (1...4).contains(percent),
        let rate = tokens[percent - 1].number, let first = tokens.first, first.range.count == 1
      else { continue }
      rates[line.printed.text(of: first)] = rate.value
    }
  }

  /// Whether a mark refers to the highest of several rates, which only hints that the line is not food.
  func isHighest(_ mark: String?) -> Bool {
    guard rates.count > 1, let mark, let rate = rates[String(mark.prefix(1))] else { return false }
    return rate == rates.values.max()
  }
}
