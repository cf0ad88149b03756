/// What a person takes a file for.
package enum ScanKind: String, CaseIterable, Codable, Sendable {
  case label, receipt, meal, barcode
}
