internal import ProgramTrials

/// Kills scripted sessions at random moments. Everything reported as saved must be there, and nothing unconfirmed.
struct KillBenchmark {
  private static let kills = 200

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let report = try KillTrial(program: workshop.program).run(kills: KillBenchmark.kills, seed: 1)
    for fault in report.faults { print("  \(fault)") }
    return [
      Measurement(
        name: "entries lost or unconfirmed after \(report.kills) kills",
        measured: "\(report.faults.count) of \(report.saved) saved", budget: "0", isWithin: report.faults.isEmpty)
    ]
  }
}
