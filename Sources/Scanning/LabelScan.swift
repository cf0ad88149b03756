internal import FoodData
internal import Media

/// Reads the label in a picture, and reads it again in other ways as long as its figures do not fit together.
struct LabelScan {
  let text: TextScan

  /// The height that the words of the table get for the closer look, in pixels.
  private static let wordHeight = 34
  /// The recogniser finds fewer sure words than this in a picture that lies on its side.
  private static let fewWords = 12

  /// Packages are printed evenly, so the grey picture is read as it is, as a block of lines and as sparse text.
  func look(at picture: inout PictureText, into recognition: inout FileRecognition) throws(MediaError) {
    let looks = try text.boxes(&picture, [.plain(.rows), .plain(.scattered)], within: text.longestLook)
      .compactMap(\.self)
    if looks.isEmpty { throw .tookTooLong }
    recognition.labelLooks += looks
    guard !text.question.wantsPicture, text.timeForCloser > .zero, !text.labels.isSettled(looks) else { return }
    do throws(MediaError) {
      recognition.labelLooks += try text.boxes(&picture, further(looks, at: picture), within: text.timeForCloser)
        .compactMap(\.self)
    } catch {
      // The results of earlier looks stay.
      guard error == .tookTooLong else { throw error }
    }
  }

  /// The part with the words, with letters of the size that the recogniser prefers; or the picture turned, where it has
  /// hardly any words as it lies.
  private func further(
    _ looks: [[TextBox]], at picture: borrowing PictureText
  ) throws(MediaError) -> [PictureText.Look] {
    let sure = looks.map { look in look.count { $0.isSureWord } }.max() ?? 0
    if sure < LabelScan.fewWords, !text.isLabel(looks) { return PictureText.Turn.allCases.map { .sideways($0) } }
    let (width, height) = try picture.greySize()
    let boxes = looks.joined().map { $0.scaled(by: width, of: PictureText.plainWidth) }
    let bounds = PaperBounds(
      of: boxes, pictureWidth: width, pictureHeight: height, wordHeight: LabelScan.wordHeight)
    return bounds.map { [.print(PictureText.Part($0))] } ?? []
  }
}

extension TextBox {
  fileprivate var isSureWord: Bool { confidence >= 70 && text.count >= 3 }

  /// The box in a picture of another size.
  fileprivate func scaled(by factor: Int, of divisor: Int) -> TextBox {
    TextBox(
      text: text, left: left * factor / divisor, top: top * factor / divisor, width: width * factor / divisor,
      height: height * factor / divisor, confidence: confidence)
  }
}
