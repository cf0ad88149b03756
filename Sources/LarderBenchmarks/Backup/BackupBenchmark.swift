internal import FoundationEssentials
internal import ProgramTrials
internal import Store

/// How long it takes to write everything of a household of ten years into one document, to take it into an empty home, and to
/// copy the database: from the start of the program to its end.
struct BackupBenchmark {
  private static let rounds = 3

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let home = try workshop.home(entries: Workshop.tenYears)
    let folder = try workshop.folder("backup")
    var exports: [Duration] = []
    var tables: [Duration] = []
    var imports: [Duration] = []
    var copies: [Duration] = []
    var isSame = true
    for round in 0..<BackupBenchmark.rounds {
      let document = "\(folder)/\(round).json"
      exports.append(try time(home, ["export", document]))
      tables.append(try time(home, ["export", "--csv", "\(folder)/\(round).csv"]))
      copies.append(try time(home, ["backup", "\(folder)/\(round).db"]))
      let other = try workshop.folder("backup/home-\(round)")
      imports.append(try time(other, ["import", "--yes", document]))
      let states = try [home, other].map { try Store.open(.home($0)).stateHash() }
      isSame = isSame && states[0] == states[1]
    }
    let entries = "\(Workshop.tenYears) entries"
    return [
      seconds("export of \(entries)", exports, atMost: 10),
      seconds("export of \(entries) as a table", tables, atMost: 10),
      seconds("import of \(entries) into an empty home", imports, atMost: 20),
      seconds("checked copy of the database of \(entries)", copies, atMost: 20),
      Measurement(
        name: "state after export and import", measured: isSame ? "the same" : "another", budget: "the same",
        isWithin: isSame),
    ]
  }

  private func seconds(_ name: String, _ durations: [Duration], atMost most: Double) -> Measurement {
    let taken = durations.median / .seconds(1)
    return Measurement(
      name: name, measured: "\(taken.shown) s", budget: "≤ \(most.shown) s", isWithin: taken <= most)
  }

  private func time(_ home: String, _ words: [String]) throws -> Duration {
    let start = clock.now
    let child = try ChildProcess(
      workshop.program, workshop.arguments(home: home) + words, environment: ["PATH": "/usr/bin:/bin"])
    child.closeInput()
    child.waitForEnd()
    return clock.now - start
  }
}
