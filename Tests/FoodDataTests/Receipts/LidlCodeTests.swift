import FoodData
import Nutrition
import Testing

struct `The code on a receipt of Lidl` {
  private let code = "0888123400567802140326"

  @Test func `says the day`() {
    #expect(LidlCode(code)?.day == Day(year: 2026, month: 3, day: 14))
  }

  @Test(arguments: [
    "", "088812340056780214032", "0777123400567802140326", "0888123400567802320326", "08881234005678021403xx",
  ])
  func `is told from other digits`(digits: String) {
    #expect(LidlCode(digits) == nil)
  }

  @Test func `gives store and day to a receipt that does not say them`() throws {
    let text = PrintedText("Brot  1,99 A\nMilch  1,19 A\nzu zahlen  3,18\n")
    let recognition = FileRecognition(kind: .picture, text: text, receiptCodes: ["4006381333931", code])
    let receipt = try #require(ReceiptReading.embedded.receipt(in: recognition))
    #expect(receipt.store == "Lidl" && receipt.day == Day(year: 2026, month: 3, day: 14))
    #expect(receipt.lines.count == 2 && !receipt.warnings.contains(.dateUnknown))
  }

  @Test func `changes nothing that the receipt says`() throws {
    let text = PrintedText("REWE\nBrot  1,99 B\nSUMME EUR 1,99\n05.03.2026 18:00\n")
    let receipt = try #require(
      ReceiptReading.embedded.receipt(in: FileRecognition(kind: .picture, text: text, receiptCodes: [code])))
    #expect(receipt.store == "REWE" && receipt.day == Day(year: 2026, month: 3, day: 5))
  }

  @Test func `is a receipt alone where no line of it could be read`() throws {
    let receipt = try #require(
      ReceiptReading.embedded.receipt(in: FileRecognition(kind: .picture, receiptCodes: [code])))
    #expect(receipt.store == "Lidl" && receipt.day != nil && receipt.lines.isEmpty && receipt.total == nil)
  }
}
