/// The number of letters to add, remove, change or swap with a neighbour to turn one text into another; no letter is
/// touched twice.
package struct EditDistance: Sendable {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  package init() {}

  /// Nil where the distance is more than `limit`.
  package mutating func between(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var (first, second) = (first, second)
    while let letter = first.first, letter == second.first { (first, second) = (first.dropFirst(), second.dropFirst()) }
    while let letter = first.last, letter == second.last { (first, second) = (first.dropLast(), second.dropLast()) }
    prepare(columns: second.count)
    for (row, letter) in first.enumerated() {
      guard fill(row: row, letter: letter, first: first, second: second, limit: limit) <= limit else { return nil }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  /// Makes all rows as long as the first, reusing their memory.
  private mutating func prepare(columns: Int) {
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: 0...columns)
    beforeLast += repeatElement(0, count: max(last.count - beforeLast.count, 0))
    current += repeatElement(0, count: max(last.count - current.count, 0))
  }

  /// Fills one row of the matrix and returns its minimum. Only cells within the limit of the diagonal are computed.
  private mutating func fill(
    row: Int, letter: UInt8, first: ArraySlice<UInt8>, second: ArraySlice<UInt8>, limit: Int
  ) -> Int {
    let columns = max(row - limit, 0)..<min(row + limit + 1, second.count)
    current[columns.lowerBound] = columns.lowerBound == 0 ? row + 1 : limit + 1
    var least = current[columns.lowerBound]
    for column in columns {
      let other = second[second.startIndex + column]
      var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == second[second.startIndex + column - 1],
        first[first.startIndex + row - 1] == other
      {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
    }
    // The next row reads one cell beyond.
    if columns.upperBound < second.count { current[columns.upperBound + 1] = limit + 1 }
    return least
  }
}
