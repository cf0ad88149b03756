/// The columns in which the values of a label stand, so that a value keeps its column where the cell beside it was not
/// recognised.
struct LabelGrid: Sendable {
  let width: Int
  /// The middle of each column, in characters; nil where the columns do not stand apart, as in plain text.
  private let middles: [Int]?

  /// Whether the columns' places are known.
  var isKnown: Bool { middles != nil }

  /// - Parameter heads: how many columns have a head.
  init(rows: [LabelRow], heads: Int) {
    let counts = rows.filter { $0.figure != .energy }.map(\.values.count)
    let most = LabelGrid.mostFrequent(counts) ?? 1
    // Where many cells are missing, the heads say how many columns there are.
    let isHeaded = heads > most && counts.count { $0 == heads } >= max(2, counts.count / 4)
    width = isHeaded ? heads : most
    middles = LabelGrid.middles(rows.filter { $0.figure != .energy }.map(\.values), width: width)
  }

  /// A row's values, one for each column; nil where the column's cell is missing.
  func cells(_ values: [LabelNumber]) -> [LabelNumber?] {
    guard values.count != width, let middles else {
      return (0..<width).map { $0 < values.count ? values[$0] : nil }
    }
    var cells = [LabelNumber?](repeating: nil, count: width)
    for value in values {
      guard let column = column(at: value.position, middles) else { continue }
      if let other = cells[column],
        abs(other.position - middles[column]) <= abs(value.position - middles[column])
      {
        continue
      }
      cells[column] = value
    }
    return cells
  }

  /// The column at a position; nil between two columns, and beside all of them.
  private func column(at position: Int, _ middles: [Int]) -> Int? {
    guard let nearest = middles.indices.min(by: { abs(middles[$0] - position) < abs(middles[$1] - position) }) else {
      return nil
    }
    let gaps = zip(middles, middles.dropFirst()).map { $1 - $0 }
    let beside = [nearest > 0 ? gaps[nearest - 1] : nil, nearest < gaps.count ? gaps[nearest] : nil].compactMap(\.self)
    return abs(middles[nearest] - position) * 5 <= (beside.min() ?? 0) * 2 ? nearest : nil
  }

  private static func middles(_ rows: [[LabelNumber]], width: Int) -> [Int]? {
    let full = rows.filter { $0.count == width }
    guard width > 1, full.count >= 2 else { return nil }
    let columns = (0..<width).map { column in full.map { $0[column].position }.sorted() }
    let areApart = zip(columns, columns.dropFirst()).allSatisfy { left, right in
      (left.last ?? 0) + 1 < right.first ?? 0
    }
    return areApart ? columns.map { $0[$0.count / 2] } : nil
  }

  private static func mostFrequent(_ counts: [Int]) -> Int? {
    var times: [Int: Int] = [:]
    for count in counts where count > 0 { times[count, default: 0] += 1 }
    return times.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
