package import FoundationEssentials

/// The daily targets that a household has accepted for all its members together.
package struct FamilyTargets: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the household first accepted targets.
  package let created: Instant
  /// When the targets were last changed; `created` until then.
  package var updated: Instant
  /// Of a day, for all members together; a figure that is nil has no target.
  package var figures: Nutrients
  /// The energy that the equations gave when the targets were accepted, kcal: another one now means that the members have
  /// changed since.
  package var computedEnergy: FixedDecimal
  /// Why the figures are not those of the equations; nil where they are.
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
