/// Which figures a period is made of.
package enum PeriodSource: String, CaseIterable, Codable, Sendable {
  /// What the diary says.
  case eaten
  /// What was carried home: the foods on the receipts.
  case bought
}
