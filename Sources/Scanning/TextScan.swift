internal import FoodData
internal import Media

/// Reads the text in a picture, and reads it again in other ways as long as the results do not add up.
struct TextScan {
  let question: FileQuestion

  let labels = LabelReading()
  private let receipts = ReceiptReading.embedded

  private let reader: MediaReader
  /// The time limit for everything that is done about the picture.
  private let timeout: Duration

  init(_ question: FileQuestion, reader: MediaReader, timeout: Duration) {
    self.question = question
    self.reader = reader
    self.timeout = timeout
  }

  /// The time limit for one look: with a cluttered picture the recogniser can run for a minute.
  var longestLook: Duration { timeout * 45 / 100 }

  /// The time for a closer look. It is shorter than for the first one, because there is already a result to show.
  var timeForCloser: Duration { min(longestLook, reader.left - timeout * 15 / 100) }

  func look(
    at text: inout PictureText, into recognition: inout FileRecognition, progress: (RecognitionStep) -> Void
  ) throws(MediaError) {
    let labelScan = LabelScan(text: self)
    if question.kind == .label { return try labelScan.look(at: &text, into: &recognition) }
    let (wasAskew, paper) = try text.straighten()
    // Where a model looks at the picture itself, one look is enough as a check.
    let tones = question.wantsPicture ? [PictureText.Tone.blackAndWhite] : [.blackAndWhite, .grey]
    try look(at: &text, tones, of: paper, into: &recognition)
    if question.wantsPicture { return }
    if question.kind == nil, !wasAskew, isPerhapsLabel(recognition) {
      try labelScan.look(at: &text, into: &recognition)
      if isLabel(recognition.labelLooks) { return }
    }
    if recognition.receiptLooks.isEmpty { throw .tookTooLong }
    guard timeForCloser > .zero, !isResolved(recognition) else { return }
    progress(.closer)
    do throws(MediaError) {
      if paper != nil, receipts.receipt(in: recognition)?.total == nil {
        // The area taken for the paper may have been only part of it.
        try look(at: &text, tones, of: nil, into: &recognition)
      } else {
        try lookCloser(at: &text, into: &recognition)
      }
    } catch {
      // The results of earlier looks stay.
      guard error == .tookTooLong else { throw error }
    }
  }

  /// Reads the paper, where the picture mostly shows something else, or the whole picture.
  private func look(
    at text: inout PictureText, _ tones: [PictureText.Tone], of paper: PictureText.Part?,
    into recognition: inout FileRecognition
  ) throws(MediaError) {
    if let paper { return try look(at: &text, tones.map { (PaperBounds(paper), $0) }, into: &recognition) }
    recognition.receiptLooks += try boxes(&text, tones.map { .whole($0) }, within: longestLook).compactMap(\.self)
  }

  /// Where the lines do not add up, reads only the paper, enlarged in two ways.
  private func lookCloser(at text: inout PictureText, into recognition: inout FileRecognition) throws(MediaError) {
    let size = try text.size()
    let seen = TextBoxMerge.merged(recognition.receiptLooks)
    let closer = [(38, PictureText.Tone.grey), (30, .blackAndWhite)].compactMap { height, tone in
      let bounds =
        PaperBounds(of: seen, pictureWidth: size.width, pictureHeight: size.height, wordHeight: height)
        ?? PaperBounds(ofSmall: size.width, size.height)
      return bounds.map { ($0, tone) }
    }
    try look(at: &text, closer, within: timeForCloser, into: &recognition)
  }

  /// Reads parts of the picture; the words get their positions in the whole picture.
  private func look(
    at text: inout PictureText, _ parts: [(PaperBounds, PictureText.Tone)], within time: Duration? = nil,
    into recognition: inout FileRecognition
  ) throws(MediaError) {
    let looks = parts.map { bounds, tone in PictureText.Look.part(PictureText.Part(bounds), tone) }
    for (boxes, (bounds, _)) in zip(try boxes(&text, looks, within: time ?? longestLook), parts) {
      if let boxes { recognition.receiptLooks.append(boxes.map(bounds.placed)) }
    }
  }

  /// The recognised words of each look; nil for one that took too long, because another one may be faster.
  func boxes(
    _ text: inout PictureText, _ looks: [PictureText.Look], within time: Duration
  ) throws(MediaError) -> [[TextBox]?] {
    try text.tables(looks, within: time).map { table in
      table.map { TesseractTable(PrintedText(bytes: $0)).boxes }
    }
  }

  /// Whether the lines as read add up to a total that is printed as such.
  private func isResolved(_ recognition: FileRecognition) -> Bool {
    guard let receipt = receipts.receipt(in: recognition) else { return false }
    return receipt.addsUpAsRead && !receipt.warnings.contains(.totalFromPayment)
  }

  /// Whether it may be a label: unless the first look showed a receipt and nothing of a label.
  private func isPerhapsLabel(_ recognition: FileRecognition) -> Bool {
    guard let receipt = receipts.receipt(in: recognition) else { return recognition.receiptCodes.isEmpty }
    return !receipt.isOfKnownChain && !receipt.addsUp && isLabel(recognition.receiptLooks)
  }

  func isLabel(_ looks: [[TextBox]]) -> Bool {
    labels.label(seenIn: looks) != nil
  }
}
