/// The rows of a page, put together again from its words. A recogniser that looks for columns tears the prices of
/// slanted paper off their names; the row of a word is that of the nearest word on its left with the closest centre.
package struct TextRows: Sendable {
  /// The rows from the top down, each from left to right.
  package private(set) var rows: [[TextBox]] = []
  private let height: Int
  private let letterWidth: Int

  /// More words than these are no page.
  private static let most = 6000

  package init(_ boxes: [TextBox]) {
    let boxes = boxes.prefix(TextRows.most).filter { $0.width > 0 && $0.height > 0 && !$0.text.isEmpty }
    height = TextRows.median(boxes.map(\.height)) ?? 1
    letterWidth = max(TextRows.median(boxes.map { $0.width / max($0.text.count, 1) }) ?? 1, 1)
    for box in boxes.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) { place(box) }
    straighten()
  }

  /// The rows as lines, with as many spaces between words as there is room for.
  package var lines: [String] {
    let edge = rows.compactMap { $0.first?.left }.min() ?? 0
    return rows.map { row in
      var line = ""
      var end = edge
      for box in row {
        let gap = (box.left - end) / letterWidth
        let isFirst = line.isEmpty
        line += String(repeating: " ", count: min(max(gap, isFirst ? 0 : 1), 40)) + box.text
        end = box.right
      }
      return line
    }
  }

  /// Adds a word to the row whose last word is nearest to its own height, or begins a row.
  private mutating func place(_ box: TextBox) {
    var best: (row: Int, distance: Int)?
    for index in rows.indices {
      guard let last = rows[index].last, last.left + last.width / 2 < box.left + box.width / 2 else { continue }
      let gap = max(box.left - last.right, 0)
      let distance = abs(last.centre - box.centre)
      // 0.55 text heights and 2 % of the gap; both sides doubled, as the centres are.
      let tolerance = (110 * max(height, min(box.height, last.height)) + 4 * gap) / 100
      if distance <= tolerance, distance < best?.distance ?? .max { best = (index, distance) }
    }
    if let best { rows[best.row].append(box) } else { rows.append([box]) }
  }

  /// Puts the rows in order along the slant of the paper.
  private mutating func straighten() {
    let slants = rows.compactMap { row -> Int? in
      guard let first = row.first, let last = row.last, last.left - first.left > height * 6 else { return nil }
      return (last.centre - first.centre) * 5000 / (last.left - first.left)
    }
    let slant = TextRows.median(slants) ?? 0
    rows.sort { left, right in
      guard let first = left.first, let second = right.first else { return false }
      return first.centre - first.left * slant / 5000 < second.centre - second.left * slant / 5000
    }
  }

  private static func median(_ values: [Int]) -> Int? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
