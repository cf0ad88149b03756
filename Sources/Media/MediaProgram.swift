/// An external program that reads untrusted files, in a process of its own. Each is optional.
package enum MediaProgram: String, CaseIterable, Sendable {
  case vips, vipsheader, vipsthumbnail, tesseract, zbarimg, pdftotext, pdfinfo, pdftoppm

  /// The Debian package that contains it.
  package var package: String {
    switch self {
    case .vips, .vipsheader, .vipsthumbnail: "libvips-tools"
    case .tesseract: "tesseract-ocr"
    case .zbarimg: "zbar-tools"
    case .pdftotext, .pdfinfo, .pdftoppm: "poppler-utils"
    }
  }

  /// One program of each package, for the doctor to check: the others are installed with it.
  package static let doctored = [MediaProgram.vipsthumbnail, .tesseract, .zbarimg, .pdftotext]

  /// What it is for.
  package var purpose: String {
    switch self {
    case .vips, .vipsheader, .vipsthumbnail: "pictures"
    case .tesseract: "text in pictures"
    case .zbarimg: "barcodes"
    case .pdftotext, .pdfinfo, .pdftoppm: "PDF files"
    }
  }
}
