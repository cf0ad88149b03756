internal import FoodData
internal import Media

/// Looks at the text in a picture, again and in other ways as long as what was seen does not fit together.
struct TextScan {
  let question: FileQuestion

  private let receipts = ReceiptReading.embedded
  private let labels = LabelReading()

  /// One look may take no longer: with a cluttered picture the recogniser can go on for a minute.
  private let patience: Duration

  init(_ question: FileQuestion, patience: Duration) {
    self.question = question
    self.patience = patience
  }

  func look(
    at text: inout PictureText, into sight: inout FileSight, progress: (SightStep) -> Void
  ) throws(MediaError) {
    if question.kind == .label { return try lookForLabel(at: &text, into: &sight) }
    let wasAskew = try text.straighten()
    try look(at: &text, .blackAndWhite, into: &sight)
    // A model that sees needs no more than that as a check.
    if question.wantsPicture { return }
    if question.kind == nil, !wasAskew, isPerhapsLabel(sight) {
      try lookForLabel(at: &text, into: &sight)
      if isLabel(sight.labelLooks) { return }
    }
    try lookForReceipt(at: &text, into: &sight, progress: progress)
  }

  /// Packages are printed evenly: in greys as they are, as a block of rows and as words here and there.
  private func lookForLabel(at text: inout PictureText, into sight: inout FileSight) throws(MediaError) {
    for arrangement in [PictureText.Arrangement.rows, .scattered] {
      if let boxes = try boxes(&text, .plain(arrangement)) { sight.labelLooks.append(boxes) }
    }
    if sight.labelLooks.isEmpty { throw .tookTooLong }
  }

  /// A second look at the whole picture, and where the lines do not add up two more at the paper alone, enlarged.
  private func lookForReceipt(
    at text: inout PictureText, into sight: inout FileSight, progress: (SightStep) -> Void
  ) throws(MediaError) {
    try look(at: &text, .grey, into: &sight)
    if sight.receiptLooks.isEmpty { throw .tookTooLong }
    for (height, tone) in [(38, PictureText.Tone.grey), (30, .blackAndWhite)] where !isSettled(sight) {
      progress(.closer)
      let size = try text.size()
      let seen = TextBoxMerge.merged(sight.receiptLooks)
      guard
        let paper = PaperBounds(
          of: seen, pictureWidth: size.width, pictureHeight: size.height, wordHeight: height)
          ?? PaperBounds(ofSmall: size.width, size.height)
      else { return }
      let part = PictureText.Part(
        left: paper.left, top: paper.top, width: paper.width, height: paper.height, percent: paper.scale)
      if let boxes = try boxes(&text, .part(part, tone)) { sight.receiptLooks.append(boxes.map(paper.placed)) }
    }
  }

  private func look(
    at text: inout PictureText, _ tone: PictureText.Tone, into sight: inout FileSight
  ) throws(MediaError) {
    if let boxes = try boxes(&text, .whole(tone)) { sight.receiptLooks.append(boxes) }
  }

  /// Nil where it took too long: another look may be faster.
  private func boxes(_ text: inout PictureText, _ look: PictureText.Look) throws(MediaError) -> [TextBox]? {
    do throws(MediaError) {
      return TesseractTable(PrintedText(bytes: try text.table(look, within: patience))).boxes
    } catch {
      guard error == .tookTooLong else { throw error }
      return nil
    }
  }

  /// Whether the lines add up as they were read, to a total that is printed as such.
  private func isSettled(_ sight: FileSight) -> Bool {
    guard let receipt = receipts.receipt(in: sight) else { return false }
    return receipt.addsUpAsRead && !receipt.warnings.contains(.totalFromPayment)
  }

  /// Unless the first look showed a receipt, and nothing of a label.
  private func isPerhapsLabel(_ sight: FileSight) -> Bool {
    guard let receipt = receipts.receipt(in: sight) else { return sight.receiptCodes.isEmpty }
    return !receipt.isOfKnownChain && !receipt.addsUp && isLabel(sight.receiptLooks)
  }

  private func isLabel(_ looks: [[TextBox]]) -> Bool {
    labels.label(seenIn: looks) != nil
  }
}
