internal import Nutrition
internal import Store

extension ToolContext {
  /// How weight and energy went up to today, for any front end.
  ///
  /// - Parameter days: the span that is drawn.
  package func progressView(days: Int) throws(ToolError) -> ProgressView {
    let longest = DayRange(endingOn: today, count: max(days, ProgressView.spans.max() ?? days))
    let (weights, records) = try reading(
      (
        store.weights(of: profile.id, from: longest.first, through: longest.last),
        store.dayRecords(of: profile.id, from: longest.first, through: longest.last)
      ))
    return ProgressView(
      today: today, drawn: days, profile: profile,
      weights: weights.map { ($0.day, $0.kilograms) }, days: records.map { DayFigures($0) })
  }
}
