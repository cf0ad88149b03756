package import Nutrition

/// Which of the days that a corrected food was logged on are computed anew.
package struct RecomputedDays: Hashable, Sendable {
  /// All of them or none.
  package enum Scope: String, CallChoice {
    case all, none
  }

  /// Nil is all of the days between `from` and `to`, and none where neither is said.
  package var scope: Scope?
  /// The first and the last day, both included; nil is without end.
  package var from: Day?
  /// The last day, included; nil is without end.
  package var to: Day?
  /// Days that keep what was logged.
  package var left: [Line]

  package init(scope: Scope? = nil, from: Day? = nil, to: Day? = nil, left: [Line] = []) {
    self.scope = scope
    self.from = from
    self.to = to
    self.left = left
  }

  /// Nothing was said of which days are meant.
  package var isUnsaid: Bool { scope == nil && from == nil && to == nil }

  /// Whether what was logged on that day is computed anew.
  package func has(_ line: Line) -> Bool {
    guard scope != RecomputedDays.Scope.none, !isUnsaid else { return false }
    return (from.map { $0 <= line.day } ?? true) && (to.map { line.day <= $0 } ?? true) && !left.contains(line)
  }
}

/// The same as it was said: which logged entries are computed anew.
package struct RecomputedSpan: CallRecord {
  /// Nil is all of those between `from` and `to`, and none where neither is said.
  package var scope: RecomputedDays.Scope?
  /// Only those from this day on, in words or as YYYY-MM-DD.
  package var from: String?
  /// Only those until this day.
  package var to: String?
  /// Days that keep what was logged.
  package var leave: [RecomputedDays.Line]?

  package init() {}

  package init(_ scope: RecomputedDays.Scope) {
    self.scope = scope
  }

  package init(from: String?, to: String?) {
    (self.from, self.to) = (from, to)
  }

  package static let fields: [CallField<RecomputedSpan>] =
    [
      .optional("recompute", \.scope, "Logged entries to compute anew; default none."),
      .optional("from", \.from, "Only those from this day on."),
      .optional("to", \.to, "Only those until this day."),
      .optional("leave", \.leave, "Days that keep what was logged."),
    ]
}

extension RecomputedDays {
  /// A day of one profile.
  package struct Line: CallRecord {
    /// The diary day.
    package var day = Day(number: 0)
    /// Whose.
    package var profile = ""

    package init() {}

    package init(day: Day, profile: String) {
      self.day = day
      self.profile = profile
    }

    package static let fields: [CallField<Line>] =
      [
        .required("day", \.day),
        .required("profile", \.profile),
      ]
  }
}
