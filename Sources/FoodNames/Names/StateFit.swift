internal import Nutrition

/// How well a food's state fits the requested one, best first.
enum StateFit: Int, Comparable {
  case same
  /// The food is just "cooked", and the requested state is a kind of cooking.
  case cooked
  /// As good on a plate: another kind of cooking, or dry for raw.
  case near
  /// The food has no state.
  case open
  case unmet

  static func < (left: StateFit, right: StateFit) -> Bool { left.rawValue < right.rawValue }

  init(of offered: FoodState?, for asked: FoodState) {
    guard let offered else {
      self = .open
      return
    }
    self =
      switch (asked, offered) {
      case _ where asked == offered: .same
      case (_, .cooked) where asked.isCooked: .cooked
      case _ where asked.isCooked && offered.isCooked: .near
      case (.dry, .dried), (.dried, .dry), (.raw, .dry), (.dry, .raw): .near
      case (.frozen, .raw), (.frozen, .cooked), (.frozen, .boiled), (.canned, .cooked), (.canned, .boiled): .near
      default: .unmet
      }
  }
}
