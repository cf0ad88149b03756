extension PaperArea {
  /// Where it lies in the picture itself, with a margin for what the small one does not show: a corner that is bent, or an
  /// edge that is a little askew.
  func part(ofWidth pictureWidth: Int, _ pictureHeight: Int) -> PictureText.Part? {
    let spans = rows.compactMap(\.self)
    guard let first = rows.firstIndex(where: { $0 != nil }), let last = rows.lastIndex(where: { $0 != nil }),
      let start = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max()
    else { return nil }
    let (left, right) = (max(start - 2, 0) * pictureWidth / width, min(end + 2, width) * pictureWidth / width)
    let (top, bottom) = (max(first - 2, 0) * pictureHeight / height, min(last + 3, height) * pictureHeight / height)
    return PictureText.Part(left: left, top: top, width: right - left, height: bottom - top, percent: 100)
  }
}
