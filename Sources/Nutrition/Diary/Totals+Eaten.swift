extension Totals {
  /// The totals of diary entries, without skipped ones.
  package init(eaten entries: some Sequence<Entry>) {
    self.init()
    for entry in entries where !entry.skipped { add(entry.figures, tier: entry.tier) }
  }

  /// The stored totals of a day.
  package init(_ day: DayRecord) {
    figures = day.figures
    incomplete = Set(day.incomplete)
    worstTier = day.worstTier
    estimatedEnergy = day.estimatedEnergy
    count = day.entries
  }
}
