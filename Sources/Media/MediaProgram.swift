/// An external program that reads untrusted files, in a process of its own. Each is optional.
package enum MediaProgram: String, CaseIterable, Sendable {
  case vips, vipsheader, vipsthumbnail, tesseract, zbarimg, pdftotext, pdfinfo, pdftoppm
  case zxing = "ZXingReader"

  /// The Debian package that contains it.
  package var package: String {
    switch self {
    case .vips, .vipsheader, .vipsthumbnail: "libvips-tools"
    case .tesseract: "tesseract-ocr"
    case .zbarimg: "zbar-tools"
    case .zxing: "zxing-cpp-tools"
    case .pdftotext, .pdfinfo, .pdftoppm: "poppler-utils"
    }
  }

  /// One program of each package, for the doctor to check: the others are installed with it.
  package static let doctored = [MediaProgram.vipsthumbnail, .tesseract, .zbarimg, .zxing, .pdftotext]
}
