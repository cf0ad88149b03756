/// What a day allows: base target + earned by activity = allowance; allowance − eaten = remaining. All in kcal.
package struct Allowance: Hashable, Codable, Sendable {
  /// The target of the day before activity.
  package let base: FixedDecimal
  /// What activity adds to it; zero where that is not counted.
  package let earned: FixedDecimal
  /// What was eaten on the day so far.
  package let eaten: FixedDecimal

  package init(base: FixedDecimal, earned: FixedDecimal = .zero, eaten: FixedDecimal = .zero) {
    self.base = base
    self.earned = earned
    self.eaten = eaten
  }

  /// The base and what was earned: what may be eaten in all.
  package var allowance: FixedDecimal { base + earned }

  /// Negative over target. Exact; `shownRemaining` is what is printed.
  package var remaining: FixedDecimal { allowance - eaten }

  /// What remains as it is printed: of the printed allowance and the printed sum, so that the line adds up.
  package var shownRemaining: FixedDecimal { allowance.rounded(toPlaces: 1) - eaten.rounded(toPlaces: 1) }

  /// "1,684 of 2,000 kcal left", "120 kcal over target", "exactly on target".
  package var phrase: String {
    let shown = shownRemaining
    if shown == .zero { return "exactly on target" }
    if shown < .zero { return "\(shown.magnitude.formatted()) kcal over target" }
    return "\(shown.formatted()) of \(allowance.formatted()) kcal left"
  }
}
