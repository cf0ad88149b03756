internal import Subprocess

/// The codes in a picture.
package struct BarcodeRecognition: Hashable, Sendable {
  /// Digits of products (EAN and UPC) that were read alike in most views of the picture.
  package var agreed: [String]
  /// Digits of products that were read in fewer views: about one in a hundred of those is wrong, with a right check digit.
  package var doubtful: [String]
  /// Digits of codes of the kinds that tills print.
  package var receipts: [String]

  package init(agreed: [String] = [], doubtful: [String] = [], receipts: [String] = []) {
    self.agreed = agreed
    self.doubtful = doubtful
    self.receipts = receipts
  }
}

extension MediaReader {
  /// The codes in a picture: looked for as it is, at another size, and where something was found turned a little to
  /// either side, so that other lines through the bars count.
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

  /// What one view shows.
  private struct Codes {
    var products: [String] = []
    var receipts: [String] = []
  }

  /// The program that reads codes takes ten times the bytes of a picture, so it is given no more pixels than these.
  private static let mostPixelsForCodes = 8_000_000

  private static func all(_ views: [Codes]) -> [String] { views.flatMap(\.products).uniqued }

  /// What three of four views show alike, of short codes all four: those are seen in any stripes. Codes that differ in a
  /// few digits are one code and its misreading, and which is which is for the person to say.
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
      // Its word for "nothing found" is an exit status.
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
  /// Each once, in order.
  fileprivate var uniqued: [String] {
    var seen = Set<String>()
    return filter { seen.insert($0).inserted }
  }
}
