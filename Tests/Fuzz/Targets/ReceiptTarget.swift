import FoodData
import JSON
import Nutrition

/// Receipts: as a text, as what a recogniser of text saw, and as a model copied them.
struct ReceiptTarget: FuzzTarget {
  static let name = "receipts"

  private let reading = ReceiptReading.embedded
  private let today = Day(number: 20_777)

  func take(_ bytes: [UInt8]) throws {
    let text = PrintedText(bytes: bytes)
    try check(reading.receipt(in: text))
    let boxes = TesseractTable(text).boxes
    if !boxes.isEmpty, let seen = reading.receipt(seenIn: [boxes, boxes.reversed()]) { try check(seen) }
    if let json = try? JSONValue(json: bytes[...]) {
      try check(reading.receipt(of: ReceiptAnswer(json), today: today))
      if let recognition = FileRecognition(json: json), let seen = reading.receipt(in: recognition) { try check(seen) }
    }
    _ = LidlCode(String(decoding: bytes, as: UTF8.self))?.receipt
  }

  private func check(_ receipt: Receipt) throws {
    for (index, line) in receipt.lines.enumerated() {
      guard let target = line.appliesTo else { continue }
      try BrokenPromise.unless(
        receipt.lines.indices.contains(target) && target != index, "line \(index) belongs to line \(target)")
    }
    _ = (receipt.difference, receipt.isOne)
  }
}
