internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services

/// Values over days as lines between two axes.
struct HTMLLine {
  private static let (width, height) = (640.0, 220.0)
  private static let (left, right, top, bottom) = (64.0, 8.0, 10.0, 30.0)

  private let chart: LineChart
  private let scale: AxisScale
  private let style: LanguageStyle

  init(_ chart: LineChart, _ style: LanguageStyle) {
    self.chart = chart
    self.style = style
    scale = AxisScale(chart.series.flatMap { $0.values.compactMap(\.self) })
  }

  var text: String {
    let label = HTMLText.escaped(style.line(.chartLabel(title: chart.title, lines: summary)))
    let key = Text.chartKey(names: chart.series.map(\.name), unit: chart.unit.name)
    return HTMLText.element("h2", style.line(chart.title))
      + "\n<svg class=\"plot\" viewBox=\"0 0 640 220\" role=\"img\" aria-label=\"\(label)\">"
      + "\(grid)\(days)\(chart.series.indices.map(line).joined())</svg>\n"
      + HTMLText.element("p", style.line(key), "class=\"key\"")
  }

  /// The first and last value of each line, for people who listen to the page.
  private var summary: [Text] {
    chart.series.compactMap { series in
      let values = series.values.compactMap(\.self)
      guard let first = values.first, let last = values.last else { return nil }
      return .chartSummary(name: series.name, first: first, last: chart.unit.text(last))
    }
  }

  private var grid: String {
    scale.ticks.map { tick in
      let y = HTMLText.number(y(tick))
      return "<line class=\"grid\" x1=\"\(HTMLText.number(HTMLLine.left))\" x2=\"632\" y1=\"\(y)\" y2=\"\(y)\"/>"
        + "<text x=\"58\" y=\"\(y)\" dy=\".35em\" text-anchor=\"end\">\(HTMLText.escaped(style.line(.figureAlone(figure: tick))))</text>"
    }.joined()
  }

  private var days: String {
    let (first, last) = (style.name(of: chart.range.first), style.name(of: chart.range.last))
    let start = "<text x=\"64\" y=\"214\">\(HTMLText.escaped(first))</text>"
    return start + "<text x=\"632\" y=\"214\" text-anchor=\"end\">\(HTMLText.escaped(last))</text>"
  }

  private func line(_ index: Int) -> String {
    let series = chart.series[index]
    var path = ""
    var dots = ""
    var previous: Int?
    for (day, value) in series.values.enumerated() {
      guard let value else { continue }
      let (x, y) = (HTMLText.number(x(day)), HTMLText.number(y(value)))
      let goesOn = previous.map { series.joinsGaps || $0 == day - 1 } ?? false
      path += "\(goesOn ? "L" : "M")\(x) \(y)"
      dots += "<circle class=\"dot\" cx=\"\(x)\" cy=\"\(y)\" r=\"2.5\"/>"
      previous = day
    }
    return "<path class=\"line\(index > 0 ? " second" : "")\" d=\"\(path)\"/>" + dots
  }

  private func x(_ day: Int) -> Double {
    let room = HTMLLine.width - HTMLLine.left - HTMLLine.right
    return HTMLLine.left + room * Double(day) / Double(max(chart.range.count - 1, 1))
  }

  private func y(_ value: FixedDecimal) -> Double {
    HTMLLine.top + (1 - scale.share(of: value)) * (HTMLLine.height - HTMLLine.top - HTMLLine.bottom)
  }
}
