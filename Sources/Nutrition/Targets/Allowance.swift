/// What a day allows: base target + earned by activity = allowance; allowance − eaten = remaining. All in kcal.
package struct Allowance: Hashable, Codable, Sendable {
  package let base: Figure
  package let earned: Figure
  package let eaten: Figure

  package init(base: Figure, earned: Figure = .zero, eaten: Figure = .zero) {
    self.base = base
    self.earned = earned
    self.eaten = eaten
  }

  package var allowance: Figure { base + earned }

  /// Negative over target.
  package var remaining: Figure { allowance - eaten }

  /// "1,684 of 2,000 kcal left", "120 kcal over target", "exactly on target".
  package var phrase: String {
    if remaining == .zero { return "exactly on target" }
    if remaining < .zero { return "\(remaining.magnitude.formatted()) kcal over target" }
    return "\(remaining.formatted()) of \(allowance.formatted()) kcal left"
  }
}
