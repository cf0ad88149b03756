package import FoundationEssentials

/// A trip to a shop.
package struct Trip: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the trip was recorded.
  package let created: Instant
  /// When the trip was last changed, apart from its lines; `created` until then.
  package var updated: Instant
  /// Who recorded it: the identifier of a profile. What was bought is the household's.
  package var profile: UUID
  /// The day on the receipt, or the day of recording where it names none.
  package var day: Day
  /// Of the purchase, where the receipt says it.
  package var time: ClockTime?
  /// The shop's name as it is shown; where nobody has named it, a phrase such as "a shop".
  package var store: String
  /// What was paid: the total as printed, which need not be the sum of the lines; without one, their sum.
  package var total: Money
  /// What the printed total is more than the lines add up to, in the currency's minor unit; nil where none is printed, or
  /// where a line has no price.
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
