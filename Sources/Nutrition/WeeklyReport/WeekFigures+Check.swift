extension WeekFigures {
  /// No week has more of anything that is counted.
  private static let most = 100_000

  /// Whether these can be the figures of a week. Figures from a file are used only if they can.
  package var isPossible: Bool {
    let range = week.first...week.last
    let counts = [foods, shopping?.items ?? 0, shopping?.unknownItems ?? 0] + days.map(\.entries)
    let lists = [days.map(\.day), meals.map(\.day), water.map(\.day)]
    return range.contains(through) && counts.allSatisfy { (0...WeekFigures.most).contains($0) }
      && lists.allSatisfy { $0.allSatisfy(range.contains) && Set($0).count == $0.count }
      && weights.count <= WeekFigures.most
  }
}
