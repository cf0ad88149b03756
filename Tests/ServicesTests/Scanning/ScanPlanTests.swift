import FoodData
import Services
import Testing

/// Which readings by a model a file is worth, after larder's own.
@Suite struct `the readings that a file is worth` {
  private func picture(words: Int) -> FileRecognition {
    let boxes = (0..<words).map { TextBox(text: "word", left: 0, top: $0 * 20, width: 40, height: 15, confidence: 90) }
    return FileRecognition(kind: .picture, labelLooks: [boxes])
  }

  @Test func `a plate is a meal, and what looks printed is one last of all`() {
    #expect(ScanPlan.kinds(for: picture(words: 3), .nothing, as: nil) == [.meal])
    #expect(ScanPlan.kinds(for: picture(words: 40), .nothing, as: nil) == [.label, .receipt, .meal])
  }

  @Test func `a text shows no meal`() {
    #expect(ScanPlan.kinds(for: FileRecognition(kind: .text), .nothing, as: nil) == [.receipt])
  }

  @Test(arguments: [ScanKind.label, .receipt, .meal])
  func `what the person says it is is asked for alone`(kind: ScanKind) {
    #expect(ScanPlan.kinds(for: picture(words: 40), .nothing, as: kind) == [kind])
  }

  @Test func `a code that is sure needs no model`() {
    #expect(ScanPlan.kinds(for: picture(words: 40), .barcode(sure: ["4006381333931"], doubtful: []), as: nil) == [])
  }

  @Test func `a receipt that adds up needs none, one that does not is read again`() {
    let balanced = "REWE Markt GmbH\nMILCH   1,19 B\nBROT   2,49 B\nSALZ   0,39 B\nSUMME EUR   4,07\n20.11.2026 17:25"
    let broken = balanced.replacing("SUMME EUR   4,07", with: "SUMME EUR   9,83")
    func kinds(_ text: String) -> [ScanKind] {
      let receipt = ReceiptReading.embedded.receipt(in: PrintedText(text))
      return ScanPlan.kinds(for: picture(words: 40), .receipt(receipt), as: nil)
    }
    #expect(kinds(balanced) == [])
    #expect(kinds(broken) == [.receipt])
  }
}
