package import Store
internal import TestSupport

/// Kills a program at random moments of scripted sessions, again and again, and looks at what its homes hold then:
/// every entry that was said to be saved, none that was not confirmed, and each proposal that was on the screen as a
/// draft.
package struct KillTrial {
  package enum Failure: Error, Hashable, Sendable {
    case child(ChildProcess.Failure)
    case folder(TemporaryFolder.Failure)
    /// A home could not be opened after a kill.
    case home(StoreError)
    /// The program did not answer a line, or ended.
    case noAnswer(to: String)
  }

  /// A home lives through so many kills before a new one is made.
  private static let killsPerHome = 5

  private let program: String

  /// - Parameter program: the path of `larder`.
  package init(program: String) {
    self.program = program
  }

  /// - Parameter seed: decides the answers and the moments.
  package func run(kills: Int, seed: UInt64) throws(Failure) -> KillReport {
    var generator = SeededGenerator(seed: seed)
    var report = KillReport()
    var pace = Pace()
    while report.kills < kills {
      var household = try KilledHousehold(program: program, pace: pace)
      for _ in 0..<min(KillTrial.killsPerHome, kills - report.kills) {
        let fate = try household.converse(until: KillMoment(from: &generator), &generator)
        report.kills += 1
        report.moments[fate, default: 0] += 1
        report.faults += try household.inspect()
      }
      report.saved += household.saved
      pace = household.pace
    }
    return report
  }
}
