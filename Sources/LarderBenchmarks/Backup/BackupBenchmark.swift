internal import FoundationEssentials
internal import Store

/// Times the export of a ten-year household into one document, its import into an empty home, and a copy of the database, each
/// from the start of the program to its end.
struct BackupBenchmark {
  private static let rounds = 3
  /// 200 MB, in KiB.
  private static let mostMemory = 200 << 10

  private let workshop: Workshop

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
    var peak = 0
    var isSame = true
    for round in 0..<BackupBenchmark.rounds {
      let document = "\(folder)/\(round).json"
      exports.append(try time(home, ["export", document]))
      tables.append(try time(home, ["export", "--csv", "\(folder)/\(round).csv"]))
      copies.append(try time(home, ["backup", "\(folder)/\(round).db"]))
      let other = try workshop.folder("backup/home-\(round)")
      let taken = try workshop.run(["import", "--yes", document], home: other)
      imports.append(taken.time)
      peak = max(peak, taken.peak)
      let states = try [home, other].map { try Store.open(.home($0)).stateHash() }
      isSame = isSame && states[0] == states[1]
    }
    let entries = "\(Workshop.tenYears) entries"
    return [
      .seconds("export of \(entries)", exports.median, atMost: 10),
      .seconds("export of \(entries) as a table", tables.median, atMost: 10),
      .seconds("import of \(entries) into an empty home", imports.median, atMost: 20),
      .memory("peak memory of the import of \(entries)", peak, atMost: BackupBenchmark.mostMemory),
      .seconds("checked copy of the database of \(entries)", copies.median, atMost: 20),
      Measurement(
        name: "state after export and import", measured: isSame ? "the same" : "another", budget: "the same",
        isWithin: isSame),
    ]
  }

  private func time(_ home: String, _ words: [String]) throws -> Duration {
    try workshop.run(words, home: home).time
  }
}
