internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Scanning
internal import Subprocess

/// Measures how many barcodes larder offers as certain, of all and of those that zbarimg alone reads correctly, and that
/// none is wrong.
struct BarcodeBenchmark {
  private static let folder = "../shared/fixtures/barcodes"

  private let clock = ContinuousClock()
  private let environment = ProcessInfo.processInfo.environment

  func measure() -> [Measurement] {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: BarcodeBenchmark.folder) else {
      return [SharedMaterial.absent("barcodes")]
    }
    var ofAll = Share()
    var sure = Share()
    var shown = Share()
    var wrong = 0
    var times: (bare: [Duration], larder: [Duration]) = ([], [])
    for name in names.sorted() {
      let folder = "\(BarcodeBenchmark.folder)/\(name)"
      guard let meta = files.contents(atPath: "\(folder)/meta.json"),
        let value = JSONValue(text: String(decoding: meta, as: UTF8.self)), let file = value["file"]?.string
      else { continue }
      var bare: [String] = []
      var recognition: FileRecognition?
      times.bare.append(clock.measure { bare = self.bare("\(folder)/\(file)") })
      let question = FileQuestion(path: "\(folder)/\(file)", kind: .barcode)
      times.larder.append(
        clock.measure { recognition = try? FileScanner.ofBenchmarks.recognition(of: question) { _ in } })
      let digits = value["expect"]?["digits"]?.string
      if let digits { ofAll.count(recognition?.codes.contains(digits) == true) }
      if let digits, bare.contains(digits) {
        sure.count(recognition?.codes.contains(digits) == true)
        shown.count(recognition?.codes.contains(digits) == true || recognition?.doubtfulCodes.contains(digits) == true)
      }
      // Another code beside the right one also belongs to the picture: books from Japan have two.
      if let codes = recognition?.codes, digits.map({ !codes.contains($0) }) ?? true { wrong += codes.count }
    }
    return [
      ofAll.measurement("barcodes offered as sure", atLeast: 70),
      sure.measurement("barcodes offered as sure, of those that zbarimg reads", atLeast: 90),
      shown.measurement("barcodes shown, of those that zbarimg reads", atLeast: 100),
      Measurement(
        name: "wrong barcodes offered as sure", measured: "\(wrong)", budget: "0", isWithin: wrong == 0),
      .time(
        "a barcode picture", times.larder.median, atMost: .seconds(1),
        remark: "zbarimg alone \(times.bare.median.shown)"),
    ]
  }

  /// What zbarimg alone reads in the file, limited to product codes.
  private func bare(_ path: String) -> [String] {
    let call = ProgramCall(
      "zbarimg",
      ["-q", "--raw", "-Sdisable", "-Sean13.enable", "-Sean8.enable", "-Supca.enable", "-Supce.enable", path],
      environment: environment, limits: ProgramLimits(time: .seconds(20), output: 10_000))
    guard let output = try? call.run() else { return [] }
    return String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
