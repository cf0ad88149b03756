package import FoundationEssentials

/// A shopping trip.
package struct Trip: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the trip was recorded.
  package let created: Instant
  /// When the trip was last changed, not counting its lines; `created` if never.
  package var updated: Instant
  /// The id of the profile that recorded it. What was bought belongs to the household.
  package var profile: UUID
  /// The day on the receipt, or the day of recording where it has none.
  package var day: Day
  /// The time of the purchase, where the receipt has it.
  package var time: ClockTime?
  /// The shop's name for display; a phrase such as "a shop" where it is not known.
  package var store: String
  /// What was paid: the printed total, which need not equal the sum of the lines, or else their sum.
  package var total: Money
  /// By how much the printed total exceeds the sum of the lines, in the currency's minor unit; nil where no total is
  /// printed or a line has no price.
  package var difference: Int64?

  package init(
    id: UUID, created: Instant, profile: UUID, day: Day, time: ClockTime? = nil, store: String, total: Money,
    difference: Int64? = nil
  ) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.day = day
    self.time = time
    self.store = store
    self.total = total
    self.difference = difference
  }
}
