package import FoundationEssentials

/// The daily targets that a household has accepted for all its members together.
package struct FamilyTargets: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the household first accepted targets.
  package let created: Instant
  /// When the targets were last changed; `created` if never.
  package var updated: Instant
  /// The figures for a day and all members together; nil has no target.
  package var figures: Nutrients
  /// The energy in kcal that the equations gave when the targets were accepted. A different value now means that the
  /// members have changed since.
  package var computedEnergy: FixedDecimal
  /// Why the figures differ from those of the equations; nil where they do not.
  package var reason: String?

  package init(
    id: UUID, created: Instant, figures: Nutrients, computedEnergy: FixedDecimal, reason: String? = nil
  ) {
    self.id = id
    self.created = created
    updated = created
    self.figures = figures
    self.computedEnergy = computedEnergy
    self.reason = reason
  }
}
