/// A word that the text recogniser found in a picture, with its position.
package struct TextBox: Hashable, Sendable {
  /// The word as recognised.
  package var text: String
  /// In pixels, from the left edge.
  package var left: Int
  /// In pixels, from the upper edge.
  package var top: Int
  /// In pixels, to the right of `left`.
  package var width: Int
  /// In pixels, downwards from `top`.
  package var height: Int
  /// The recogniser's confidence, from 0 to 100.
  package var confidence: Int

  package init(text: String, left: Int, top: Int, width: Int, height: Int, confidence: Int) {
    self.text = text
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.confidence = confidence
  }

  var right: Int { left + width }
  /// Twice the vertical centre, so that it is a whole number.
  var centre: Int { top * 2 + height }
}
