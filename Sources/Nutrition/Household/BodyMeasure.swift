/// Units for height and body weight.
package enum BodyMeasure {
  /// By definition (international yard and pound agreement, 1959).
  package static let kilogramsInPound = FixedDecimal(units: 45_359_237)
  /// By the same agreement.
  package static let centimetresInInch = FixedDecimal(units: 254_000_000)
}
