/// Separates the words on the paper from what the text recogniser makes of the table, the seat or the hand beside it.
struct PaperEdges: Sendable {
  private let height: Int
  private let letterWidth: Int
  /// Confidently recognised words, from top to bottom.
  private let certain: [TextBox]

  init(_ boxes: [TextBox], height: Int, letterWidth: Int) {
    self.height = height
    self.letterWidth = letterWidth
    certain = boxes.filter { box in
      box.confidence >= 75 && box.text.count >= 3 && box.height * 10 >= height * 6 && box.height * 10 <= height * 17
    }.sorted { $0.centre < $1.centre }
  }

  /// Whether a word may belong to the text.
  func holds(_ box: TextBox) -> Bool {
    if box.height > height * 4 || box.confidence < 12 { return false }
    if box.confidence >= 88, box.text.count >= 2 { return true }
    let near = neighbours(of: box)
    guard near.count >= 4 else { return box.confidence >= 40 }
    // The second word from the edge is used, because one word may be outside the paper although it was recognised
    // confidently.
    let lefts = near.map(\.left).sorted()
    let rights = near.map(\.right).sorted()
    let left = lefts[1] - 2 * letterWidth
    let right = rights[rights.count - 2] + 3 * letterWidth
    return box.right > left && box.left < right
  }

  /// The confident words a few lines above and below.
  private func neighbours(of box: TextBox) -> ArraySlice<TextBox> {
    let reach = height * 16
    var low = 0
    var high = certain.count
    while low < high {
      let middle = (low + high) / 2
      if certain[middle].centre < box.centre - reach { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < certain.count, end - low < 60, certain[end].centre <= box.centre + reach { end += 1 }
    return certain[low..<end]
  }
}
