package import Nutrition

/// What of the program's own notes comes along with the records of a proposal. None takes the place of one that is there.
package struct ProgramNotes: Hashable, Codable, Sendable {
  package var settings: [String: String]
  package var reports: [KeptReport]

  package init(settings: [String: String] = [:], reports: [KeptReport] = []) {
    self.settings = settings
    self.reports = reports
  }

  package var isEmpty: Bool { settings.isEmpty && reports.isEmpty }
}
