internal import FoundationEssentials

/// Times `larder doctor` on a ten-year household, open and sealed, from the start of the program to its end. It reads the whole
/// database, replays the journal and compares it with every record and sum.
struct DoctorBenchmark {
  private static let rounds = 3
  /// In seconds; somebody is waiting.
  private static let most = 5.0

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let open = try workshop.home(entries: Workshop.tenYears)
    let sealed = try workshop.sealedHome(entries: Workshop.tenYears).home
    return try measure(open, "doctor, \(Workshop.tenYears) entries")
      + measure(sealed, "doctor, \(Workshop.tenYears) entries, sealed")
  }

  private func measure(_ home: String, _ name: String) throws -> [Measurement] {
    let runs = try (0..<DoctorBenchmark.rounds).map { _ in try workshop.run(["doctor"], home: home) }
    guard runs.allSatisfy({ $0.output.contains("database     sound") }) else { return [.failed(name, "not sound")] }
    return [.seconds(name, runs.map(\.time).median, atMost: DoctorBenchmark.most)]
  }
}
