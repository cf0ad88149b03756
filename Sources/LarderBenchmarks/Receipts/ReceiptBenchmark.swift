internal import FoodData
internal import FoundationEssentials
internal import Media
internal import Nutrition

/// How many lines of receipts are read as they are, by kind of file and by store, without a language model.
struct ReceiptBenchmark {
  private static let folder = "../shared/fixtures/receipts"
  private static let leastOfText = 97.0
  private static let leastOfPhotos = 80.0

  private let reading = ReceiptReading()
  private let clock = ContinuousClock()

  func measure() -> [Measurement] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: ReceiptBenchmark.folder) else {
      return [SharedMaterial.absent("receipts")]
    }
    var kinds: [String: ReceiptScore] = [:]
    var stores: [String: ReceiptScore] = [:]
    var times: [String: [Duration]] = [:]
    for name in names.sorted() {
      guard let gold = ReceiptGold(folder: ReceiptBenchmark.folder, name: name) else { continue }
      var receipt: Receipt?
      let time = clock.measure { receipt = read(gold) }
      guard let receipt else { continue }
      kinds[gold.kind, default: ReceiptScore()].count(receipt, gold)
      stores["\(gold.kind), \(gold.store)", default: ReceiptScore()].count(receipt, gold)
      times[gold.kind, default: []].append(time)
    }
    return kinds.sorted { $0.key < $1.key }.flatMap { rows($0.key, $0.value, times[$0.key] ?? []) }
      + stores.sorted { $0.key < $1.key }.map { $0.value.lines.measurement("receipt lines, \($0.key)", atLeast: 0) }
  }

  private func rows(_ kind: String, _ score: ReceiptScore, _ times: [Duration]) -> [Measurement] {
    let least = kind == "photo" ? ReceiptBenchmark.leastOfPhotos : ReceiptBenchmark.leastOfText
    return [
      score.lines.measurement("receipt lines right, \(kind)", atLeast: least),
      score.marks.measurement("no food told from food, \(kind)", atLeast: 0),
      score.totals.measurement("totals right, \(kind)", atLeast: kind == "photo" ? 0 : 100),
      score.days.measurement("days right, \(kind)", atLeast: kind == "photo" ? 0 : 100),
      .time("a receipt, \(kind)", times.median, atMost: .seconds(15)),
    ]
  }

  /// Nil where a program is missing that the kind of file needs.
  private func read(_ gold: ReceiptGold) -> Receipt? {
    switch gold.kind {
    case "text": reading.receipt(in: PrintedText(bytes: gold.file))
    case "pdf": document(gold.file).map { reading.receipt(in: $0) }
    default: photo(gold.file)
    }
  }

  private func document(_ bytes: [UInt8]) -> PrintedText? {
    let reader = MediaReader(environment: ProcessInfo.processInfo.environment)
    return (try? reader.text(ofDocument: bytes)).map { PrintedText($0.pages.joined(separator: "\n")) }
  }

  /// Two looks at the picture, and where they do not add up a third at the paper alone, enlarged; the sum decides.
  private func photo(_ bytes: [UInt8]) -> Receipt? {
    let reader = MediaReader(environment: ProcessInfo.processInfo.environment)
    guard
      let picture = try? PictureText(
        bytes, reader: reader, languages: ["deu", "eng"], place: FileManager.default.temporaryDirectory.path)
    else { return nil }
    var looks: [[TextBox]] = []
    for look in [PictureText.Look.blackAndWhite, .grey] {
      guard let table = try? picture.table(look) else { continue }
      looks.append(TesseractTable(PrintedText(bytes: table)).boxes)
    }
    let receipt = reading.receipt(seenIn: looks)
    if let receipt, receipt.difference?.minorUnits == 0, !receipt.lines.contains(where: \.isCorrected) {
      return receipt
    }
    guard let size = try? picture.size(),
      let paper = PaperBounds(of: TextBoxMerge.merged(looks), pictureWidth: size.width, pictureHeight: size.height),
      let table = try? picture.table(
        .part(left: paper.left, top: paper.top, width: paper.width, height: paper.height, percent: paper.scale))
    else { return receipt }
    return reading.receipt(seenIn: looks + [TesseractTable(PrintedText(bytes: table)).boxes.map(paper.placed)])
  }
}
