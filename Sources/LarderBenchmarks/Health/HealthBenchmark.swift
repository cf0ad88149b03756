internal import FoundationEssentials
internal import ProgramTrials

/// Compares the time to read an Apple Health export with the time to merely unpack it and count its lines, and measures the
/// memory: three years of a person who wears a watch.
struct HealthBenchmark {
  private static let bytes = 500_000_000
  private static let mostMemory = 60 * 1_024
  private static let rounds = 3

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let folder = try workshop.folder("health/apple_health_export")
    var export = MadeUpHealthExport(seed: 11)
    let (days, bytes) = try export.write(to: folder + "/export.xml", bytes: HealthBenchmark.bytes)
    let parent = try workshop.folder("health")
    _ = try time("sh", ["-c", "cd \"$1\" && zip -q -r export.zip apple_health_export", "sh", parent])
    let path = parent + "/export.zip"
    var imports: [Duration] = []
    var bare: [Duration] = []
    var again: [Duration] = []
    var peak = 0
    for round in 0..<HealthBenchmark.rounds {
      let home = try workshop.folder("health-home-\(round)")
      bare.append(try time("sh", ["-c", "unzip -p \"$1\" '*export.xml' | wc -l", "sh", path]))
      let taken = try workshop.run(["import", "--yes", path], home: home)
      imports.append(taken.time)
      peak = max(peak, taken.peak)
      again.append(try time(workshop.program, workshop.arguments(home: home) + ["import", "--yes", path]))
    }
    let rate = Double(bytes) / 1_000_000 / (imports.median / .seconds(1))
    let megabytes = "\(bytes / 1_000_000) MB, \(days) days"
    return [
      .ratio("health export, \(megabytes), to unzip -p | wc -l", imports.median, to: bare.median, atMost: 4),
      Measurement(name: "health export", measured: "\(rate.shown) MB/s", budget: "", isWithin: true),
      .ratio("health export, imported again, to the first time", again.median, to: imports.median, atMost: 1.2),
      Measurement(
        name: "peak memory of the import of a health export", measured: "\((Double(peak) / 1_024).shown) MB",
        budget: "≤ \(HealthBenchmark.mostMemory / 1_024) MB", isWithin: peak > 0 && peak <= HealthBenchmark.mostMemory),
    ]
  }

  /// The time from the start of a program to its end.
  private func time(_ program: String, _ arguments: [String]) throws -> Duration {
    let start = clock.now
    let child = try ChildProcess(program, arguments, environment: ["PATH": "/usr/bin:/bin"])
    child.closeInput()
    child.waitForEnd()
    return clock.now - start
  }
}
