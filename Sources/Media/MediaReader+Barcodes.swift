internal import Subprocess

/// The codes in a picture.
package struct BarcodeSight: Hashable, Sendable {
  /// Digits that were read alike at two scales.
  package var agreed: [String]
  /// Digits that were read at one scale only: about one in a hundred of those is wrong, with a right check digit.
  package var doubtful: [String]

  package init(agreed: [String] = [], doubtful: [String] = []) {
    self.agreed = agreed
    self.doubtful = doubtful
  }
}

extension MediaReader {
  /// Which codes to look for.
  package enum BarcodeFamily: Sendable {
    /// EAN and UPC.
    case products
    /// Those printed on receipts.
    case receipts
  }

  /// The codes in a picture, looked for as it is and at twice its size.
  package func barcodes(
    in picture: [UInt8], _ family: BarcodeFamily = .products
  ) throws(MediaError) -> BarcodeSight {
    let (width, height) = try size(of: picture)
    let once = try codes(in: plain(picture), family)
    // What is large already gains nothing from being larger.
    guard width * height <= MediaReader.mostEnlarged else { return BarcodeSight(doubtful: once) }
    let twice = try codes(in: plain(picture, scale: 2), family)
    let agreed = once.filter(twice.contains)
    return BarcodeSight(agreed: agreed, doubtful: (once + twice).filter { !agreed.contains($0) }.uniqued)
  }

  private static let mostEnlarged = 9_000_000

  private func codes(in pixmap: [UInt8], _ family: BarcodeFamily) throws(MediaError) -> [String] {
    let symbologies =
      switch family {
      case .products: ["ean13", "ean8", "upca", "upce"]
      case .receipts: ["i25", "code128"]
      }
    let output: ProgramOutput
    do throws(MediaError) {
      output = try ask(
        .zbarimg, ["-q", "--raw", "-Sdisable"] + symbologies.map { "-S\($0).enable" } + ["pnm:-"], input: pixmap,
        most: 10_000)
    } catch {
      // Its word for "nothing found" is an exit status.
      if error == .damaged { return [] }
      throw error
    }
    return String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.count <= 40 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }.uniqued
  }
}

extension [String] {
  /// Each once, in order.
  fileprivate var uniqued: [String] {
    var seen = Set<String>()
    return filter { seen.insert($0).inserted }
  }
}
