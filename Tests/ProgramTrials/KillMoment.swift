internal import TestSupport

/// When in a session the program is killed: after a line was sent, and a part of the time that such a line takes.
struct KillMoment {
  /// The lines of one session.
  static let lines = 12

  /// Which line, from 0.
  let line: Int
  /// Of the time that a line of its kind took before; a little more than all of it at most.
  let share: Double

  init(from generator: inout SeededGenerator) {
    line = Int.random(in: 0..<KillMoment.lines, using: &generator)
    share = Double.random(in: 0..<1.2, using: &generator)
  }
}

/// How long a line of each kind took last.
struct Pace {
  enum Kind: Hashable {
    /// The first line waits for the program to start.
    case start
    case ask
    case answer

    /// Questions and answers take turns.
    init(line: Int) {
      self = line == 0 ? .start : line.isMultiple(of: 2) ? .ask : .answer
    }
  }

  private var times: [Kind: Duration] = [:]

  subscript(kind: Kind) -> Duration {
    get { times[kind] ?? .milliseconds(20) }
    set { times[kind] = newValue }
  }
}
