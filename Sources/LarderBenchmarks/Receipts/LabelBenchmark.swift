internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Scanning

/// Measures how many figures of nutrition labels are read correctly without a language model.
struct LabelBenchmark {
  private static let folder = "../shared/fixtures/labels"

  private let reading = LabelReading()

  func measure() -> [Measurement] {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: LabelBenchmark.folder) else {
      return [SharedMaterial.absent("labels")]
    }
    var kinds: [String: Share] = [:]
    for name in names.sorted() {
      guard let meta = files.contents(atPath: "\(LabelBenchmark.folder)/\(name)/meta.json"),
        let value = JSONValue(text: String(decoding: meta, as: UTF8.self)), let file = value["file"]?.string,
        let bytes = files.contents(atPath: "\(LabelBenchmark.folder)/\(name)/\(file)")
      else { continue }
      let recognition = try? FileScanner.ofBenchmarks.recognition(of: Array(bytes), FileQuestion(path: file)) { _ in }
      let label = recognition.flatMap { reading.label(in: $0) }
      for column in value["expect"]?["columns"]?.array ?? [] {
        count(column, in: label, share: &kinds[file.hasSuffix(".txt") ? "text" : "picture", default: Share()])
      }
    }
    return kinds.sorted { $0.key < $1.key }.map { $0.value.measurement("label figures right, \($0.key)", atLeast: 60) }
  }

  private func count(_ gold: JSONValue, in label: NutritionLabel?, share: inout Share) {
    guard let per = gold["per"]?.string else { return }
    let found = label?.columns.first { $0.basis == LabelBenchmark.basis(per) }
    for figure in LabelFigure.allCases {
      guard let stated = gold[figure.rawValue] else { continue }
      let read = found?.values[figure]
      switch stated {
      case .number(let number): share.count(read?.value == FixedDecimal(number))
      case .string(let text): share.count(read.map { "\($0.isUpperBound ? "<" : "")\($0.value)" } == text)
      default: break
      }
    }
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
