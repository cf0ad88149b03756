internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

/// Horizontal bars with label, bar, value and note. Where notes leave no room for bars, they are put below.
struct BarDrawing {
  private static let widestBar = 48
  /// Where less than this is left beside a note, the note is put below.
  private static let narrowestBar = 12
  private static let leastBar = 4
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let mark = "│"

  private let chart: PrintedBars
  private let width: Int
  private let labelWidth: Int
  private let textWidth: Int
  private let barWidth: Int
  private let notesBelow: Bool

  /// Nil where labels and values leave no room for bars.
  init?(_ chart: BarChart, width: Int, _ style: LanguageStyle) {
    self.chart = PrintedBars(chart, style)
    self.width = width
    let bars = self.chart.bars
    labelWidth = min(bars.map(\.label.displayWidth).max() ?? 0, max(width / 3, 1))
    textWidth = bars.map(\.text.displayWidth).max() ?? 0
    let notes = bars.map(\.note.displayWidth).max() ?? 0
    let room = width - labelWidth - textWidth - 4
    guard room >= BarDrawing.leastBar else { return nil }
    notesBelow = notes > 0 && room - notes - 2 < BarDrawing.narrowestBar
    barWidth = min(room - (notes == 0 || notesBelow ? 0 : notes + 2), BarDrawing.widestBar)
  }

  var lines: [StyledLine] {
    let title = TextWrap.lines(chart.title, width: width).map { StyledLine($0, .heading) }
    return title + chart.bars.flatMap(lines) + legend
  }

  private var legend: [StyledLine] {
    guard chart.bars.contains(where: { $0.mark != nil }) else { return [] }
    return TextWrap.lines("\(BarDrawing.mark) \(chart.markName)", width: width).map { StyledLine($0, .muted) }
  }

  private func lines(of bar: PrintedBars.Bar) -> [StyledLine] {
    let isLong = bar.label.displayWidth > labelWidth
    let style: Style = bar.value == nil ? .muted : .plain
    let above = isLong ? TextWrap.lines(bar.label, width: width).map { StyledLine($0, style) } : []
    let label = (isLong ? "" : bar.label).padded(to: labelWidth, .left) + "  "
    let (filled, rest) = drawn(bar)
    let figures = "  " + bar.text.padded(to: textWidth, .right)
    let note = bar.note.isEmpty ? "" : "  " + bar.note
    let line = StyledLine([
      .init(label, style), .init(filled, .first), .init(rest, .muted),
      .init(figures + (notesBelow ? "" : note), style),
    ])
    guard notesBelow, !bar.note.isEmpty else { return above + [line] }
    return above + [line] + TextWrap.lines(note, width: width).map { StyledLine($0, .muted) }
  }

  /// The bar, and what fills the rest of its column.
  private func drawn(_ bar: PrintedBars.Bar) -> (String, String) {
    let filled = bar.value.map(blocks) ?? ""
    let columns = filled.displayWidth
    guard let mark = bar.mark, let place = column(of: mark), place >= columns else {
      return (filled, String(repeating: " ", count: barWidth - columns))
    }
    let before = String(repeating: " ", count: place - columns)
    return (filled, before + BarDrawing.mark + String(repeating: " ", count: barWidth - place - 1))
  }

  private func blocks(_ value: FixedDecimal) -> String {
    guard value > .zero, chart.most > .zero else { return "" }
    let share = min(Double(value.units) / Double(chart.most.units), 1)
    // A value above zero always shows, however small.
    let eighths = min(max(Int((share * Double(barWidth * 8)).rounded()), 1), barWidth * 8)
    return String(repeating: "█", count: eighths / 8) + BarDrawing.eighths[eighths % 8]
  }

  private func column(of mark: FixedDecimal) -> Int? {
    guard mark > .zero, chart.most > .zero else { return nil }
    let share = min(Double(mark.units) / Double(chart.most.units), 1)
    return min(Int(share * Double(barWidth)), barWidth - 1)
  }
}
