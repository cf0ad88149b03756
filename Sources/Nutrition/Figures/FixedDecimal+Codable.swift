package import FoundationEssentials

/// In JSON a figure is a number, as exact as it is: what is written is read as the same figure.
extension FixedDecimal: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let figure = FixedDecimal(try container.decode(Decimal.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a number out of range")
    }
    self = figure
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let double { try container.encode(double) } else { try container.encode(decimal) }
  }

  /// The nearest double where its shortest text is the figure's own digits: up to fifteen of them, and no exponent. An
  /// encoder writes it in a fraction of the time that a decimal takes, and a diary is mostly figures.
  private var double: Double? {
    let magnitude = units.magnitude
    guard magnitude == 0 || 10_000..<1_000_000_000_000_000 ~= magnitude else { return nil }
    return Double(units) / Double(FixedDecimal.scale)
  }

  /// Nil where the number is out of range.
  package init?(_ decimal: Decimal) {
    guard let figure = FixedDecimal(decimal.description) else { return nil }
    self = figure
  }

  /// The same number as Foundation's decimal, exactly.
  package var decimal: Decimal {
    // By the exponent: dividing gives the same at a hundred times the cost.
    Decimal(sign: .plus, exponent: -8, significand: Decimal(units))
  }
}
