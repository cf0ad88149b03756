internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

/// A bar chart in the words of one language, cleaned.
struct PrintedBars {
  struct Bar {
    let label: String
    let value: FixedDecimal?
    let text: String
    let note: String
    let mark: FixedDecimal?
  }

  let title: String
  let bars: [Bar]
  let markName: String
  /// The value of a full bar.
  let most: FixedDecimal

  init(_ chart: BarChart, _ style: LanguageStyle) {
    title = style.line(chart.title)
    bars = chart.bars.map { bar in
      Bar(
        label: style.line(bar.label), value: bar.value, text: style.line(bar.text), note: style.line(bar.note),
        mark: bar.mark)
    }
    markName = style.line(chart.markName)
    most = chart.bars.flatMap { [$0.value, $0.mark] }.compactMap(\.self).max() ?? .zero
  }
}

extension LanguageStyle {
  /// A day as an axis label: "Fri 20 Nov".
  func name(of day: Day) -> String { line(.dayDate(date: .date(day))) }
}
