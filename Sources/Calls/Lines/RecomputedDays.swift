package import Nutrition

/// Which of the days on which a corrected food was logged are recomputed.
package struct RecomputedDays: Hashable, Sendable {
  /// All days or none.
  package enum Scope: String, CallChoice {
    case all, none
  }

  /// Nil is the days from `from` to `to`, and none where both are nil.
  package var scope: Scope?
  /// The first day, included; nil is the first ever.
  package var from: Day?
  /// The last day, included; nil is the last ever.
  package var to: Day?
  /// Days whose entries stay as they were logged.
  package var left: [Line]

  package init(scope: Scope? = nil, from: Day? = nil, to: Day? = nil, left: [Line] = []) {
    self.scope = scope
    self.from = from
    self.to = to
    self.left = left
  }

  /// Whether nothing says which days are meant.
  package var isUnsaid: Bool { scope == nil && from == nil && to == nil }

  /// Whether the entries of that day are recomputed.
  package func has(_ line: Line) -> Bool {
    guard scope != RecomputedDays.Scope.none, !isUnsaid else { return false }
    return (from.map { $0 <= line.day } ?? true) && (to.map { line.day <= $0 } ?? true) && !left.contains(line)
  }
}

/// `RecomputedDays` as a call says it, with days in words: which logged entries are recomputed.
package struct RecomputedSpan: CallRecord {
  /// Nil is the days from `from` to `to`, and none where both are nil.
  package var scope: RecomputedDays.Scope?
  /// Only entries from this day on, in words or as YYYY-MM-DD.
  package var from: String?
  /// Only entries up to this day, included.
  package var to: String?
  /// Days whose entries stay as they were logged.
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
  /// A day of one profile's diary.
  package struct Line: CallRecord {
    /// The diary day.
    package var day = Day(number: 0)
    /// The profile.
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
