/// Letters to insert, delete, change or swap to make one word of another.
package enum EditDistance {
  package static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let same = first[row] == second[column]
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
