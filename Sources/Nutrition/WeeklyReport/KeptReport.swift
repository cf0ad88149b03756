package import FoundationEssentials

/// A weekly report and whose it is.
package struct KeptReport: Hashable, Codable, Sendable {
  /// Whose report it is: the identifier of a profile.
  package let profile: UUID
  /// The report as it was kept.
  package let report: WeeklyReport

  package init(profile: UUID, report: WeeklyReport) {
    self.profile = profile
    self.report = report
  }
}
