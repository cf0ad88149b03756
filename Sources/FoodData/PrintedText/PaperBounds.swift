/// The part of a picture that contains text, and how much to enlarge it. Small print is recognised far better, and a
/// cluttered picture far faster, when only the paper is read, with letters of the size that the text recogniser
/// prefers.
package struct PaperBounds: Hashable, Sendable {
  /// In pixels of the whole picture, from its left edge.
  package let left: Int
  /// In pixels of the whole picture, from its upper edge.
  package let top: Int
  /// In pixels of the whole picture, before it is enlarged.
  package let width: Int
  /// In pixels of the whole picture, before it is enlarged.
  package let height: Int
  /// In percent: 200 is twice as large.
  package let scale: Int

  /// The most pixels in the enlarged part.
  private static let mostPixels = 9_500_000

  package init(left: Int, top: Int, width: Int, height: Int, scale: Int) {
    (self.left, self.top, self.width, self.height, self.scale) = (left, top, width, height, scale)
  }

  /// - Parameters:
  ///   - boxes: the words from a first look.
  ///   - pictureWidth: in pixels, like `pictureHeight`.
  ///   - wordHeight: the height that words should have, in pixels.
  package init?(of boxes: [TextBox], pictureWidth: Int, pictureHeight: Int, wordHeight: Int) {
    let certain = boxes.filter { $0.confidence >= 70 && $0.text.count >= 3 && $0.height > 4 && $0.width > 4 }
    guard certain.count >= 12 else { return nil }
    let heights = certain.map(\.height).sorted()
    let middle = heights[heights.count / 2]
    // One word in fifty may be outside the paper.
    let spare = certain.count / 50
    let margin = middle * 3
    let lefts = certain.map(\.left).sorted()
    let rights = certain.map(\.right).sorted()
    let first = max((certain.map(\.top).min() ?? 0) - margin, 0)
    let last = min((certain.map { $0.top + $0.height }.max() ?? 0) + margin, pictureHeight)
    left = max(lefts[spare] - 2 * margin, 0)
    top = first
    width = min(rights[rights.count - 1 - spare] + margin, pictureWidth) - left
    height = last - first
    guard width > 0, height > 0 else { return nil }
    let largest = Int((Double(PaperBounds.mostPixels) / Double(width) / Double(height)).squareRoot() * 100)
    scale = min(max(wordHeight * 100 / middle, 60), 300, max(largest, 1))
  }

  /// The whole of a small picture at twice its size, for when too few words were recognised to find the paper.
  package init?(ofSmall pictureWidth: Int, _ pictureHeight: Int) {
    guard pictureWidth > 0, pictureHeight > 0, pictureWidth <= 900, pictureHeight <= 1_800 else { return nil }
    (left, top, width, height, scale) = (0, 0, pictureWidth, pictureHeight, 200)
  }

  /// Converts the position of a word in the enlarged part to one in the whole picture.
  package func placed(_ box: TextBox) -> TextBox {
    TextBox(
      text: box.text, left: box.left * 100 / scale + left, top: box.top * 100 / scale + top,
      width: max(box.width * 100 / scale, 1), height: max(box.height * 100 / scale, 1), confidence: box.confidence)
  }
}
