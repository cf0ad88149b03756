internal import Nutrition

/// A parsed journal text: the lines under each day and meal.
struct JournalReading {
  struct Line {
    /// Its number in the text, from 1.
    let number: Int
    let line: JournalLine
    /// Whether it is indented, as the lines of entries are.
    let isIndented: Bool
  }

  struct Place: Hashable {
    let day: Day
    let slot: MealSlot
  }

  enum Fault: Hashable {
    /// A line before the first day, or before the first meal of its day.
    case nowhere(line: Int)
    /// A day that occurs twice.
    case dayTwice(Day)
  }

  private(set) var days: [Day] = []
  private(set) var lines: [Place: [Line]] = [:]
  private(set) var fault: Fault?

  init(_ text: [String]) {
    var day: Day?
    var slot: MealSlot?
    for (index, line) in text.enumerated() where fault == nil {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, line.first != "#" else { continue }
      let isIndented = line.first?.isWhitespace ?? false
      if !isIndented, words.count <= 2, let found = Day(first) {
        if days.contains(found) { fault = .dayTwice(found) }
        (day, slot) = (found, nil)
        days.append(found)
      } else if !isIndented, words.count == 1, let found = MealSlot(rawValue: first.lowercased()) {
        slot = found
      } else if let day, let slot {
        let entry = Line(number: index + 1, line: JournalLine(line), isIndented: isIndented)
        lines[Place(day: day, slot: slot), default: []].append(entry)
      } else {
        fault = .nowhere(line: index + 1)
      }
    }
  }
}

extension UnreadLine {
  init(_ line: JournalReading.Line, _ trouble: Trouble) {
    self.init(number: line.number, words: line.line.key, trouble: trouble, mayBeHeading: !line.isIndented)
  }
}
