internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Chooses the day of the purchase among the dates of a receipt.
struct PurchaseDay: Sendable {
  let day: Day?
  let time: ClockTime?
  let warning: ReceiptWarning?

  /// - Parameter slips: the lines of card slips, whose date may not be that of the receipt.
  init(lines: [ReceiptLine], slips: [Range<Int>], monthFirst: Bool) {
    var best: (date: PrintedDate, score: Int)?
    for (position, line) in lines.enumerated() {
      let previous = position > 0 ? lines[position - 1] : nil
      for date in PrintedDate.all(in: line.printed) {
        let isInSlip = slips.contains { $0.contains(position) }
        guard let score = PurchaseDay.score(date, line, after: previous, isInSlip: isInSlip) else { continue }
        if score > best?.score ?? .min { best = (date, score) }
      }
    }
    guard let best else {
      day = nil
      time = nil
      warning = .dateUnknown
      return
    }
    let seen = PurchaseDay.secondCalendar(lines).flatMap { approximate in
      best.date.isAmbiguous ? PurchaseDay.nearer(best.date, to: approximate) : nil
    }
    day = seen ?? best.date.day(monthFirst: monthFirst)
    time = best.date.time
    warning = best.score < 0 ? .dateFromCardSlip : nil
  }

  /// Nil for a date that is certainly not that of the purchase.
  private static func score(
    _ date: PrintedDate, _ line: ReceiptLine, after previous: ReceiptLine?, isInSlip: Bool
  ) -> Int? {
    let isNamed = line.leading == .date
    if line.others.contains(.validity), !isNamed || line.leading == .validity { return nil }
    if line.others.contains(.loyalty) { return nil }
    if line.others.contains(.information), !date.hasTime { return nil }
    if line.others.contains(.validity), !date.hasTime, !line.others.contains(.date) { return nil }
    if line.words.count <= 3, previous?.words.last.map({ PurchaseDay.open.contains($0) }) == true { return nil }
    var score = 10
    if date.hasTime { score += 6 }
    if line.others.contains(.date) { score += 4 }
    if line.words.count > 14 { score -= 4 }
    if isInSlip { score -= 40 }
    return score
  }

  /// Words after which a date of validity follows on the next line.
  private static let open = Set(
    WordTable.embedded.phrases(of: .receipts, under: "open-validity").flatMap { PrintedWord.outlines(of: $0) })
  /// The word before a date in Nepal's calendar.
  private static let miti = PrintedWord.outline("miti")

  /// The day for the second date on Nepal's receipts, which is in the country's own calendar ("Miti"). Its year is 56
  /// or 57 ahead and begins in the middle of April, so the result is only exact to a few days.
  private static func secondCalendar(_ lines: [ReceiptLine]) -> Day? {
    for line in lines where line.words.contains(miti) {
      let numbers = line.printed.bytes.split { !$0.isDigit }.compactMap { Int($0.text) }
      guard let year = numbers.first(where: { (2057...2150).contains($0) }), let index = numbers.firstIndex(of: year)
      else {
        continue
      }
      let parts =
        index >= 2
        ? (numbers[index - 1], numbers[index - 2])
        : numbers.count > index + 2 ? (numbers[index + 1], numbers[index + 2]) : (0, 0)
      guard (1...12).contains(parts.0), (1...32).contains(parts.1),
        let newYear = Day(year: year - 57, month: 4, day: 14)
      else { continue }
      return newYear.adding((parts.0 - 1) * 61 / 2 + parts.1 - 1)
    }
    return nil
  }

  private static func nearer(_ date: PrintedDate, to day: Day) -> Day? {
    guard let first = date.dayFirst, let second = date.monthFirst else { return nil }
    return abs(first.number - day.number) <= abs(second.number - day.number) ? first : second
  }
}
