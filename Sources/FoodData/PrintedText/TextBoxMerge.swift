/// Merges the words of several looks at one picture: where two words overlap, the more confident one is kept.
package enum TextBoxMerge {
  /// The words of all looks, the most confident first, so not in reading order.
  package static func merged(_ looks: [[TextBox]]) -> [TextBox] {
    var kept: [TextBox] = []
    /// The indices of the kept words that touch each horizontal band of the picture.
    var bands: [Int: [Int]] = [:]
    let all = looks.flatMap(\.self).prefix(mostBoxes).sorted { $0.confidence > $1.confidence }
    for box in all {
      let touched = box.top / bandHeight...(box.top + box.height) / bandHeight
      let isTaken = touched.contains { band in bands[band]?.contains { overlap(kept[$0], box) } ?? false }
      guard !isTaken else { continue }
      // A box that covers many bands is not a word.
      guard touched.count <= 12 else { continue }
      for band in touched { bands[band, default: []].append(kept.count) }
      kept.append(box)
    }
    return kept
  }

  private static let bandHeight = 64
  private static let mostBoxes = 12_000

  /// Whether two boxes share more than a quarter of the smaller one.
  private static func overlap(_ first: TextBox, _ second: TextBox) -> Bool {
    let width = min(first.right, second.right) - max(first.left, second.left)
    let height = min(first.top + first.height, second.top + second.height) - max(first.top, second.top)
    guard width > 0, height > 0 else { return false }
    return width * height * 4 > min(first.width * first.height, second.width * second.height)
  }
}
