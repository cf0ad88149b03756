internal import EmbeddedMessages
internal import Messages
internal import Services

/// One bar divided into parts with different fillings, and a legend below.
struct SplitDrawing {
  private static let widestBar = 60
  private static let fillings = ["█", "▒", "░"]
  private static let styles: [Style] = [.first, .second, .third]

  private let chart: SplitChart
  private let width: Int
  private let style: LanguageStyle

  init(_ chart: SplitChart, width: Int, _ style: LanguageStyle) {
    self.chart = chart
    self.width = width
    self.style = style
  }

  var lines: [StyledLine] {
    let title = TextWrap.lines(style.line(chart.title), width: width).map { StyledLine($0, .heading) }
    return title + [bar] + legend
  }

  private var bar: StyledLine {
    let columns = SplitDrawing.columns(chart.parts.map(\.percent), in: min(width, SplitDrawing.widestBar))
    return StyledLine(
      columns.enumerated().map { index, count in
        .init(String(repeating: filling(index), count: count), SplitDrawing.styles[index % 3])
      })
  }

  /// The legend, with as many parts on a line as fit.
  private var legend: [StyledLine] {
    var lines: [[StyledLine.Span]] = []
    var used = 0
    for (index, part) in chart.parts.enumerated() {
      let words = " " + style.line(.splitLegend(name: part.name, percent: part.percent, amount: part.amount))
      let fits = used > 0 && used + 4 + words.displayWidth <= width
      if !fits { lines.append([]) }
      used = (fits ? used + 3 : 0) + 1 + words.displayWidth
      lines[lines.count - 1] += [
        .init(fits ? "   " : ""), .init(filling(index), SplitDrawing.styles[index % 3]), .init(words),
      ]
    }
    return lines.flatMap { spans -> [StyledLine] in
      let line = StyledLine(spans)
      return line.text.displayWidth <= width
        ? [line] : TextWrap.lines(line.text, width: width).map { StyledLine($0) }
    }
  }

  private func filling(_ index: Int) -> String { SplitDrawing.fillings[index % 3] }

  /// The columns of each share. They add up to `width`; the columns lost by rounding go to the shares with the largest
  /// remainders.
  static func columns(_ percents: [Int], in width: Int) -> [Int] {
    let total = percents.reduce(0, +)
    guard total > 0 else { return percents.map { _ in 0 } }
    var columns = percents.map { $0 * width / total }
    let byRemainder = percents.indices.sorted { percents[$0] * width % total > percents[$1] * width % total }
    for index in byRemainder.prefix(max(width - columns.reduce(0, +), 0)) { columns[index] += 1 }
    for index in columns.indices where columns[index] == 0 && percents[index] > 0 {
      guard let widest = columns.indices.max(by: { columns[$0] < columns[$1] }), columns[widest] > 1 else { continue }
      columns[widest] -= 1
      columns[index] = 1
    }
    return columns
  }
}
