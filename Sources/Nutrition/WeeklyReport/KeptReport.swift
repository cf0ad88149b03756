package import FoundationEssentials

/// A weekly report and whose it is.
package struct KeptReport: Hashable, Codable, Sendable {
  package let profile: UUID
  package let report: WeeklyReport

  package init(profile: UUID, report: WeeklyReport) {
    self.profile = profile
    self.report = report
  }
}
