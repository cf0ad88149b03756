/// The lines of a card, by the numbers that it shows, which begin at 1.
extension Array {
  mutating func change(
    _ line: Int, _ change: (inout Element) throws(ToolError) -> Void
  ) throws(ToolError) {
    guard indices.contains(line - 1) else { throw .noSuchLine(line) }
    try change(&self[line - 1])
  }

  /// Removes a line.
  ///
  /// - Parameter leastLeft: the fewest lines that have to remain.
  mutating func remove(_ line: Int, leastLeft: Int = 1) throws(ToolError) {
    guard indices.contains(line - 1) else { throw .noSuchLine(line) }
    guard count > leastLeft else { throw .nothingLeft }
    remove(at: line - 1)
  }
}
