internal import FoodData
internal import Media

/// Looks at the text in a picture, again and in other ways as long as what was seen does not fit together.
struct TextScan {
  let question: FileQuestion

  private let receipts = ReceiptReading.embedded
  private let labels = LabelReading()

  private let reader: MediaReader
  /// For all that is done about a picture.
  private let timeout: Duration

  init(_ question: FileQuestion, reader: MediaReader, timeout: Duration) {
    self.question = question
    self.reader = reader
    self.timeout = timeout
  }

  /// One look may take no longer: with a cluttered picture the recogniser can go on for a minute.
  private var longestLook: Duration { timeout * 45 / 100 }

  /// What is left for looking closer: whoever has seen something needs not wait for as long as who has seen nothing.
  private var timeForCloser: Duration { min(longestLook, reader.left - timeout * 15 / 100) }

  func look(
    at text: inout PictureText, into recognition: inout FileRecognition, progress: (RecognitionStep) -> Void
  ) throws(MediaError) {
    if question.kind == .label { return try lookForLabel(at: &text, into: &recognition) }
    let (wasAskew, paper) = try text.straighten()
    // A model that sees needs no more than one look as a check.
    let tones = question.wantsPicture ? [PictureText.Tone.blackAndWhite] : [.blackAndWhite, .grey]
    try look(at: &text, tones, of: paper, into: &recognition)
    if question.wantsPicture { return }
    if question.kind == nil, !wasAskew, isPerhapsLabel(recognition) {
      try lookForLabel(at: &text, into: &recognition)
      if isLabel(recognition.labelLooks) { return }
    }
    if recognition.receiptLooks.isEmpty { throw .tookTooLong }
    guard timeForCloser > .zero, !isResolved(recognition) else { return }
    progress(.closer)
    do throws(MediaError) {
      if paper != nil, receipts.receipt(in: recognition)?.total == nil {
        // What was taken for the paper was perhaps a part of it.
        try look(at: &text, tones, of: nil, into: &recognition)
      } else {
        try lookCloser(at: &text, into: &recognition)
      }
    } catch {
      // What was seen before stays.
      guard error == .tookTooLong else { throw error }
    }
  }

  /// Packages are printed evenly: in greys as they are, as a block of rows and as words here and there.
  private func lookForLabel(at text: inout PictureText, into recognition: inout FileRecognition) throws(MediaError) {
    recognition.labelLooks += try boxes(&text, [.plain(.rows), .plain(.scattered)], within: longestLook)
      .compactMap(\.self)
    if recognition.labelLooks.isEmpty { throw .tookTooLong }
  }

  /// Looks at the paper, where the picture is mostly of something else, or at all of it.
  private func look(
    at text: inout PictureText, _ tones: [PictureText.Tone], of paper: PictureText.Part?,
    into recognition: inout FileRecognition
  ) throws(MediaError) {
    if let paper { return try look(at: &text, tones.map { (PaperBounds(paper), $0) }, into: &recognition) }
    recognition.receiptLooks += try boxes(&text, tones.map { .whole($0) }, within: longestLook).compactMap(\.self)
  }

  /// Where the lines do not add up: at the paper alone, enlarged in two ways.
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

  /// Looks at parts of the picture; the words are placed in the whole.
  private func look(
    at text: inout PictureText, _ parts: [(PaperBounds, PictureText.Tone)], within time: Duration? = nil,
    into recognition: inout FileRecognition
  ) throws(MediaError) {
    let looks = parts.map { bounds, tone in PictureText.Look.part(PictureText.Part(bounds), tone) }
    for (boxes, (bounds, _)) in zip(try boxes(&text, looks, within: time ?? longestLook), parts) {
      if let boxes { recognition.receiptLooks.append(boxes.map(bounds.placed)) }
    }
  }

  /// For each look nil where it took too long: another one may be faster.
  private func boxes(
    _ text: inout PictureText, _ looks: [PictureText.Look], within time: Duration
  ) throws(MediaError) -> [[TextBox]?] {
    try text.tables(looks, within: time).map { table in
      table.map { TesseractTable(PrintedText(bytes: $0)).boxes }
    }
  }

  /// Whether the lines add up as they were read, to a total that is printed as such.
  private func isResolved(_ recognition: FileRecognition) -> Bool {
    guard let receipt = receipts.receipt(in: recognition) else { return false }
    return receipt.addsUpAsRead && !receipt.warnings.contains(.totalFromPayment)
  }

  /// Unless the first look showed a receipt, and nothing of a label.
  private func isPerhapsLabel(_ recognition: FileRecognition) -> Bool {
    guard let receipt = receipts.receipt(in: recognition) else { return recognition.receiptCodes.isEmpty }
    return !receipt.isOfKnownChain && !receipt.addsUp && isLabel(recognition.receiptLooks)
  }

  private func isLabel(_ looks: [[TextBox]]) -> Bool {
    labels.label(seenIn: looks) != nil
  }
}

extension PaperBounds {
  /// A part that is looked at as it is.
  fileprivate init(_ part: PictureText.Part) {
    self.init(left: part.left, top: part.top, width: part.width, height: part.height, scale: part.percent)
  }
}

extension PictureText.Part {
  fileprivate init(_ bounds: PaperBounds) {
    self.init(
      left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height, percent: bounds.scale)
  }
}
