internal import ProgramTrials

/// The peak memory of a conversation of 200 turns in a ten-year household.
struct MemoryBenchmark {
  private static let turns = 200
  /// 40 MB, in KiB.
  private static let most = 40 * 1_024

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let name = "peak memory of \(MemoryBenchmark.turns) turns, \(Workshop.tenYears) entries"
    let home = try workshop.home(entries: Workshop.tenYears)
    let child = try ChildProcess(workshop.program, workshop.arguments(home: home))
    var listener = Listener(child)
    for turn in 0..<(MemoryBenchmark.turns / 4) {
      for (line, mark) in [("had 200g pasta for lunch", "kcal"), ("y", "Saved:"), ("/today", "total"), ("/week", "\n")]
      {
        listener.send(line)
        guard listener.wait(for: mark) != nil else { return [.failed(name, "no answer to “\(line)” in turn \(turn)")] }
      }
    }
    guard let peak = child.peakMemory else { return [.failed(name, "not known")] }
    child.closeInput()
    child.waitForEnd()
    return [
      Measurement(
        name: name, measured: "\((Double(peak) / 1_024).shown) MB", budget: "≤ \(MemoryBenchmark.most / 1_024) MB",
        isWithin: peak <= MemoryBenchmark.most)
    ]
  }
}
