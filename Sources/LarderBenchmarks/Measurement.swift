/// A line of the table: what was measured, and its budget.
struct Measurement {
  let name: String
  let measured: String
  let budget: String
  let isWithin: Bool
  /// The measured time as a share of its budget, which grows on a slower machine; nil for a ratio, a share or a size.
  private let partOfTime: Double?

  init(name: String, measured: String, budget: String, isWithin: Bool) {
    (self.name, self.measured, self.budget, self.isWithin, partOfTime) = (name, measured, budget, isWithin, nil)
  }

  private init(name: String, measured: String, budget: String, partOfTime: Double) {
    (self.name, self.measured, self.budget, self.partOfTime) = (name, measured, budget, partOfTime)
    isWithin = partOfTime <= 1
  }

  static let heading = Measurement.row("what", "measured", "budget", "")

  /// - Parameter pace: how much slower the machine is than the reference machine, at least 1.
  func isWithin(at pace: Double) -> Bool {
    isWithin || partOfTime.map { $0 <= pace } == true
  }

  func line(at pace: Double) -> String {
    let verdict = isWithin ? "ok" : isWithin(at: pace) ? "ok, the machine is \(pace.shown) × as slow" : "over"
    return Measurement.row(name, measured, budget, verdict)
  }

  private static func row(_ name: String, _ measured: String, _ budget: String, _ verdict: String) -> String {
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    return padded(name, to: 56) + padded(measured, to: 40) + padded(budget, to: 16) + verdict
  }
}

extension Measurement {
  /// One duration as a multiple of another, measured in the same run.
  static func ratio(_ name: String, _ time: Duration, to base: Duration, atMost most: Double) -> Measurement {
    let ratio = time / base
    return Measurement(
      name: name, measured: "\(ratio.shown)  (\(time.shown) to \(base.shown))", budget: "≤ \(most.shown)",
      isWithin: ratio <= most)
  }

  static func time(_ name: String, _ time: Duration, atMost most: Duration, remark: String? = nil) -> Measurement {
    Measurement(
      name: name, measured: time.shown + (remark.map { "  (\($0))" } ?? ""), budget: "≤ \(most.shown)",
      partOfTime: time / most)
  }

  static func seconds(_ name: String, _ time: Duration, atMost most: Double) -> Measurement {
    let taken = time / .seconds(1)
    return Measurement(
      name: name, measured: "\(taken.shown) s", budget: "≤ \(most.shown) s", partOfTime: taken / most)
  }

  /// - Parameter unit: what is counted in which time: "turns a second".
  static func rate(_ name: String, _ rate: Double, _ unit: String, atLeast least: Double) -> Measurement {
    Measurement(
      name: name, measured: "\(Int(rate.rounded())) \(unit)", budget: "≥ \(Int(least))", partOfTime: least / rate)
  }

  /// - Parameters:
  ///   - peak: in KiB; zero where it is unknown, which counts as too much.
  ///   - most: in KiB.
  static func memory(_ name: String, _ peak: Int, atMost most: Int) -> Measurement {
    Measurement(
      name: name, measured: "\((Double(peak) / 1_024).shown) MB", budget: "≤ \(most / 1_024) MB",
      isWithin: peak > 0 && peak <= most)
  }

  /// A benchmark whose work itself failed.
  static func failed(_ name: String, _ reason: String) -> Measurement {
    Measurement(name: name, measured: reason, budget: "", isWithin: false)
  }
}

extension Double {
  /// With two decimals: "1.37".
  var shown: String {
    let hundredths = Int((self * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100)." + (decimals < 10 ? "0\(decimals)" : "\(decimals)")
  }
}

extension Duration {
  /// In milliseconds, or in microseconds below one: "1.37 ms", "412 µs".
  var shown: String {
    let microseconds = self / .microseconds(1)
    return microseconds < 1_000 ? "\(Int(microseconds.rounded())) µs" : "\((microseconds / 1_000).shown) ms"
  }
}

extension [Duration] {
  /// The median; zero for no durations.
  var median: Duration {
    let ordered = sorted()
    return ordered.isEmpty ? .zero : ordered[ordered.count / 2]
  }
}
