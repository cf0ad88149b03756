/// A canvas of braille patterns (U+2800), in which each character holds two columns and four rows of dots.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var cells: [UInt32]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets a dot, ignoring one outside the canvas. The origin is the upper left.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { return }
    let bits: [UInt32] = x % 2 == 0 ? [0x01, 0x02, 0x04, 0x40] : [0x08, 0x10, 0x20, 0x80]
    cells[y / 4 * columns + x / 2] |= bits[y % 4]
  }

  /// Draws a straight line (Bresenham). `isDrawn` tells for each dot column of the line whether it is drawn.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), isDrawn: (Int) -> Bool) {
    let (across, down) = (abs(end.x - start.x), -abs(end.y - start.y))
    let (stepX, stepY) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
    var (x, y, error) = (start.x, start.y, across + down)
    while true {
      if isDrawn(x) { set(x, y) }
      if x == end.x, y == end.y { return }
      let doubled = 2 * error
      if doubled >= down {
        error += down
        x += stepX
      }
      if doubled <= across {
        error += across
        y += stepY
      }
    }
  }

  /// The dots of a cell as a bit mask; 0 where it is empty.
  func dots(column: Int, row: Int) -> UInt32 { cells[row * columns + column] }

  static func character(_ dots: UInt32) -> Character {
    guard dots > 0, let scalar = Unicode.Scalar(0x2800 + dots) else { return " " }
    return Character(scalar)
  }
}
