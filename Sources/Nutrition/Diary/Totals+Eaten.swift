extension Totals {
  /// What entries of the diary come to; those that were skipped count nothing.
  package init(eaten entries: some Sequence<Entry>) {
    self.init()
    for entry in entries where !entry.skipped { add(entry.figures, tier: entry.tier) }
  }

  /// A day's sum, as it is kept.
  package init(_ day: DayRecord) {
    figures = day.figures
    incomplete = Set(day.incomplete)
    worstTier = day.worstTier
    estimatedEnergy = day.estimatedEnergy
    count = day.entries
  }
}
