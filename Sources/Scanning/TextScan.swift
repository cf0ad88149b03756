internal import FoodData
internal import Media

/// Looks at the text in a picture, again and in other ways as long as what was seen does not fit together.
struct TextScan {
  private let receipts = ReceiptReading()
  private let labels = LabelReading()

  func look(
    at text: inout PictureText, as kind: ScanKind?, into sight: inout FileSight, progress: (String) -> Void
  ) throws(MediaError) {
    switch kind {
    case .label: try lookForLabel(at: &text, into: &sight)
    case .receipt: try lookForReceipt(at: &text, into: &sight, progress: progress)
    default:
      sight.receiptLooks.append(try boxes(&text, .blackAndWhite))
      if looksLikeLabel(sight.receiptLooks[0]) {
        sight.receiptLooks = []
        try lookForLabel(at: &text, into: &sight)
      } else {
        try lookForReceipt(at: &text, into: &sight, progress: progress)
      }
    }
  }

  private func boxes(_ text: inout PictureText, _ look: PictureText.Look) throws(MediaError) -> [TextBox] {
    TesseractTable(PrintedText(bytes: try text.table(look))).boxes
  }

  private func looksLikeLabel(_ boxes: [TextBox]) -> Bool {
    labels.label(in: TextRows(boxes).text) != nil
  }

  private func lookForLabel(at text: inout PictureText, into sight: inout FileSight) throws(MediaError) {
    for look in [PictureText.Look.plain(.rows), .plain(.scattered)] {
      try keepingTheFirst(of: sight.labelLooks) { () throws(MediaError) in
        sight.labelLooks.append(try boxes(&text, look))
      }
    }
  }

  /// Two looks at the whole picture, and where they do not add up a third at the paper alone, enlarged.
  private func lookForReceipt(
    at text: inout PictureText, into sight: inout FileSight, progress: (String) -> Void
  ) throws(MediaError) {
    for look in [PictureText.Look.blackAndWhite, .grey].dropFirst(sight.receiptLooks.count) {
      try keepingTheFirst(of: sight.receiptLooks) { () throws(MediaError) in
        sight.receiptLooks.append(try boxes(&text, look))
      }
    }
    guard receipts.receipt(seenIn: sight.receiptLooks)?.addsUpAsRead != true else { return }
    progress("a closer look")
    try keepingTheFirst(of: sight.receiptLooks) { () throws(MediaError) in
      let size = try text.size()
      let seen = TextBoxMerge.merged(sight.receiptLooks)
      guard let paper = PaperBounds(of: seen, pictureWidth: size.width, pictureHeight: size.height) else { return }
      let look = PictureText.Look.part(
        left: paper.left, top: paper.top, width: paper.width, height: paper.height, percent: paper.scale)
      sight.receiptLooks.append(try boxes(&text, look).map(paper.placed))
    }
  }

  /// Once something was seen, time that ran out takes nothing away.
  private func keepingTheFirst(
    of looks: [[TextBox]], _ body: () throws(MediaError) -> Void
  ) throws(MediaError) {
    do throws(MediaError) {
      try body()
    } catch {
      guard error == .tookTooLong, !looks.isEmpty else { throw error }
    }
  }
}
