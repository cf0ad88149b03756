internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

/// A line chart in braille dots between two axes, with a legend below. A day without a value is a gap.
struct LineDrawing {
  /// A wider plot is no easier to read.
  private static let widestPlot = 96
  private static let styles: [Style] = [.first, .second, .third]

  private let chart: LineChart
  private let width: Int
  private let style: LanguageStyle
  private let scale: AxisScale
  private let labels: [String]
  private let columns: Int
  private let rows: Int

  /// Nil where the labels of the axes leave no room for a line.
  init?(_ chart: LineChart, width: Int, _ style: LanguageStyle) {
    self.chart = chart
    self.width = width
    self.style = style
    scale = AxisScale(chart.series.flatMap { $0.values.compactMap(\.self) })
    labels = scale.ticks.map { style.line(.figureAlone(figure: $0)) }
    let labelWidth = labels.map(\.displayWidth).max() ?? 0
    columns = min(width - labelWidth - 2, LineDrawing.widestPlot)
    guard columns >= style.name(of: chart.range.last).displayWidth else { return nil }
    rows = width < 60 ? 6 : 8
  }

  var lines: [StyledLine] {
    let title = TextWrap.lines(style.line(chart.title), width: width).map { StyledLine($0, .heading) }
    return title + plot + [axis, days] + legend
  }

  // MARK: The plot

  private var plot: [StyledLine] {
    let canvases = chart.series.indices.map(canvas)
    return (0..<rows).map { row in
      var spans = [StyledLine.Span(label(of: row), .muted)]
      for column in 0..<columns {
        let dots = canvases.map { $0.dots(column: column, row: row) }
        let first = dots.firstIndex { $0 > 0 }
        let character = BrailleCanvas.character(dots.reduce(0, |))
        spans.append(.init(String(character), first.map { LineDrawing.styles[$0 % 3] } ?? .plain))
      }
      return StyledLine(spans).joined
    }
  }

  private func canvas(of index: Int) -> BrailleCanvas {
    let series = chart.series[index]
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    // The first series is a solid line, the others are dotted.
    let isDrawn: (Int) -> Bool = { index == 0 || $0 % 4 < 2 }
    var previous: (day: Int, x: Int, y: Int)?
    for (day, value) in series.values.enumerated() {
      guard let value else { continue }
      let point = (x: x(of: day), y: y(of: value))
      if let previous, series.joinsGaps || previous.day == day - 1 {
        canvas.line(from: (previous.x, previous.y), to: point, isDrawn: isDrawn)
      } else {
        canvas.set(point.x, point.y)
        // A single day is drawn as two dots, so that it can be seen.
        canvas.set(point.x + (point.x + 1 < columns * 2 ? 1 : -1), point.y)
      }
      previous = (day, point.x, point.y)
    }
    return canvas
  }

  private func x(of day: Int) -> Int {
    day * (columns * 2 - 1) / max(chart.range.count - 1, 1)
  }

  private func y(of value: FixedDecimal) -> Int {
    Int(((1 - scale.share(of: value)) * Double(rows * 4 - 1)).rounded())
  }

  // MARK: The axes

  private var labelWidth: Int { labels.map(\.displayWidth).max() ?? 0 }

  private func label(of row: Int) -> String {
    let index = scale.ticks.firstIndex { y(of: $0) / 4 == row }
    return (index.map { labels[$0] } ?? "").padded(to: labelWidth, .right) + (index == nil ? " │" : " ┤")
  }

  private var axis: StyledLine {
    StyledLine(
      String(repeating: " ", count: labelWidth) + " └" + String(repeating: "─", count: columns), .muted)
  }

  /// The first day at the left, the last at the right, and one in the middle where there is room.
  private var days: StyledLine {
    let (first, last) = (style.name(of: chart.range.first), style.name(of: chart.range.last))
    let margin = String(repeating: " ", count: labelWidth + 2)
    let gap = columns - first.displayWidth - last.displayWidth
    guard chart.range.count > 1, gap >= 1 else { return StyledLine(margin + last, .muted) }
    let middle = style.name(of: chart.range.first.adding(chart.range.count / 2))
    let left = columns / 2 - middle.displayWidth / 2 - first.displayWidth
    let right = gap - left - middle.displayWidth
    guard chart.range.count > 2, left >= 2, right >= 2 else {
      return StyledLine(margin + first + String(repeating: " ", count: gap) + last, .muted)
    }
    let spaced = first + String(repeating: " ", count: left) + middle + String(repeating: " ", count: right) + last
    return StyledLine(margin + spaced, .muted)
  }

  private var legend: [StyledLine] {
    chart.series.enumerated().flatMap { index, series -> [StyledLine] in
      let sample = StyledLine.Span(index == 0 ? "⠒⠒ " : "⠂⠂ ", LineDrawing.styles[index % 3])
      let words = style.line(.chartLegend(name: series.name, unit: chart.unit.name))
      return TextWrap.lines(words, width: max(width - 3, 1)).enumerated().map { line, text in
        StyledLine([line == 0 ? sample : .init("   "), .init(text)])
      }
    }
  }
}

extension StyledLine {
  /// The line with adjacent spans of the same style merged, without trailing spaces.
  fileprivate var joined: StyledLine {
    var runs: [(text: String, style: Style)] = []
    for span in spans {
      if let last = runs.last, last.style == span.style {
        runs[runs.count - 1].text += span.text
      } else {
        runs.append((span.text, span.style))
      }
    }
    while let last = runs.last, last.text.allSatisfy({ $0 == " " }) { runs.removeLast() }
    if let last = runs.last { runs[runs.count - 1].text = last.text.trimmedAtEnd }
    return StyledLine(runs.map { .init($0.text, $0.style) })
  }
}
