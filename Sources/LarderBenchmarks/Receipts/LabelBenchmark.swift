internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Scanning

/// Measures how many figures of nutrition labels are read correctly without a language model, how many are read as
/// something else, and how long a label takes.
struct LabelBenchmark {
  private static let folder = "../shared/fixtures/labels"

  private let reading = LabelReading()

  func measure() -> [Measurement] {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: LabelBenchmark.folder) else {
      return [SharedMaterial.absent("labels")]
    }
    var texts = LabelScore()
    var pictures = LabelScore()
    var longest = Duration.zero
    for name in names.sorted() {
      guard let meta = files.contents(atPath: "\(LabelBenchmark.folder)/\(name)/meta.json"),
        let value = JSONValue(text: String(decoding: meta, as: UTF8.self)), let file = value["file"]?.string,
        let bytes = files.contents(atPath: "\(LabelBenchmark.folder)/\(name)/\(file)")
      else { continue }
      let start = ContinuousClock.now
      let recognition = try? FileScanner.ofBenchmarks.recognition(of: Array(bytes), FileQuestion(path: file)) { _ in }
      let label = recognition.flatMap { reading.label(in: $0) }
      longest = max(longest, start.duration(to: .now))
      for column in value["expect"]?["columns"]?.array ?? [] {
        guard let per = column["per"]?.string else { continue }
        let found = label?.columns.first { $0.basis == LabelBenchmark.basis(per) }
        if file.hasSuffix(".txt") { texts.count(found, column) } else { pictures.count(found, column) }
      }
    }
    return pictures.measurements("picture", atLeast: 92) + texts.measurements("text", atLeast: 92) + [
      .seconds("the longest label", longest, atMost: 10)
    ]
  }

  private static func basis(_ per: String) -> NutritionLabel.Basis {
    switch per {
    case "100 g": .hundredGrams
    case "100 ml": .hundredMillilitres
    case "container": .container
    default: per.contains("milk") ? .prepared : .serving
    }
  }
}
