internal import EmbeddedMessages
package import Media
package import Messages

/// The sentences for a picture or a document that cannot be read.
package enum MediaWording {
  /// What is wrong, and what helps: another file, or the package of a program that is missing.
  package static func sentence(_ error: MediaError) -> Text {
    switch error {
    case .missing(let program): missing(program)
    case .damaged: .mediaDamaged
    case .tooManyPixels(let width, let height):
      .mediaPixels(width: "\(width)", height: "\(height)", most: MediaReader.mostPixels / 1_000_000)
    case .needsPassword: .mediaPassword
    case .unsupported(.drawing): .mediaDrawing
    case .unsupported(.archive): .mediaArchive
    case .unsupported: .mediaUnknown
    case .tookTooLong: .mediaTooLong(seconds: Int(MediaReader.timeout.components.seconds))
    case .cancelled: .mediaStopped
    case .failed(let program): .mediaFailed(program: program.rawValue)
    }
  }

  private static func missing(_ program: MediaProgram) -> Text {
    let (name, package) = (program.rawValue, program.package)
    return switch program {
    case .vips, .vipsheader, .vipsthumbnail: .mediaMissingPictures(program: name, package: package)
    case .tesseract: .mediaMissingText(program: name, package: package)
    case .zbarimg, .zxing: .mediaMissingBarcodes(program: name, package: package)
    case .pdftotext, .pdfinfo, .pdftoppm: .mediaMissingPdf(program: name, package: package)
    }
  }
}
