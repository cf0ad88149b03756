internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services

/// Charts in words, one line for each value.
extension Layout {
  func spoken(_ chart: BarChart) -> [StyledLine] {
    heading(chart.title)
      + chart.bars.flatMap { bar in
        sentences(.barSpoken(label: bar.label, values: [bar.text, bar.note].filter { !$0.isEmpty }))
      }
  }

  func spoken(_ chart: SplitChart) -> [StyledLine] {
    heading(chart.title)
      + chart.parts.flatMap { part in
        sentences(.splitSpoken(name: part.name, percent: part.percent, amount: part.amount))
      }
  }

  func spoken(_ chart: LineChart) -> [StyledLine] {
    let days = chart.range.days
    return heading(chart.title)
      + chart.series.flatMap { series in
        zip(days, series.values).flatMap { day, value in
          value.map { sentences(.lineSpoken(name: series.name, day: .date(day), value: chart.unit.text($0))) } ?? []
        }
      }
  }

  private func heading(_ text: Text) -> [StyledLine] {
    sentences(text, style: .heading)
  }
}
