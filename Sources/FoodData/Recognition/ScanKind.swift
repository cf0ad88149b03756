/// What a person takes a file for that is to be looked at.
package enum ScanKind: String, CaseIterable, Codable, Sendable {
  case label, receipt, meal, barcode
}
