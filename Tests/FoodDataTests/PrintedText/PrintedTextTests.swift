import FoodData
import Nutrition
import TestSupport
import Testing

struct `A text from outside` {
  @Test func `comes in several encodings`() {
    var utf16: [UInt8] = [0xff, 0xfe]
    for unit in "Müsli\n2,99".utf16 { utf16 += [UInt8(unit & 0xff), UInt8(unit >> 8)] }
    let latin: [UInt8] = Array("M".utf8) + [0xfc] + Array("sli\r\n2,99\r\n".utf8)
    #expect(PrintedText(bytes: utf16).lines == ["Müsli", "2,99"])
    #expect(PrintedText(bytes: latin).lines == ["Müsli", "2,99"])
    #expect(PrintedText(bytes: [0xef, 0xbb, 0xbf] + Array("Müsli".utf8)).lines == ["Müsli"])
  }

  @Test func `loses escape sequences, control characters and turned directions`() {
    let text = PrintedText("\u{1b}[2J\u{1b}]0;title\u{07}MILCH\u{1b}[31m 1,19\u{00}\u{08} B\u{202e}\u{7f}\u{9b}1mX")
    #expect(text.lines == ["MILCH 1,19 BX"])
  }

  @Test func `is cut where it is too much`() {
    let text = PrintedText(String(repeating: "A", count: 1_000_000))
    #expect(text.lines.map(\.utf8.count) == [PrintedText.longestLine])
    #expect(text.wasCut)
  }

  @Test(arguments: ["1,11,", "x 2 x ", "((((", "A A ", "9 . ", "-*-", "1.1.1."])
  func `made to keep a reader busy is read at once`(pattern: String) {
    let line = String(repeating: pattern, count: 60)
    let text = String(repeating: line + "\n", count: TestLength.count(800, long: 3_000)) + "SUMME 1,00\n"
    let receipt = ReceiptReading.embedded.receipt(in: PrintedText(text))
    #expect(receipt.lines.count <= 4000)
  }
}
