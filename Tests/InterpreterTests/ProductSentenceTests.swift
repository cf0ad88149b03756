import Calls
import Interpreter
import Testing

@Suite struct ProductSentenceTests {
  private func command(_ line: String) -> ParsedCommand? {
    (try? Reading.interpreter().understand(line, now: Reading.moment()))?.first?.command
  }

  private func barcode(_ line: String) -> String? { command(line)?.call(LookUpBarcodeCall.self)?.barcode }

  @Test(arguments: [
    "barcode 4006381333931", "4006381333931", "4 006381 333931", "look up 4006381333931", "what is 4006381333931?",
    "look up the product with the barcode 4006381333931", "scan barcode 4006381333931", "4006381333931 barcode",
    "código de barras 4006381333931", "barkod 4006381333931", "条形码 4006381333931",
  ])
  func `a barcode is looked up`(_ line: String) {
    #expect(barcode(line) == "4006381333931")
  }

  @Test func `a barcode that was named is looked up though its digits are wrong, so that this is said`() {
    #expect(barcode("barcode 4006381333932") == "4006381333932")
    #expect(barcode("barcode 96385074") == "96385074")
  }

  @Test(arguments: ["4006381333932", "96385074", "20261120", "450", "+450", "had 100 g rice", "4006381333931 g rice"])
  func `another number is no barcode`(_ line: String) {
    #expect(barcode(line) == nil)
  }

  @Test(arguments: [
    ("search open food facts for oat bars", "oat bars"), ("look up almond milk in open food facts", "almond milk"),
    ("find oat bar on open food facts", "oat bar"),
  ])
  func `the world's products are searched when they are named`(_ line: String, _ words: String) {
    #expect(command(line)?.call(SearchProductsCall.self)?.query == words)
  }
}
