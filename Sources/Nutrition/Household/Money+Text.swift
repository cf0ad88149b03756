extension Money {
  /// Makes an amount from whole units of the currency ("45.1"), rounded to the minor unit.
  package init(amount: FixedDecimal, currency: String) {
    let places = Money.minorPlaces(of: currency)
    let power = (0..<places).reduce(Int64(1)) { power, _ in power * 10 }
    self.init(minorUnits: amount.rounded(toPlaces: places).units / (FixedDecimal.scale / power), currency: currency)
  }

  /// The amount in whole units of the currency.
  package var amount: FixedDecimal {
    FixedDecimal(Int(minorUnits))
      / FixedDecimal((0..<Money.minorPlaces(of: currency)).reduce(1) { power, _ in power * 10 })
  }

  /// "45.10 EUR", "1,200 JPY".
  package var text: String {
    "\(amount.formatted(places: Money.minorPlaces(of: currency), trimming: false)) \(currency)"
  }

  /// How many decimals the minor unit takes (ISO 4217).
  package static func minorPlaces(of currency: String) -> Int {
    if Money.withoutMinorUnit.contains(currency) { return 0 }
    return Money.inThousandths.contains(currency) ? 3 : 2
  }

  private static let withoutMinorUnit: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
  ]
  private static let inThousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
