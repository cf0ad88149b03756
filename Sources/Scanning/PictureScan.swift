internal import FoodData
internal import Media

/// Reads a picture: looks for codes, and for text in the ways that suit what the person takes the picture for.
struct PictureScan {
  let scanner: FileScanner
  let reader: MediaReader

  func recognition(
    of picture: [UInt8], _ question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(MediaError) -> FileRecognition {
    var recognition = FileRecognition(kind: .picture)
    if question.wantsPicture {
      recognition.picture = try reader.upright(picture).jpeg
    } else {
      try reader.checkSize(of: picture)
    }
    // Where a model will look at the picture, the programs that read text are not needed.
    let isSeen = question.wantsPicture
    if question.kind != .meal, question.kind != .label {
      progress(.codes)
      try tolerating(isSeen || question.kind != .barcode) { () throws(MediaError) in
        try addCodes(of: picture, question.kind, to: &recognition)
      }
    }
    guard question.kind != .meal, question.kind != .barcode else { return recognition }
    progress(.text)
    try tolerating(isSeen || !recognition.codes.isEmpty) { () throws(MediaError) in
      var text = try PictureText(
        picture, reader: reader, languages: RecogniserLanguages.names(of: question.languages),
        place: scanner.places.temporary)
      try TextScan(question, reader: reader, timeout: scanner.timeout)
        .look(at: &text, into: &recognition, progress: progress)
    }
    return recognition
  }

  private func addCodes(
    of picture: [UInt8], _ kind: ScanKind?, to recognition: inout FileRecognition
  ) throws(MediaError) {
    let found = try reader.barcodes(in: picture)
    if kind != .receipt {
      recognition.codes = found.agreed
      recognition.doubtfulCodes = found.doubtful
    }
    if kind != .barcode { recognition.receiptCodes = found.receipts }
  }

  /// Ignores a missing or slow program where something else is there to go by.
  private func tolerating(_ isSpared: Bool, _ body: () throws(MediaError) -> Void) throws(MediaError) {
    do throws(MediaError) {
      try body()
    } catch {
      switch error {
      case .missing, .tookTooLong, .failed: if !isSpared { throw error }
      default: throw error
      }
    }
  }
}
