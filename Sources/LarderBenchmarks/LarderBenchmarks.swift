internal import Calls
internal import Glibc

/// Measures what the design promises, in one run, and prints a table. Arguments name the benchmarks to run; without any, all
/// run. Exits with 1 where a budget is exceeded, and with 2 where something could not be measured.
@main
struct LarderBenchmarks {
  static func main() async {
    let names = CommandLine.arguments.dropFirst()
    let chosen = names.compactMap { Benchmark(rawValue: $0) }
    guard chosen.count == names.count else {
      print("There are: \(Benchmark.allCases.map(\.rawValue).joined(separator: ", ")).")
      exit(2)
    }
    do {
      exit(try await run(chosen.isEmpty ? Benchmark.allCases : chosen) ? 0 : 1)
    } catch {
      print("Not measured: \(error)")
      exit(2)
    }
  }

  /// Runs the benchmarks. Returns whether all are within their budgets.
  private static func run(_ benchmarks: [Benchmark]) async throws -> Bool {
    let workshop = try Workshop()
    print(Measurement.heading)
    var allWithin = true
    var before = try MachinePace().measure()
    for benchmark in benchmarks {
      let measurements = try await benchmark.measure(in: workshop)
      let after = try MachinePace().measure()
      let pace = max(before, after)
      before = after
      for measurement in measurements {
        print(measurement.line(at: pace))
        // Flushed so that a table in a pipe grows line by line too.
        fflush(nil)
        allWithin = allWithin && measurement.isWithin(at: pace)
      }
    }
    return allWithin
  }
}

/// All benchmarks, by their names on the command line.
enum Benchmark: String, CaseIterable {
  case start, turn, day, report, replay, memory, answer, tokens, utterances, routing, nutribench, ingredients,
    knowledge, swap, correction, fuzz, kill, search, `import`, backup, doctor, diaries, health, products, trip,
    receipts, labels, barcodes

  func measure(in workshop: Workshop) async throws -> [Measurement] {
    switch self {
    case .start: try StartBenchmark(workshop).measure()
    case .turn: try await TurnBenchmark(workshop).measure()
    case .day: try DayViewBenchmark(workshop).measure()
    case .report: try ReportBenchmark(workshop).measure()
    case .replay: try await ReplayBenchmark().measure()
    case .memory: try MemoryBenchmark(workshop).measure()
    case .answer: try await AnswerBenchmark().measure()
    case .tokens: try TokenBenchmark(workshop).measure()
    case .utterances: try UtteranceBenchmark(workshop).measure()
    case .routing: try RoutingBenchmark(workshop).measure()
    case .nutribench: try NutriBenchBenchmark(workshop).measure()
    case .ingredients: try IngredientBenchmark(workshop).measure()
    case .knowledge: try KnowledgeBenchmark().measure()
    case .swap: try SwapBenchmark(workshop).measure()
    case .correction: try CorrectionBenchmark(workshop).measure()
    case .fuzz: try await FuzzBenchmark(workshop).measure()
    case .receipts: ReceiptBenchmark().measure()
    case .labels: LabelBenchmark().measure()
    case .barcodes: BarcodeBenchmark().measure()
    case .kill: try KillBenchmark(workshop).measure()
    case .products: ProductLineBenchmark().measure()
    case .import: try ImportBenchmark(workshop).measure()
    case .backup: try BackupBenchmark(workshop).measure()
    case .doctor: try DoctorBenchmark(workshop).measure()
    case .diaries: try DiaryImportBenchmark(workshop).measure()
    case .health: try HealthBenchmark(workshop).measure()
    case .search: try SearchBenchmark(workshop).measure()
    case .trip: try TripBenchmark(workshop).measure()
    }
  }
}
