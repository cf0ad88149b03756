package import FoundationEssentials

/// A weekly report and its profile.
package struct KeptReport: Hashable, Codable, Sendable {
  /// The id of the profile.
  package let profile: UUID
  /// The report as it was kept.
  package let report: WeeklyReport

  package init(profile: UUID, report: WeeklyReport) {
    self.profile = profile
    self.report = report
  }
}
