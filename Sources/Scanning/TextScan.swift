internal import FoodData
internal import Media

/// Looks at the text in a picture, again and in other ways as long as what was seen does not fit together.
struct TextScan {
  let question: FileQuestion

  private let receipts = ReceiptReading.embedded
  private let labels = LabelReading()

  private let reader: MediaReader
  /// For all that is done about a picture.
  private let patience: Duration

  init(_ question: FileQuestion, reader: MediaReader, patience: Duration) {
    self.question = question
    self.reader = reader
    self.patience = patience
  }

  /// One look may take no longer: with a cluttered picture the recogniser can go on for a minute.
  private var longestLook: Duration { patience * 45 / 100 }

  /// What is left for looking closer: whoever has seen something needs not wait for as long as who has seen nothing.
  private var timeForCloser: Duration { min(longestLook, reader.left - patience * 15 / 100) }

  func look(
    at text: inout PictureText, into sight: inout FileSight, progress: (SightStep) -> Void
  ) throws(MediaError) {
    if question.kind == .label { return try lookForLabel(at: &text, into: &sight) }
    let (wasAskew, paper) = try text.straighten()
    // A model that sees needs no more than one look as a check.
    let tones = question.wantsPicture ? [PictureText.Tone.blackAndWhite] : [.blackAndWhite, .grey]
    try look(at: &text, tones, of: paper, into: &sight)
    if question.wantsPicture { return }
    if question.kind == nil, !wasAskew, isPerhapsLabel(sight) {
      try lookForLabel(at: &text, into: &sight)
      if isLabel(sight.labelLooks) { return }
    }
    if sight.receiptLooks.isEmpty { throw .tookTooLong }
    guard timeForCloser > .zero, !isSettled(sight) else { return }
    progress(.closer)
    do throws(MediaError) {
      if paper != nil, receipts.receipt(in: sight)?.total == nil {
        // What was taken for the paper was perhaps a part of it.
        try look(at: &text, tones, of: nil, into: &sight)
      } else {
        try lookCloser(at: &text, into: &sight)
      }
    } catch {
      // What was seen before stays.
      guard error == .tookTooLong else { throw error }
    }
  }

  /// Packages are printed evenly: in greys as they are, as a block of rows and as words here and there.
  private func lookForLabel(at text: inout PictureText, into sight: inout FileSight) throws(MediaError) {
    sight.labelLooks += try boxes(&text, [.plain(.rows), .plain(.scattered)], within: longestLook)
      .compactMap(\.self)
    if sight.labelLooks.isEmpty { throw .tookTooLong }
  }

  /// Looks at the paper, where the picture is mostly of something else, or at all of it.
  private func look(
    at text: inout PictureText, _ tones: [PictureText.Tone], of paper: PictureText.Part?, into sight: inout FileSight
  ) throws(MediaError) {
    if let paper { return try look(at: &text, tones.map { (PaperBounds(paper), $0) }, into: &sight) }
    sight.receiptLooks += try boxes(&text, tones.map { .whole($0) }, within: longestLook).compactMap(\.self)
  }

  /// Where the lines do not add up: at the paper alone, enlarged in two ways.
  private func lookCloser(at text: inout PictureText, into sight: inout FileSight) throws(MediaError) {
    let size = try text.size()
    let seen = TextBoxMerge.merged(sight.receiptLooks)
    let closer = [(38, PictureText.Tone.grey), (30, .blackAndWhite)].compactMap { height, tone in
      let bounds =
        PaperBounds(of: seen, pictureWidth: size.width, pictureHeight: size.height, wordHeight: height)
        ?? PaperBounds(ofSmall: size.width, size.height)
      return bounds.map { ($0, tone) }
    }
    try look(at: &text, closer, within: timeForCloser, into: &sight)
  }

  /// Looks at parts of the picture; the words are placed in the whole.
  private func look(
    at text: inout PictureText, _ parts: [(PaperBounds, PictureText.Tone)], within time: Duration? = nil,
    into sight: inout FileSight
  ) throws(MediaError) {
    let looks = parts.map { bounds, tone in PictureText.Look.part(PictureText.Part(bounds), tone) }
    for (boxes, (bounds, _)) in zip(try boxes(&text, looks, within: time ?? longestLook), parts) {
      if let boxes { sight.receiptLooks.append(boxes.map(bounds.placed)) }
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
