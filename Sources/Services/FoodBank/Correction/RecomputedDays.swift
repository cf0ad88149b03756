package import Nutrition

/// Which of the days that a corrected food was logged on are computed anew.
package struct RecomputedDays: Hashable, Codable, Sendable {
  package enum Scope: String, CaseIterable, Codable, Sendable {
    case all, none
  }

  /// A day of one profile.
  package struct Line: Hashable, Codable, Sendable {
    package var day: Day
    package var profile: String
  }

  package var scope: Scope?
  /// The first and the last day, both included; nil is without end.
  package var from: Day?
  package var to: Day?
  /// Days that keep what was logged.
  package var left: [Line]

  package init(scope: Scope? = nil, from: Day? = nil, to: Day? = nil, left: [Line] = []) {
    self.scope = scope
    self.from = from
    self.to = to
    self.left = left
  }

  func has(_ line: Line) -> Bool {
    guard scope != RecomputedDays.Scope.none else { return false }
    return (from.map { $0 <= line.day } ?? true) && (to.map { line.day <= $0 } ?? true) && !left.contains(line)
  }
}
