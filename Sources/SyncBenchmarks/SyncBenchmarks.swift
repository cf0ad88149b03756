internal import Dispatch
internal import Glibc
internal import Sync

/// Measures the synchronisation of devices on a PostgreSQL server, which `make sync-bench` starts. The results are in
/// docs/scale.md.
@main
struct SyncBenchmarks {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: larder-sync-benchmarks postgresql://…")
      exit(2)
    }
    let address = CommandLine.arguments[1]
    do {
      try TenYears(address).measure()
      try DailyMeetings(address).measure()
      try ManyHouseholds(address).measure()
    } catch {
      print("not measured: \(error)")
      exit(1)
    }
  }
}

/// Prints a line of the table.
enum Figures {
  static func tell(_ what: String, _ measured: String, budget: String = "") {
    let name = what + String(repeating: " ", count: max(58 - what.count, 1))
    let value = measured + String(repeating: " ", count: max(28 - measured.count, 1))
    print(name + value + budget)
    fflush(nil)
  }

  static func milliseconds(_ time: Duration) -> String {
    let tenths = Int((time / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}

extension [Duration] {
  /// The duration below which this percentage of them lie; zero for an empty list.
  func percentile(_ percent: Int) -> Duration {
    let ordered = sorted()
    return ordered.isEmpty ? .zero : ordered[Swift.min(ordered.count * percent / 100, ordered.count - 1)]
  }
}

/// What was to be measured did not happen.
struct NotMeasuredError: Error, CustomStringConvertible {
  let description: String
}
