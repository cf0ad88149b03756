internal import Nutrition

extension FixedDecimal {
  /// Whether a number stands for this one, exactly or rounded: as precisely as it is written, and whole tens and hundreds within
  /// a twentieth.
  func isStated(as stated: FixedDecimal, places: Int) -> Bool {
    let places = stated.wholeNumber == nil ? min(places, 8) : 0
    if rounded(toPlaces: places) == stated { return true }
    guard let whole = stated.wholeNumber, whole != 0, (self - stated).magnitude * FixedDecimal(20) <= self else {
      return false
    }
    return [10, 100].contains { step in
      whole.isMultiple(of: step) && (self - stated).magnitude * FixedDecimal(2) <= FixedDecimal(step)
    }
  }
}
