import TestSupport
import Testing
import Words

@Suite struct `the distance of two texts` {
  @Test(arguments: [
    ("kitten", "sitting", 3, 3), ("yogurt", "yogurt", 1, 0), ("", "ab", 2, 2), ("recieve", "receive", 1, 1),
    ("a", "b", 1, 1),
    ("ca", "abc", 3, 3),
  ])
  func `is the number of letters that differ, and neighbours that are swapped count once`(
    first: String, second: String, limit: Int, distance: Int
  ) {
    #expect(between(first, second, limit) == distance)
    #expect(between(second, first, limit) == distance)
    #expect(between(first, second, distance - 1) == nil)
  }

  @Test func `is that of the whole table within any limit, and nil beyond it`() {
    var generator = SeededGenerator(seed: 11)
    var distances = EditDistance()
    for _ in 0..<20_000 {
      let first = word(&generator)
      let second = word(&generator)
      let limit = Int.random(in: 0...4, using: &generator)
      let whole = table(first, second)
      #expect(
        distances.between(first[...], second[...], limit: limit) == (whole <= limit ? whole : nil),
        "\(first) \(second) \(limit)")
    }
  }

  private func between(_ first: String, _ second: String, _ limit: Int) -> Int? {
    var distances = EditDistance()
    return distances.between(Array(first.utf8)[...], Array(second.utf8)[...], limit: limit)
  }

  /// Up to ten of three letters, so that most pairs are near each other.
  private func word(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...10, using: &generator)).map { _ in UInt8.random(in: 97...99, using: &generator) }
  }

  /// Every cell, as the textbooks have it.
  private func table(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var cells = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for row in 0...first.count { cells[row][0] = row }
    for column in 0...second.count { cells[0][column] = column }
    for row in 1..<first.count + 1 {
      for column in 1..<second.count + 1 {
        let isSame = first[row - 1] == second[column - 1]
        cells[row][column] = min(
          cells[row - 1][column] + 1, cells[row][column - 1] + 1, cells[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          cells[row][column] = min(cells[row][column], cells[row - 2][column - 2] + 1)
        }
      }
    }
    return cells[first.count][second.count]
  }
}
