internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services

/// Bars below each other, each with its label and its value in words.
struct HTMLBars {
  private let chart: PrintedBars

  init(_ chart: BarChart, _ style: LanguageStyle) {
    self.chart = PrintedBars(chart, style)
  }

  /// The parts of a whole, one bar for each.
  init(_ chart: SplitChart, _ style: LanguageStyle) {
    self.init(
      BarChart(
        title: chart.title,
        bars: chart.parts.map {
          BarChart.Bar(
            $0.name, FixedDecimal($0.percent), text: .percent(figure: FixedDecimal($0.percent)), note: $0.amount,
            mark: FixedDecimal(100))
        }, markName: .percent(figure: FixedDecimal(100))), style)
  }

  var text: String {
    let bars = chart.bars.map(bar).joined(separator: "\n")
    let isMarked = chart.bars.contains { $0.mark != nil }
    let key = isMarked ? "\n" + HTMLText.element("p", "│ \(chart.markName)", "class=\"key\"") : ""
    return HTMLText.element("h2", chart.title) + "\n<ul class=\"bars\">\n\(bars)\n</ul>\(key)"
  }

  private func bar(_ bar: PrintedBars.Bar) -> String {
    let style = bar.value == nil ? "text none" : "text"
    let note = bar.note.isEmpty ? "" : HTMLText.element("span", bar.note, "class=\"note\"")
    return "<li>\(HTMLText.element("span", bar.label))\(HTMLText.element("span", bar.text, "class=\"\(style)\""))"
      + "\(drawing(bar))\(note)</li>"
  }

  /// The bar as SVG. It is hidden from screen readers, since the value stands beside it in words.
  private func drawing(_ bar: PrintedBars.Bar) -> String {
    let rest = "<rect class=\"rest\" width=\"100\" height=\"8\" rx=\"1\"/>"
    let value = bar.value.map { "<rect class=\"bar\" width=\"\(share($0))\" height=\"8\" rx=\"1\"/>" } ?? ""
    let mark = bar.mark.map { "<rect class=\"mark\" x=\"\(place($0))\" width=\"0.5\" height=\"8\"/>" } ?? ""
    return "<svg viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\(rest)\(value)\(mark)</svg>"
  }

  private func share(_ value: FixedDecimal) -> String { HTMLText.number(part(value) * 100) }

  private func place(_ mark: FixedDecimal) -> String { HTMLText.number(min(part(mark) * 100, 99.5)) }

  private func part(_ value: FixedDecimal) -> Double {
    chart.most > .zero && value > .zero ? Double(value.units) / Double(chart.most.units) : 0
  }
}
