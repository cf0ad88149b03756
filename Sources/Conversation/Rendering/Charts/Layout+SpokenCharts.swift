internal import Nutrition
internal import Services

/// Charts in words, one line a value.
extension Layout {
  func spoken(_ chart: BarChart) -> [StyledLine] {
    heading(chart.title)
      + chart.bars.flatMap { bar in
        sentences("\(bar.label): " + [bar.text, bar.note].filter { !$0.isEmpty }.joined(separator: "; "))
      }
  }

  func spoken(_ chart: SplitChart) -> [StyledLine] {
    heading(chart.title) + chart.parts.flatMap { sentences("\($0.name): \($0.percent) %; \($0.amount)") }
  }

  func spoken(_ chart: LineChart) -> [StyledLine] {
    let days = chart.range.days
    return heading(chart.title)
      + chart.series.flatMap { series in
        zip(days, series.values).flatMap { day, value in
          value.map { sentences("\(series.name), \(day.short): \($0.formatted()) \(chart.unit)") } ?? []
        }
      }
  }

  private func heading(_ text: String) -> [StyledLine] {
    sentences(text, style: .heading)
  }
}
