package import Nutrition

/// What of the program's own notes comes along with the records of a proposal. None takes the place of one that is there.
package struct ProgramNotes: Hashable, Codable, Sendable {
  /// By their keys; one that this home has stays as it is.
  package var settings: [String: String]
  /// Weekly reports, each of one profile and one week; a week that has its report keeps it.
  package var reports: [KeptReport]

  package init(settings: [String: String] = [:], reports: [KeptReport] = []) {
    self.settings = settings
    self.reports = reports
  }

  /// Whether there is neither a setting nor a report to be saved.
  package var isEmpty: Bool { settings.isEmpty && reports.isEmpty }
}
