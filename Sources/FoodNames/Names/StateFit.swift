internal import Nutrition

/// How well a food's state answers to the one that was asked for, best first.
enum StateFit: Int, Comparable {
  case same
  /// Plain "cooked" for a kind of cooking.
  case cooked
  /// As good as the same on a plate: another kind of cooking, dry for uncooked.
  case near
  /// The food has no states.
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
