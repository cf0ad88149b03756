internal import FoodData
internal import Media

extension PaperBounds {
  /// A part that has been read already.
  init(_ part: PictureText.Part) {
    self.init(left: part.left, top: part.top, width: part.width, height: part.height, scale: part.percent)
  }
}

extension PictureText.Part {
  init(_ bounds: PaperBounds) {
    self.init(
      left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height, percent: bounds.scale)
  }
}
