internal import EmbeddedWords
internal import Nutrition
internal import Words

/// A printed date: in digits, whose order may be ambiguous, or with the name of a month.
struct PrintedDate: Hashable, Sendable {
  /// The day if the day is written before the month, or if the order is certain.
  let dayFirst: Day?
  /// The day if the month is written first.
  let monthFirst: Day?
  /// The time of day after it; nil where there is none.
  let time: ClockTime?

  var hasTime: Bool { time != nil }
  var isAmbiguous: Bool { dayFirst != nil && monthFirst != nil && dayFirst != monthFirst }

  func day(monthFirst isMonthFirst: Bool) -> Day? {
    isMonthFirst ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
  }

  /// The dates of a line, from left to right.
  static func all(in line: PrintedLine) -> [PrintedDate] {
    var dates: [PrintedDate] = []
    var scanner = DateScanner(bytes: line.bytes)
    while let date = scanner.next() { dates.append(date) }
    return dates
  }
}

/// Finds dates in the bytes of a line, in one pass from left to right.
private struct DateScanner {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> PrintedDate? {
    while index < bytes.count {
      guard bytes[index].isDigit || bytes[index].isLetter, index == 0 || !isInWord(index - 1) else {
        index += 1
        continue
      }
      if let found = numeric() ?? named() { return found }
      skip()
    }
    return nil
  }

  private func isInWord(_ index: Int) -> Bool { bytes[index].isDigit || bytes[index].isLetter || bytes[index] >= 0x80 }

  private mutating func skip() {
    while index < bytes.count, isInWord(index) { index += 1 }
    if index < bytes.count, !isInWord(index) { index += 1 }
  }

  /// Parses "13.01.2020", "5/12/14", "2025-11-05T10:42".
  private mutating func numeric() -> PrintedDate? {
    var position = index
    guard let first = digits(&position), let mark = separator(&position), let second = digits(&position),
      let last = separator(&position), last == mark, let third = digits(&position)
    else { return nil }
    guard position >= bytes.count || !bytes[position].isDigit && !continues(position, mark) else { return nil }
    guard let date = date(first, second, third, time: time(after: position)) else { return nil }
    index = position
    return date
  }

  private func continues(_ position: Int, _ mark: UInt8) -> Bool {
    bytes[position] == mark && position + 1 < bytes.count && bytes[position + 1].isDigit
  }

  private func digits(_ position: inout Int) -> (value: Int, count: Int)? {
    let start = position
    var value = 0
    while position < bytes.count, position - start < 5, bytes[position].isDigit {
      value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    let count = position - start
    return count > 0 && count != 3 && count < 5 ? (value, count) : nil
  }

  /// A separator between the parts, with at most one space on either side.
  private func separator(_ position: inout Int) -> UInt8? {
    var at = position
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    guard at < bytes.count, ".,/-".utf8.contains(bytes[at]) else {
      return nil
    }
    // A text recogniser may read the point of a date as a comma.
    let mark = bytes[at] == UInt8(ascii: ",") ? UInt8(ascii: ".") : bytes[at]
    at += 1
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    position = at
    return mark
  }

  private func date(
    _ first: (value: Int, count: Int), _ second: (value: Int, count: Int), _ third: (value: Int, count: Int),
    time: ClockTime?
  ) -> PrintedDate? {
    if first.count == 4 {
      guard second.count <= 2, third.count <= 2 else { return nil }
      let day = PrintedDate.plausible(year: first.value, month: second.value, day: third.value)
      return day.map { PrintedDate(dayFirst: $0, monthFirst: $0, time: time) }
    }
    guard first.count <= 2, second.count <= 2, third.count == 4 || third.count == 2 else { return nil }
    let year = third.count == 2 ? 2000 + third.value : third.value
    let dayFirst = PrintedDate.plausible(year: year, month: second.value, day: first.value)
    let monthFirst = PrintedDate.plausible(year: year, month: first.value, day: second.value)
    guard dayFirst != nil || monthFirst != nil else { return nil }
    return PrintedDate(dayFirst: dayFirst, monthFirst: monthFirst, time: time)
  }

  /// Parses "12 May 2024", "12. Mai 2024", "May 12, 2024", "12MAY24".
  private mutating func named() -> PrintedDate? {
    var parts: [(number: Int?, month: Int?)] = []
    var position = index
    while parts.count < 3, position < bytes.count {
      let start = position
      if let number = digits(&position) {
        parts.append((number.count == 2 && parts.count == 2 ? 2000 + number.value : number.value, nil))
      } else {
        while position < bytes.count, bytes[position].isLetter || bytes[position] & 0xc0 == 0x80 { position += 1 }
        guard position > start, let month = MonthNames.month(bytes[start..<position].text) else { return nil }
        parts.append((nil, month))
      }
      while position < bytes.count, position - start < 14, " .,-/".utf8.contains(bytes[position]) { position += 1 }
    }
    guard parts.count == 3, let year = parts[2].number, let month = parts[0].month ?? parts[1].month,
      let number = parts[0].number ?? parts[1].number,
      let day = PrintedDate.plausible(year: year, month: month, day: number)
    else { return nil }
    index = position
    return PrintedDate(dayFirst: day, monthFirst: day, time: time(after: position))
  }

  /// A time such as "17:25" within a few characters.
  private func time(after position: Int) -> ClockTime? {
    let end = min(position + 16, bytes.count)
    guard position < end, let colon = bytes[position..<end].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    var before = colon - 1
    if before > position, bytes[before] == 0x20 { before -= 1 }
    var after = colon + 1
    if after < bytes.count, bytes[after] == 0x20 { after += 1 }
    guard before >= position, bytes[before].isDigit, after + 1 < bytes.count, bytes[after].isDigit,
      bytes[after + 1].isDigit
    else { return nil }
    let tens = before > position && bytes[before - 1].isDigit ? Int(bytes[before - 1] - UInt8(ascii: "0")) : 0
    let hour = tens * 10 + Int(bytes[before] - UInt8(ascii: "0"))
    let minute = Int(bytes[after] - UInt8(ascii: "0")) * 10 + Int(bytes[after + 1] - UInt8(ascii: "0"))
    return ClockTime(hour: isAfternoon(after + 2) && hour < 12 ? hour + 12 : hour, minute: minute)
  }

  /// Whether "PM" follows a time.
  private func isAfternoon(_ index: Int) -> Bool {
    let letters = bytes[min(index, bytes.count)...].prefix(7).filter { $0 | 0x20 >= UInt8(ascii: "a") && $0 != 0x20 }
    return letters.starts(with: "PM".utf8) || letters.starts(with: "pm".utf8)
  }
}

extension PrintedDate {
  /// Only the years 2000 to 2099 are plausible for a receipt.
  fileprivate static func plausible(year: Int, month: Int, day: Int) -> Day? {
    (2000...2099).contains(year) ? Day(year: year, month: month, day: day) : nil
  }
}

/// The names of months by their first three letters, including forms that only occur on receipts.
private enum MonthNames {
  static func month(_ word: String) -> Int? {
    let folded = PrintedWord.folded(word)
    guard folded.utf8.count >= 3 else { return nil }
    return months[String(folded.prefix(3))]
  }

  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for (month, name) in [.times, .receipts].flatMap({ WordTable.embedded.phrases(of: $0, kind: "month") }) {
      let beginning = String(PrintedWord.folded(name).prefix(3))
      months[beginning] = months[beginning] ?? Int(month)
    }
    return months
  }()
}
