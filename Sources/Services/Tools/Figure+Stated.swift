internal import Nutrition

extension Figure {
  /// Whether a number stands for this one, exactly or rounded: as precisely as it is written, and whole tens and hundreds within
  /// a twentieth.
  func isStated(as stated: Figure, places: Int) -> Bool {
    let places = stated.wholeNumber == nil ? min(places, 8) : 0
    if rounded(toPlaces: places) == stated { return true }
    guard let whole = stated.wholeNumber, whole != 0, (self - stated).magnitude * Figure(20) <= self else {
      return false
    }
    return [10, 100].contains { step in
      whole.isMultiple(of: step) && (self - stated).magnitude * Figure(2) <= Figure(step)
    }
  }
}
