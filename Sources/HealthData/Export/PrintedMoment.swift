internal import Nutrition

/// An instant as exports write it: "2024-01-01 01:02:27 +0200". The offset is the one in force on the day of the
/// export. It makes the instant right but does not say where the person was.
enum PrintedMoment {
  /// Seconds since 1970; nil for anything else.
  static func seconds(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Int64? {
    let start = range.lowerBound
    guard range.count >= 20, text[start + 4] == dash, text[start + 7] == dash, text[start + 13] == colon,
      text[start + 16] == colon, text[start + 10] == space || text[start + 10] == UInt8(ascii: "T"),
      let year = number(text, start, 4), let month = number(text, start + 5, 2),
      let dayOfMonth = number(text, start + 8, 2), let hour = number(text, start + 11, 2),
      let minute = number(text, start + 14, 2), let second = number(text, start + 17, 2),
      let day = Day(year: year, month: month, day: dayOfMonth), hour < 24, minute < 60, second <= 60,
      let offset = offset(text, start + 19..<range.upperBound)
    else { return nil }
    return Int64(day.number) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - offset)
  }

  /// " +0200", "+02:00" or "Z", in seconds east of UTC.
  private static func offset(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    var place = range.lowerBound
    if place < range.upperBound, text[place] == space { place += 1 }
    guard place < range.upperBound else { return nil }
    if text[place] == UInt8(ascii: "Z") { return place + 1 == range.upperBound ? 0 : nil }
    let sign = text[place] == UInt8(ascii: "+") ? 1 : text[place] == dash ? -1 : 0
    guard sign != 0, range.upperBound - place >= 5, let hours = number(text, place + 1, 2) else { return nil }
    let minutePlace = text[place + 3] == colon ? place + 4 : place + 3
    guard range.upperBound == minutePlace + 2, let minutes = number(text, minutePlace, 2) else { return nil }
    return hours <= 26 && minutes < 60 ? sign * (hours * 3_600 + minutes * 60) : nil
  }

  private static func number(_ text: borrowing Span<UInt8>, _ start: Int, _ digits: Int) -> Int? {
    var number = 0
    for place in start..<start + digits {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")
  private static let space = UInt8(ascii: " ")
}
