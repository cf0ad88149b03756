internal import Subprocess

/// The barcodes found in a picture.
package struct BarcodeRecognition: Hashable, Sendable {
  /// Product codes (EAN and UPC) that most views of the picture agree on.
  package var agreed: [String]
  /// Product codes that fewer views show: about one in a hundred of those is wrong although its check digit is right.
  package var doubtful: [String]
  /// Codes of the kinds that are printed on receipts.
  package var receipts: [String]

  package init(agreed: [String] = [], doubtful: [String] = [], receipts: [String] = []) {
    self.agreed = agreed
    self.doubtful = doubtful
    self.receipts = receipts
  }
}

extension MediaReader {
  /// Finds the codes in a picture. It looks at the original, at another size, and where something was found at slightly
  /// turned copies, so that other scan lines through the bars count.
  package func barcodes(in picture: [UInt8]) throws(MediaError) -> BarcodeRecognition {
    let (width, height) = try checkedSize(of: picture)
    let longest = MediaReader.longest(width, height, most: MediaReader.mostPixelsForCodes)
    let isSmall = width * 2 <= MediaReader.mostPixelsForCodes / (height * 2)
    let once = try pixels(of: picture, longest: longest)
    var views = [try codes(in: once), try codes(in: pixels(of: picture, longest: isSmall ? longest * 2 : longest / 2))]
    for degrees in ["3", "357"] where views.contains(where: { !$0.products.isEmpty }) {
      guard MediaReader.agreed(views) != MediaReader.all(views) else { break }
      views.append(try codes(in: turned(once, degrees: degrees)))
    }
    let agreed = MediaReader.agreed(views)
    return BarcodeRecognition(
      agreed: agreed, doubtful: MediaReader.all(views).filter { !agreed.contains($0) },
      receipts: views.flatMap(\.receipts).uniqued)
  }

  /// The codes found in one view.
  private struct Codes {
    var products: [String] = []
    var receipts: [String] = []
  }

  /// zbarimg needs ten times the bytes of a picture, so it is given no more pixels than these.
  private static let mostPixelsForCodes = 8_000_000

  private static func all(_ views: [Codes]) -> [String] { views.flatMap(\.products).uniqued }

  /// The codes that three of four views agree on; short codes need all four, because any stripes can look like one.
  /// Codes that differ in a few digits are one code and its misreading, and the person has to say which is which.
  private static func agreed(_ views: [Codes]) -> [String] {
    let often = all(views).filter { code in
      views.count { $0.products.contains(code) } >= (code.utf8.count <= 8 ? 4 : 3)
    }
    return often.filter { code in !all(views).contains { $0 != code && areAlike($0, code) } }
  }

  private static func areAlike(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && zip(first.utf8, second.utf8).count { $0 != $1 } <= 4
  }

  private func pixels(of picture: [UInt8], longest: Int) throws(MediaError) -> [UInt8] {
    try ask(
      .vipsthumbnail,
      ["stdin[fail_on=truncated]", "-s", "\(max(longest, 1))x\(max(longest, 1))", "-o", ".pgm[background=255]"],
      input: picture, most: MediaReader.mostPixelsForCodes * 2
    ).bytes
  }

  private func turned(_ pixels: [UInt8], degrees: String) throws(MediaError) -> [UInt8] {
    try ask(
      .vips, ["rotate", "stdin", ".pgm", degrees, "--background", "255"], input: pixels,
      most: MediaReader.mostPixelsForCodes * 2
    ).bytes
  }

  private func codes(in pixels: [UInt8]) throws(MediaError) -> Codes {
    let symbologies = ["ean13", "ean8", "upca", "upce", "i25", "code128"].map { "-S\($0).enable" }
    let output: ProgramOutput
    do throws(MediaError) {
      output = try ask(.zbarimg, ["-q", "-Sdisable"] + symbologies + ["pnm:-"], input: pixels, most: 10_000)
    } catch {
      // It reports "nothing found" as an exit status.
      if error == .damaged { return Codes() }
      throw error
    }
    var codes = Codes()
    for line in String(decoding: output.bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[1].utf8.count <= 40, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        continue
      }
      switch parts[0] {
      case "EAN-13", "EAN-8", "UPC-A", "UPC-E": codes.products.append(String(parts[1]))
      default: codes.receipts.append(String(parts[1]))
      }
    }
    return codes
  }
}

extension [String] {
  /// Without duplicates, in order.
  fileprivate var uniqued: [String] {
    var seen = Set<String>()
    return filter { seen.insert($0).inserted }
  }
}
