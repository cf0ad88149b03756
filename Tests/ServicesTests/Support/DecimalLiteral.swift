import JSON

/// Prices are written as they are printed: `1.19`.
extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) {
    self = JSONValue(text: "\(value)") ?? .null
  }
}
