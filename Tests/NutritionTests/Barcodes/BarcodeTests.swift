import Nutrition
import Testing

@Suite struct BarcodeTests {
  @Test(arguments: [
    ("4006381333931", "4006381333931"), ("4 006381 333931", "4006381333931"), ("40-06381-33393-1", "4006381333931"),
    ("036000291452", "0036000291452"), ("36000291452", "0036000291452"), ("0036000291452", "0036000291452"),
    ("96385074", "96385074"), ("0000096385074", "96385074"), ("00000096385074", "96385074"),
    ("10614141000415", "10614141000415"),
  ])
  func `Digits are kept without counting leading zeros`(_ text: String, _ digits: String) throws {
    #expect(try Barcode(text).digits == digits)
  }

  @Test func `One product is one barcode, whichever way it is written`() throws {
    #expect(try Barcode("036000291452") == Barcode("0036000291452"))
    #expect(try Barcode("04252614") == Barcode("042100005264"))
  }

  @Test(arguments: [
    ("01234505", "0012000003455"), ("01234531", "0012300000451"), ("01234543", "0012340000053"),
    ("01234565", "0012345000065"), ("123456", "0012345000065"), ("04252614", "0042100005264"),
  ])
  func `A UPC-E is the UPC-A that it stands for`(_ text: String, _ digits: String) throws {
    #expect(try Barcode(text).digits == digits)
  }

  @Test func `Eight digits that fit both are an EAN-8 unless a zero leads`() throws {
    #expect(try Barcode("12345670").digits == "12345670")
  }

  @Test func `A digit that was misread is noticed`() {
    #expect(throws: BarcodeError.wrongCheckDigit(found: 2, expected: 1)) { try Barcode("4006381333932") }
    #expect(throws: BarcodeError.wrongCheckDigit(found: 5, expected: 4)) { try Barcode("96385075") }
  }

  @Test(arguments: [
    ("", BarcodeError.empty), (" ", .empty), ("0000000000000", .allZeros), ("12345", .wrongLength(5)),
    ("123456789012345", .wrongLength(15)), ("40063813339x1", .notDigits), ("٤٠٠٦٣٨١٣٣٣٩٣١", .notDigits),
  ])
  func `What is no barcode says why`(_ text: String, _ fault: BarcodeError) {
    #expect(throws: fault) { try Barcode(text) }
  }

  @Test(arguments: [("2012345678903", true), ("0212345678909", true), ("4006381333931", false), ("96385074", false)])
  func `A shop's own numbers are told apart`(_ text: String, _ isOwn: Bool) throws {
    #expect(try Barcode(text).isShopsOwn == isOwn)
  }
}
