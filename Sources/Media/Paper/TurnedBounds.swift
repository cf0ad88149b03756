internal import Glibc

/// Where the paper is once the picture has been turned about its centre, in pixels of the turned picture.
struct TurnedBounds: Hashable {
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  /// Rows and columns with less paper than this, in percent of the fullest, are something bright beside the paper.
  private static let leastFull = 55

  /// - Parameters:
  ///   - width: of the picture before it is turned, in pixels, like `height`.
  ///   - degrees: clockwise.
  init(of paper: PaperArea, width: Int, height: Int, degrees: Int) {
    let angle = Double(degrees) * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let scale = Double(width) / Double(paper.width)
    let whole = (
      width: Double(width) * abs(cosine) + Double(height) * abs(sine),
      height: Double(width) * abs(sine) + Double(height) * abs(cosine)
    )
    var across = [Int](repeating: 0, count: Int(whole.width / scale) + 2)
    var down = [Int](repeating: 0, count: Int(whole.height / scale) + 2)
    for (row, span) in paper.rows.enumerated() {
      let y = Double(row) + 0.5 - Double(paper.height) / 2
      for column in span ?? 0..<0 {
        let x = Double(column) + 0.5 - Double(paper.width) / 2
        across[Int(x * cosine - y * sine + whole.width / scale / 2)] += 1
        down[Int(x * sine + y * cosine + whole.height / scale / 2)] += 1
      }
    }
    let columns = TurnedBounds.fullPart(of: across)
    let rows = TurnedBounds.fullPart(of: down)
    left = Int(Double(max(columns.lowerBound - 2, 0)) * scale)
    top = Int(Double(max(rows.lowerBound - 2, 0)) * scale)
    self.width = max(min(Int(Double(columns.upperBound + 2) * scale), Int(whole.width) - 1) - left, 1)
    self.height = max(min(Int(Double(rows.upperBound + 2) * scale), Int(whole.height) - 1) - top, 1)
  }

  private static func fullPart(of counts: [Int]) -> Range<Int> {
    let least = (counts.max() ?? 0) * leastFull / 100
    let first = counts.firstIndex { $0 >= least && $0 > 0 } ?? 0
    let last = counts.lastIndex { $0 >= least && $0 > 0 } ?? counts.count - 1
    return first..<(last + 1)
  }
}
