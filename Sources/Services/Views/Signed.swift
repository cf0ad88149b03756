internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// A difference as people read it.
enum Signed {
  /// "+120 kcal", "−0.8 kg", "the same".
  static func text(_ change: FixedDecimal, _ amount: (FixedDecimal) -> Text) -> Text {
    let shown = change.shown
    if shown == .zero { return .changeNone }
    return shown < .zero ? .changeLess(amount: amount(shown.magnitude)) : .changeMore(amount: amount(shown))
  }

  /// The same of energy.
  static func energy(_ change: FixedDecimal) -> Text { text(change) { .energy(energy: $0) } }
}
