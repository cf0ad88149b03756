internal import Glibc

/// The angle at which the lines of a text slope down to the right. It is found without reading the text: along its
/// lines, ink and bare paper alternate most sharply.
package struct TextSlant: Hashable, Sendable {
  /// In degrees; negative where the lines rise.
  package let degrees: Int
  /// How sharply ink and paper alternate at zero degrees, in percent of the sharpness along the slant.
  package let sharpnessAsItLies: Int

  private static let furthest = 20
  private static let fewestDots = 400

  /// - Parameters:
  ///   - picture: several hundred pixels wide, so that the lines are separate.
  ///   - paper: where to look; its picture may have another size.
  package init?(of picture: GreyPicture, on paper: PaperArea) {
    let dots = TextSlant.ink(of: picture, on: paper)
    guard dots.count >= TextSlant.fewestDots else { return nil }
    let reach = picture.width + picture.height
    var sharpness: [Int: Double] = [:]
    for degrees in -TextSlant.furthest...TextSlant.furthest {
      let angle = Double(degrees) * .pi / 180
      let (sine, cosine) = (sin(angle), cos(angle))
      var rows = [Int](repeating: 0, count: 2 * reach + 2)
      for dot in dots { rows[reach + Int((Double(dot.row) * cosine - Double(dot.column) * sine).rounded())] += 1 }
      sharpness[degrees] = zip(rows, rows.dropFirst()).reduce(0.0) { sum, pair in
        let step = Double(pair.1 - pair.0)
        return sum + step * step
      }
    }
    guard let best = sharpness.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }), best.value > 0 else {
      return nil
    }
    degrees = best.key
    sharpnessAsItLies = Int(100 * (sharpness[0] ?? 0) / best.value)
  }

  private struct Dot {
    let row: Int
    let column: Int
  }

  /// Pixels that are darker than the paper around them, away from the paper's edges.
  private static func ink(of picture: GreyPicture, on paper: PaperArea) -> [Dot] {
    let reach = 12
    var dots: [Dot] = []
    for row in 0..<picture.height {
      guard let span = paper.rows[row * paper.height / picture.height] else { continue }
      let first = (span.lowerBound + 2) * picture.width / paper.width
      let last = min((span.upperBound - 2) * picture.width / paper.width, picture.width)
      guard last - first > 4 * reach else { continue }
      // A moving sum of the neighbouring pixels.
      let start = row * picture.width
      var sum = 0
      for column in first..<last {
        if column == first { sum = (first..<(first + 2 * reach)).reduce(0) { $0 + Int(picture.pixels[start + $1]) } }
        if column > first + reach, column < last - reach {
          sum += Int(picture.pixels[start + column + reach - 1]) - Int(picture.pixels[start + column - reach - 1])
        }
        if Int(picture.pixels[start + column]) + 20 < sum / (2 * reach) { dots.append(Dot(row: row, column: column)) }
      }
    }
    return dots
  }
}
