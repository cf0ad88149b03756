internal import FoodData
internal import FoundationEssentials
internal import Media
internal import Nutrition
internal import Scanning
internal import Subprocess

/// Measures how many lines of receipts are read correctly without a language model, by kind of file and by store.
struct ReceiptBenchmark {
  private static let folder = "../shared/fixtures/receipts"
  private static let leastOfText = 97.0
  private static let leastOfPhotos = 80.0

  private let reading = ReceiptReading.embedded
  private let clock = ContinuousClock()
  private let environment = ProcessInfo.processInfo.environment

  func measure() -> [Measurement] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: ReceiptBenchmark.folder) else {
      return [SharedMaterial.absent("receipts")]
    }
    var kinds: [String: ReceiptScore] = [:]
    var stores: [String: ReceiptScore] = [:]
    var times: [String: [Duration]] = [:]
    for name in names.sorted() {
      guard let gold = ReceiptGold(folder: ReceiptBenchmark.folder, name: name) else { continue }
      var receipt: Receipt?
      let time = clock.measure { receipt = read(gold) }
      guard let receipt else { continue }
      kinds[gold.kind, default: ReceiptScore()].count(receipt, gold)
      stores["\(gold.kind), \(gold.store)", default: ReceiptScore()].count(receipt, gold)
      times[gold.kind, default: []].append(time)
    }
    return kinds.sorted { $0.key < $1.key }.flatMap { rows($0.key, $0.value, times[$0.key] ?? []) }
      + stores.sorted { $0.key < $1.key }.map { $0.value.lines.measurement("receipt lines, \($0.key)", atLeast: 0) }
  }

  private func rows(_ kind: String, _ score: ReceiptScore, _ times: [Duration]) -> [Measurement] {
    let least = kind == "photo" ? ReceiptBenchmark.leastOfPhotos : ReceiptBenchmark.leastOfText
    return [
      score.lines.measurement("receipt lines right, \(kind)", atLeast: least),
      score.marks.measurement("no food told from food, \(kind)", atLeast: 0),
      score.totals.measurement("totals right, \(kind)", atLeast: kind == "photo" ? 0 : 100),
      score.days.measurement("days right, \(kind)", atLeast: kind == "photo" ? 0 : 100),
      .time("a receipt, \(kind)", times.median, atMost: .seconds(15)),
    ]
  }

  /// Reads a receipt as the program does; nil where a program needed for this kind of file is missing.
  private func read(_ gold: ReceiptGold) -> Receipt? {
    guard MediaProgram.allCases.allSatisfy({ ProgramEnvironment.path(of: $0.rawValue, in: environment) != nil }) else {
      return gold.kind == "text" ? reading.receipt(in: PrintedText(bytes: gold.file)) : nil
    }
    let recognition = try? FileScanner.ofBenchmarks.recognition(
      of: gold.file, FileQuestion(path: gold.name), progress: { _ in })
    // A file in which nothing was found within the time limit counts as a receipt without lines.
    return recognition.flatMap { reading.receipt(in: $0) } ?? Receipt.empty
  }
}

extension Receipt {
  /// A receipt without lines, for files in which none was found.
  fileprivate static var empty: Receipt { ReceiptReading.embedded.receipt(in: PrintedText("")) }
}
