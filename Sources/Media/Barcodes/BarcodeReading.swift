/// The codes that one program found in one view of a picture.
struct BarcodeReading: Hashable {
  /// The size of the view. One that is turned has the size of the picture itself, and is misread like it.
  enum Scale: Hashable {
    case original, other
  }

  let scale: Scale
  /// EAN and UPC, as digits.
  var products: [String] = []
  /// The kinds that are printed on receipts, as digits.
  var receipts: [String] = []

  private init(at scale: Scale) {
    self.scale = scale
  }

  private mutating func add(_ kind: Substring, _ digits: Substring) {
    guard digits.utf8.count <= 40, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return }
    switch kind {
    case "EAN-13", "EAN-8", "UPC-A", "UPC-E": products.append(String(digits))
    default: receipts.append(String(digits))
    }
  }
}

extension BarcodeReading {
  /// From the output of zbarimg: `EAN-13:4006381333931`, a line each.
  init(zbarimg output: [UInt8], at scale: Scale) {
    self.init(at: scale)
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { add(parts[0], parts[1]) }
    }
  }

  /// From the output of ZXingReader: `/dev/stdin EAN-13 "4006381333931"`, a line each. The digits of a supplement, as on
  /// books, follow after a space and are no part of the code.
  init(zxing output: [UInt8], at scale: Scale) {
    self.init(at: scale)
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 3, let kind = parts[0].split(separator: " ").last else { continue }
      add(kind, parts[1].prefix { $0 != " " })
    }
  }
}
