internal import Nutrition

extension Int {
  /// So many of something: "1 day", "1,204 days", "2 entries".
  ///
  /// - Parameter many: what several are called, where that is not the word with an s.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(formatted) \(self == 1 ? one : many ?? one + "s")"
  }

  /// "1,204".
  var formatted: String { FixedDecimal(self).formatted(places: 0) }
}
