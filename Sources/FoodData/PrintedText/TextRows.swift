/// The rows of a page, rebuilt from its words. A text recogniser that looks for columns separates the names on slanted
/// paper from their prices, so a word joins the row whose last word to its left has the closest centre.
package struct TextRows: Sendable {
  /// The rows from top to bottom, each from left to right.
  package private(set) var rows: [[TextBox]] = []
  private let height: Int
  private let letterWidth: Int
  private let joinsPieces: Bool
  private var slant = 0

  /// The most words that are used.
  private static let most = 6000

  /// - Parameters:
  ///   - leavesOutSurroundings: whether to drop what was recognised beside a receipt's paper; a label has no such edges.
  ///   - joinsPieces: whether boxes that nearly touch are pieces of one word, as in sparse text: "2" and "00".
  package init(_ boxes: [TextBox], leavesOutSurroundings: Bool = false, joinsPieces: Bool = false) {
    self.joinsPieces = joinsPieces
    let boxes = boxes.prefix(TextRows.most).filter { $0.width > 0 && $0.height > 0 && !$0.text.isEmpty }
    let sure = boxes.filter { $0.confidence >= 60 }
    let measured = sure.count >= 10 ? sure : Array(boxes)
    height = TextRows.median(measured.map(\.height)) ?? 1
    letterWidth = max(TextRows.median(measured.map { $0.width / max($0.text.count, 1) }) ?? 1, 1)
    let edges = PaperEdges(Array(boxes), height: height, letterWidth: letterWidth)
    let kept = boxes.filter { !leavesOutSurroundings || edges.holds($0) }.sorted {
      ($0.left, $0.top) < ($1.left, $1.top)
    }
    for box in kept { place(box) }
    // The slant of the paper is known now, so the rows are built again along it.
    slant = foundSlant
    if slant != 0 {
      rows = []
      for box in kept { place(box) }
    }
    let slant = slant
    rows.sort { left, right in
      guard let first = left.first, let second = right.first else { return false }
      return TextRows.level(first, slant) < TextRows.level(second, slant)
    }
  }

  /// Twice the vertical centre of a word after correcting the slant.
  private static func level(_ box: TextBox, _ slant: Int) -> Int { box.centre - box.left * slant / 5000 }

  /// The rows as lines, with as many spaces between words as fit into the gaps.
  package var lines: [String] {
    let edge = rows.compactMap { $0.first?.left }.min() ?? 0
    return rows.map { row in
      var line = ""
      var end = edge
      for box in row {
        let gap = (box.left - end) / letterWidth
        let isGlued = line.isEmpty || joinsPieces && isPiece(box, after: end)
        line += String(repeating: " ", count: min(max(gap, isGlued ? 0 : 1), 40)) + box.text
        end = box.right
      }
      return line
    }
  }

  /// Whether a box begins where the one before it ends. Between words there is a fifth of their height at least.
  private func isPiece(_ box: TextBox, after end: Int) -> Bool {
    abs(box.left - end) * 8 <= min(box.height, height)
  }

  /// The rows as a text.
  package var text: PrintedText { PrintedText(lines.joined(separator: "\n")) }

  /// Adds a word to the row whose last word is closest in height, or starts a new row.
  private mutating func place(_ box: TextBox) {
    var best: (row: Int, distance: Int)?
    for index in rows.indices {
      guard let last = rows[index].last, last.left + last.width / 2 < box.left + box.width / 2 else { continue }
      let gap = max(box.left - last.right, 0)
      let distance = abs(TextRows.level(last, slant) - TextRows.level(box, slant))
      // 0.55 text heights and 2 % of the gap; both terms are doubled, like the centres.
      let tolerance = (110 * max(height, min(box.height, last.height)) + 4 * gap) / 100
      if distance <= tolerance, distance < best?.distance ?? .max { best = (index, distance) }
    }
    if let best { rows[best.row].append(box) } else { rows.append([box]) }
  }

  /// How much the rows fall, in 1/5000 of their length; doubled, like the centres.
  private var foundSlant: Int {
    let slants = rows.compactMap { row -> Int? in
      guard let first = row.first, let last = row.last, last.left - first.left > height * 6 else { return nil }
      return (last.centre - first.centre) * 5000 / (last.left - first.left)
    }
    return slants.count >= 4 ? TextRows.median(slants) ?? 0 : 0
  }

  private static func median(_ values: [Int]) -> Int? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
