/// Where the paper is in a small picture: its largest bright area, with what is printed on it.
package struct PaperArea: Hashable, Sendable {
  /// The width of the small picture, in pixels.
  package let width: Int
  /// The height of the small picture, in pixels; `rows` has as many elements.
  package let height: Int
  /// Where the paper begins and ends in each row; nil where there is none.
  package let rows: [Range<Int>?]

  /// How much of the picture is paper, in percent.
  package var percent: Int {
    rows.reduce(0) { $0 + ($1?.count ?? 0) } * 100 / (width * height)
  }

  /// Nil where no bright area stands out.
  package init?(in picture: GreyPicture) {
    width = picture.width
    height = picture.height
    let least = PaperArea.threshold(of: picture)
    var ground = picture.pixels.map { $0 > least }
    PaperArea.openUp(&ground, width: width)
    guard let part = PaperArea.largestPart(of: ground, width: width) else { return nil }
    var rows = [Range<Int>?](repeating: nil, count: picture.height)
    for position in part {
      let (row, column) = (position / width, position % width)
      rows[row] = min(rows[row]?.lowerBound ?? column, column)..<max(rows[row]?.upperBound ?? 0, column + 1)
    }
    self.rows = rows
  }

  /// The brightness that best separates dark from bright pixels (N. Otsu, 1979).
  private static func threshold(of picture: GreyPicture) -> UInt8 {
    var counts = [Int](repeating: 0, count: 256)
    for pixel in picture.pixels { counts[Int(pixel)] += 1 }
    let sum = counts.indices.reduce(0) { $0 + $1 * counts[$1] }
    var (best, bestSpread) = (127, -1.0)
    var (dark, darkSum) = (0, 0)
    for level in 0..<255 {
      dark += counts[level]
      darkSum += level * counts[level]
      let bright = picture.pixels.count - dark
      guard dark > 0, bright > 0 else { continue }
      let gap = Double(sum - darkSum) / Double(bright) - Double(darkSum) / Double(dark)
      let spread = gap * gap * Double(dark) * Double(bright)
      if spread > bestSpread { (best, bestSpread) = (level, spread) }
    }
    return UInt8(best)
  }

  /// Removes bridges one pixel wide: pixels with a dark neighbour are removed, and restored only beside those that
  /// stayed.
  private static func openUp(_ ground: inout [Bool], width: Int) {
    let steps = [-width, -1, 1, width]
    let inner = ground.indices.map { index in
      ground[index] && steps.allSatisfy { !ground.indices.contains(index + $0) || ground[index + $0] }
    }
    ground = ground.indices.map { index in
      inner[index] || ground[index] && steps.contains { inner.indices.contains(index + $0) && inner[index + $0] }
    }
  }

  private static func largestPart(of ground: [Bool], width: Int) -> [Int]? {
    var left = ground
    var largest: [Int] = []
    for start in left.indices where left[start] {
      var part = [start]
      left[start] = false
      var next = 0
      while next < part.count {
        let position = part[next]
        next += 1
        let column = position % width
        for (step, isInside) in [(-width, true), (width, true), (-1, column > 0), (1, column < width - 1)] {
          let other = position + step
          guard isInside, left.indices.contains(other), left[other] else { continue }
          left[other] = false
          part.append(other)
        }
      }
      if part.count > largest.count { largest = part }
    }
    return largest.isEmpty ? nil : largest
  }
}
