internal import Nutrition
internal import Store

extension ToolContext {
  /// The course of weight and energy up to today, for any front end.
  ///
  /// - Parameter days: how many days the charts show.
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
