import FoodData
import JSON
import Nutrition

/// Nutrition labels: as a text, as what a recogniser of text saw, and as a model copied them.
struct LabelTarget: FuzzTarget {
  static let name = "labels"

  private let reading = LabelReading()

  func take(_ bytes: [UInt8]) throws {
    let text = PrintedText(bytes: bytes)
    var labels = [reading.label(in: text)]
    let boxes = TesseractTable(text).boxes
    if !boxes.isEmpty { labels.append(reading.label(seenIn: [boxes, boxes.reversed()])) }
    if let json = try? JSONValue(json: bytes[...]) {
      labels.append(LabelAnswer(json)?.label)
      labels.append(FileRecognition(json: json).flatMap { reading.label(in: $0) })
    }
    for case let label? in labels {
      let food = label.food()
      try BrokenPromise.unless(food.figures.energy.map { $0 >= .zero } ?? true, "less energy than none")
    }
  }
}
