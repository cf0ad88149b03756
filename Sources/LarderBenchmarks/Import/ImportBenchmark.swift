internal import FoodData
internal import ProgramTrials

/// Compares the time to import downloads with the time to merely move their bytes, and measures the memory.
struct ImportBenchmark {
  private static let mostMemory = 100 * 1_024

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    try measureTables() + measureProducts()
  }

  private func measureTables() throws -> [Measurement] {
    let folder = try workshop.folder("FoodData_Central_sr_legacy_food_csv_2018-04")
    let rows = try MadeUpTables(Workshop.foods, seed: 8).write(to: folder)
    var imports: [Duration] = []
    var bare: [Duration] = []
    for round in 0..<3 {
      let home = try workshop.folder("tables-\(round)")
      imports.append(try time(workshop.program, ["--home", home, "import", folder]))
      let commands = MadeUpTables.names.map { ".import \(folder)/\($0).csv \($0)" }
      bare.append(try time("sqlite3", [home + "/bare.db", ".mode csv"] + commands))
    }
    let seconds = imports.median / .seconds(1)
    let rate = "\(Int(Double(MadeUpTables.foods) / seconds)) foods/s, \(Int(Double(rows) / seconds)) rows/s"
    return [
      .ratio("import of a USDA download, to sqlite3’s .import", imports.median, to: bare.median, atMost: 2.5),
      Measurement(name: "import of a USDA download", measured: rate, budget: "", isWithin: true),
      try memory("peak memory of the import of a USDA download", importing: folder, home: "tables-memory"),
    ]
  }

  private func measureProducts() throws -> [Measurement] {
    let folder = try workshop.folder("lines")
    let path = folder + "/products.jsonl"
    let bytes = try MadeUpLines(seed: 9).write(to: path)
    _ = try time("gzip", ["-1", path])
    let packed = path + ".gz"
    let home = try workshop.folder("lines-home")
    let whole = try time(workshop.program, ["--home", home, "import", packed])
    let bare = try time("sh", ["-c", "gzip -dc \"$1\" | wc", "sh", packed])
    let rate = Double(bytes) / 1_000_000 / (whole / .seconds(1))
    return [
      Measurement(
        name: "import of Open Food Facts, to gzip -dc | wc",
        measured: "\((whole / bare).shown)  (\(whole.shown) to \(bare.shown))", budget: "", isWithin: true),
      Measurement(name: "import of Open Food Facts", measured: "\(rate.shown) MB/s", budget: "", isWithin: true),
      try memory("peak memory of the import of Open Food Facts", importing: packed, home: "lines-memory"),
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

  private func memory(_ name: String, importing path: String, home: String) throws -> Measurement {
    let peak = try workshop.run(["import", path], home: try workshop.folder(home)).peak
    return Measurement(
      name: name, measured: "\((Double(peak) / 1_024).shown) MB",
      budget: "≤ \(ImportBenchmark.mostMemory / 1_024) MB", isWithin: peak > 0 && peak <= ImportBenchmark.mostMemory)
  }
}
