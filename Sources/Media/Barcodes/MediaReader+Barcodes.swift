internal import Subprocess

extension MediaReader {
  /// Finds the codes in a picture. It looks at the original, at another size, and where something was found that is not
  /// sure at slightly turned copies, so that other scan lines through the bars count. Two programs read each view; one of
  /// them suffices.
  package func barcodes(in picture: [UInt8]) throws(MediaError) -> BarcodeRecognition {
    let (width, height) = try checkedSize(of: picture)
    let longest = MediaReader.longest(width, height, most: MediaReader.mostPixelsForCodes)
    let isSmall = width * 2 <= MediaReader.mostPixelsForCodes / (height * 2)
    let once = try pixels(of: picture, longest: longest)
    var readings = BarcodeReadings()
    try add(once, at: .original, to: &readings)
    try add(pixels(of: picture, longest: isSmall ? longest * 2 : longest / 2), at: .other, to: &readings)
    for degrees in ["3", "357"] where readings.areOpen {
      try add(turned(once, degrees: degrees), at: .original, to: &readings)
    }
    return readings.recognition
  }

  /// zbarimg needs ten times the bytes of a picture, so it is given no more pixels than these.
  private static let mostPixelsForCodes = 8_000_000

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

  /// Adds what each of the two programs reads in a view, those that are there.
  private func add(
    _ view: [UInt8], at scale: BarcodeReading.Scale, to readings: inout BarcodeReadings
  ) throws(MediaError) {
    let zbarimg = try output(.zbarimg, MediaReader.zbarimgArguments, view)
    if let zbarimg { readings.add(BarcodeReading(zbarimg: zbarimg, at: scale), by: .zbarimg) }
    let zxing = try output(.zxing, MediaReader.zxingArguments, view)
    if let zxing { readings.add(BarcodeReading(zxing: zxing, at: scale), by: .zxing) }
    if zbarimg == nil, zxing == nil { throw .missing(.zbarimg) }
  }

  private static let zbarimgArguments =
    ["-q", "-Sdisable"] + ["ean13", "ean8", "upca", "upce", "i25", "code128"].map { "-S\($0).enable" } + ["pnm:-"]

  /// It is not left to look at smaller copies by itself, because version 1.4 of Debian 12 ends where it finds a code in
  /// two of them.
  private static let zxingArguments = ["-1", "-noscale", "-format", "EAN-13,EAN-8,UPC-A,UPC-E", "/dev/stdin"]

  /// What a program says of a view; nil where it is missing.
  private func output(
    _ program: MediaProgram, _ arguments: [String], _ view: [UInt8]
  ) throws(MediaError) -> [UInt8]? {
    do throws(MediaError) {
      return try ask(program, arguments, input: view, most: 10_000).bytes
    } catch {
      switch error {
      case .missing: return nil
      // zbarimg reports "nothing found" as an exit status.
      case .damaged: return []
      default: throw error
      }
    }
  }
}
