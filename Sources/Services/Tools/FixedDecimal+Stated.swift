internal import Nutrition

extension FixedDecimal {
  /// Whether a stated number may mean this one: equal when rounded to the stated precision, or, for whole tens and hundreds,
  /// within 5 %.
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
