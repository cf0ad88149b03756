internal import FoodData
internal import Media

/// Reads a document: its text, or the first of its pages where they are pictures.
struct DocumentScan {
  let scanner: FileScanner
  let reader: MediaReader

  /// The most pages that are read as pictures: no receipt has more.
  private static let mostPictures = 3

  func recognition(
    of document: [UInt8], _ question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(MediaError) -> FileRecognition {
    let text = try reader.text(ofDocument: document)
    guard text.isPictures else {
      return FileRecognition(kind: .document, text: PrintedText(text.pages.joined(separator: "\n")))
    }
    var whole = FileRecognition(kind: .document)
    var height = 0
    for page in 1...max(min(text.pages.count, DocumentScan.mostPictures), 1) {
      progress(.page(page))
      do throws(MediaError) {
        let picture = try reader.picture(ofPage: page, of: document)
        var wanted = question
        wanted.wantsPicture = question.wantsPicture && page == 1
        let recognition = try PictureScan(scanner: scanner, reader: reader).recognition(
          of: picture, wanted, progress: progress)
        whole.add(recognition, at: height)
        height += MediaReader.longestPage
      } catch {
        // What was read on earlier pages is better than nothing.
        guard page > 1, error == .tookTooLong else { throw error }
        break
      }
    }
    return whole
  }
}

extension FileRecognition {
  /// Adds the text of a page as if it were printed below the earlier pages.
  fileprivate mutating func add(_ page: FileRecognition, at height: Int) {
    receiptLooks.add(page.receiptLooks, at: height)
    labelLooks.add(page.labelLooks, at: height)
    codes += page.codes
    doubtfulCodes += page.doubtfulCodes
    receiptCodes += page.receiptCodes
    picture = picture ?? page.picture
  }
}

extension [[TextBox]] {
  fileprivate mutating func add(_ page: [[TextBox]], at height: Int) {
    for (index, look) in page.enumerated() {
      if index == count { append([]) }
      self[index] += look.map { box in
        var box = box
        box.top += height
        return box
      }
    }
  }
}
