package import Nutrition

/// What is saved of the program's own data together with a proposal's records. None of it replaces what is already
/// there.
package struct ProgramNotes: Hashable, Codable, Sendable {
  /// Settings by their keys; one that this home already has is kept.
  package var settings: [String: String]
  /// Weekly reports, each of one profile and one week; a week that already has a report keeps it.
  package var reports: [KeptReport]

  package init(settings: [String: String] = [:], reports: [KeptReport] = []) {
    self.settings = settings
    self.reports = reports
  }

  /// Whether there is neither a setting nor a report to be saved.
  package var isEmpty: Bool { settings.isEmpty && reports.isEmpty }
}
