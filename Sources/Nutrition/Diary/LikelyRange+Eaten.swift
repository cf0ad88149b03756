extension LikelyRange {
  /// The range of a nutrient in what was eaten; nil where everything was weighed or the nutrient is unknown.
  package init?(of nutrient: Nutrient, in entries: some Sequence<Entry>) {
    guard entries.contains(where: { $0.spread != nil && !$0.skipped }) else { return nil }
    self.init(
      of: entries.lazy.filter { !$0.skipped }.compactMap { entry in
        entry.figures[nutrient].map { (figure: $0, spread: entry.spread) }
      })
  }
}
