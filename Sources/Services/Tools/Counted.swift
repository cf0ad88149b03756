internal import Nutrition

extension Int {
  /// A count with its noun: "1 day", "1,204 days", "2 entries".
  ///
  /// - Parameter many: the plural, where it is not formed with "s".
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(formatted) \(self == 1 ? one : many ?? one + "s")"
  }

  /// "1,204".
  var formatted: String { FixedDecimal(self).formatted(places: 0) }
}
