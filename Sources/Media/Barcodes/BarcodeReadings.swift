/// What one or two programs read in the views of one picture, and which of it is sure.
///
/// The two err in different ways. zbarimg seldom misreads, but then it misreads one view like the next. ZXingReader
/// misreads one view of two hundred, and hardly ever another of a different size alike, but for short codes, which it finds
/// in parts of long ones. So a code is sure that both read, and a long one that ZXingReader alone reads in most views, of
/// both sizes.
struct BarcodeReadings {
  /// One reading of each view, by the programs that are there.
  private var byProgram: [MediaProgram: [BarcodeReading]] = [:]

  mutating func add(_ reading: BarcodeReading, by program: MediaProgram) {
    byProgram[program, default: []].append(reading)
  }

  private var all: [BarcodeReading] { [.zbarimg, .zxing].flatMap { byProgram[$0] ?? [] } }

  /// Whether a further view can make a code sure that is not.
  var areOpen: Bool { !recognition.doubtful.isEmpty }

  var recognition: BarcodeRecognition {
    let products = all.flatMap(\.products).unique(by: BarcodeReadings.significant)
    let agreed = products.filter { code in
      isRead(code) && !products.contains { BarcodeReadings.areAlike($0, code) }
    }
    return BarcodeRecognition(
      agreed: agreed, doubtful: products.filter { !agreed.contains($0) },
      receipts: all.flatMap(\.receipts).unique { $0[...] })
  }

  /// Whether enough readings show a code. Where zbarimg is alone, three views of four have to; short codes need one
  /// reading more, because any stripes can look like one.
  private func isRead(_ code: String) -> Bool {
    let isShort = code.utf8.count <= 8
    let zbarimg = readings(of: code, by: .zbarimg)
    let zxing = readings(of: code, by: .zxing)
    if byProgram[.zxing] == nil { return zbarimg.count >= (isShort ? 4 : 3) }
    if !zbarimg.isEmpty, !zxing.isEmpty { return zbarimg.count + zxing.count >= (isShort ? 3 : 2) }
    return zxing.count >= 3 && zxing.contains { $0.scale == .other } && !isShort
  }

  private func readings(of code: String, by program: MediaProgram) -> [BarcodeReading] {
    let digits = BarcodeReadings.significant(code)
    return (byProgram[program] ?? []).filter { reading in
      reading.products.contains { BarcodeReadings.significant($0) == digits }
    }
  }

  /// A UPC-A code is also read as an EAN-13 code that begins with zero. Short codes are other codes without their zeros.
  private static func significant(_ code: String) -> Substring {
    code.utf8.count <= 8 ? code[...] : code.drop { $0 == "0" }
  }

  /// Codes that differ in a few digits are one code and its misreading, and the person has to say which is which.
  private static func areAlike(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && (1...4).contains(zip(first.utf8, second.utf8).count { $0 != $1 })
  }
}

extension [String] {
  /// The first of those that have the same key, in order.
  fileprivate func unique(by key: (String) -> Substring) -> [String] {
    var seen = Set<Substring>()
    return filter { seen.insert(key($0)).inserted }
  }
}
