package import FoundationEssentials
package import Nutrition

/// Something that was eaten, with as much as sums over many days need.
package struct EatenAmount: Hashable, Sendable {
  /// The diary day of its meal.
  package let day: Day
  /// A food, a recipe, or a quick entry of energy alone.
  package let kind: Entry.Kind
  /// The food or the recipe; nil for a quick entry.
  package let reference: UUID?
  package let name: String
  /// How much was eaten; nil where the weight is unknown.
  package let grams: Grams?
  /// The servings of a recipe that was logged by servings or as a share of the whole; nil where it was weighed.
  package let servings: FixedDecimal?
  /// The time of its meal.
  package let at: Instant
  /// In kilocalories, as logged; nil where it is unknown.
  package let energy: FixedDecimal?
}

extension Store {
  /// What a profile ate between two days, both included, in the order of the days, without skipped entries.
  package func eatenAmounts(
    of profile: UUID, from first: Day, through last: Day
  ) throws(StoreError) -> [EatenAmount] {
    let query = """
      SELECT meal.day, entry.kind, entry.reference, entry.name, entry.grams, entry.servings, meal.at,
        entry.energy
      FROM meal CROSS JOIN entry ON entry.meal = meal.id
      WHERE meal.profile = ? AND meal.day BETWEEN ? AND ? AND NOT entry.skipped
      ORDER BY meal.day, meal.at, meal.id
      """
    return try connection.all(query, [profile, first, last]) { row throws(StoreError) in
      EatenAmount(
        day: row.day(), kind: try row.choice(),
        reference: try row.optional { row throws(StoreError) in try row.uuid() }, name: try row.text(),
        grams: row.optionalGrams(), servings: row.optionalDecimal(), at: row.instant(), energy: row.optionalDecimal())
    }
  }
}
