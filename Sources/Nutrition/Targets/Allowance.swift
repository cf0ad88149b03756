/// What a day allows, in kcal: base target + earned by activity = allowance; allowance − eaten = remaining.
package struct Allowance: Hashable, Codable, Sendable {
  /// The day's target before activity.
  package let base: FixedDecimal
  /// What activity adds; zero where it is not counted.
  package let earned: FixedDecimal
  /// What was eaten on the day so far.
  package let eaten: FixedDecimal

  package init(base: FixedDecimal, earned: FixedDecimal = .zero, eaten: FixedDecimal = .zero) {
    self.base = base
    self.earned = earned
    self.eaten = eaten
  }

  /// Base plus earned: what may be eaten in all.
  package var allowance: FixedDecimal { base + earned }

  /// What is left; negative over target. Exact; `shownRemaining` is what is printed.
  package var remaining: FixedDecimal { allowance - eaten }

  /// What is left as printed: the rounded allowance minus the rounded sum, so that the printed numbers add up.
  package var shownRemaining: FixedDecimal { allowance.rounded(toPlaces: 1) - eaten.rounded(toPlaces: 1) }

  /// "1,684 of 2,000 kcal left", "120 kcal over target", "exactly on target".
  package var phrase: String {
    let shown = shownRemaining
    if shown == .zero { return "exactly on target" }
    if shown < .zero { return "\(shown.magnitude.formatted()) kcal over target" }
    return "\(shown.formatted()) of \(allowance.formatted()) kcal left"
  }
}
