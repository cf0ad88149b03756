internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

/// A chart of bars in the words of one language, cleaned.
struct PrintedBars {
  struct Bar {
    let label: String
    let value: Figure?
    let text: String
    let note: String
    let mark: Figure?
  }

  let title: String
  let bars: [Bar]
  let markName: String

  init(_ chart: BarChart, _ style: LanguageStyle) {
    title = style.line(chart.title)
    bars = chart.bars.map { bar in
      Bar(
        label: style.line(bar.label), value: bar.value, text: style.line(bar.text), note: style.line(bar.note),
        mark: bar.mark)
    }
    markName = style.line(chart.markName)
  }

  /// What a full bar stands for.
  var most: Figure { bars.flatMap { [$0.value, $0.mark] }.compactMap(\.self).max() ?? .zero }
}
