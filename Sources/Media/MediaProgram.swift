/// A program that reads what is not trusted, in a process of its own. Each is optional.
package enum MediaProgram: String, CaseIterable, Sendable {
  case vips, vipsheader, vipsthumbnail, tesseract, zbarimg, pdftotext, pdfinfo, pdftoppm

  /// The Debian package that brings it.
  package var package: String {
    switch self {
    case .vips, .vipsheader, .vipsthumbnail: "libvips-tools"
    case .tesseract: "tesseract-ocr"
    case .zbarimg: "zbar-tools"
    case .pdftotext, .pdfinfo, .pdftoppm: "poppler-utils"
    }
  }

  /// One of each package: the others come with it.
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
