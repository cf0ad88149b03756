internal import Calls
internal import Interpreter
internal import Nutrition

/// Lines of an edited journal that are not in the diary, interpreted as if typed. Lines of the same meal are logged together.
struct JournalAdditions {
  private typealias Read = (line: JournalReading.Line, items: [LogMeal.Item])

  /// What is added; nil where nothing can be.
  private(set) var meal: WrittenMeal?
  private(set) var unread: [UnreadLine] = []

  private let place: JournalReading.Place
  /// The words of the meal's entries that have no line.
  private let departing: [[Substring]]
  private let context: ToolContext

  /// - Parameter departing: the meal's entries that have no line; an unknown line may be one of them, mistyped.
  /// - Throws: where the day or the meal is invalid; a line that cannot be interpreted becomes an unread line.
  init(
    _ lines: [JournalReading.Line], at place: JournalReading.Place, beside departing: [Entry],
    _ interpreter: Interpreter, in context: ToolContext
  ) throws(ToolError) {
    self.place = place
    self.departing = departing.map { JournalAdditions.words($0.name) }
    self.context = context
    var read: [Read] = []
    for line in lines {
      if let items = JournalAdditions.items(of: line, on: place.day, interpreter) {
        read.append((line, items))
      } else {
        unread.append(UnreadLine(line, .notUnderstood))
      }
    }
    meal = try whole(read)
    if meal == nil { meal = try written(readable(read).flatMap(\.items)) }
  }

  /// The items of a line, where all of its words are accounted for as something eaten; else nil.
  private static func items(
    of line: JournalReading.Line, on day: Day, _ interpreter: Interpreter
  ) -> [LogMeal.Item]? {
    if let stated = line.line.statedItem { return [stated] }
    let key = line.line.key.utf8
    // A dash may begin a list item, but not a number.
    if key.first == UInt8(ascii: "-"), key.dropFirst().first?.isDigit == true { return nil }
    let found = interpreter.understand("had \(line.line.sentence)", now: Moment(today: day))
    guard found.allSatisfy({ $0.intent == .log && $0.unaccounted.isEmpty }) else { return nil }
    let items = found.flatMap(\.items).map { item in
      LogMeal.Item(
        food: item.food, quantity: item.amount.quantity, unit: item.amount.unit, state: item.state,
        kcal: item.statedEnergy, skipped: line.line.isSkipped ? true : nil, resolved: item.match?.resolved)
    }
    return items.isEmpty ? nil : items
  }

  private func written(_ items: [LogMeal.Item]) throws(ToolError) -> WrittenMeal? {
    guard !items.isEmpty else { return nil }
    let arguments = LogMealCall {
      $0.items = items
      $0.slot = place.slot
      $0.day = place.day.description
    }
    return try context.written(try LogMeal().draft(arguments, items, origin: .typed, in: context))
  }

  /// The meal of all lines together; nil where a part of it cannot be written.
  private func whole(_ read: [Read]) throws(ToolError) -> WrittenMeal? {
    let items = read.flatMap(\.items)
    guard let meal = try? written(items) else { return nil }
    return zip(items, meal.entries).allSatisfy { item, entry in entry.map { covers($0, item) } ?? false } ? meal : nil
  }

  /// The lines that can become entries; the others are noted as unread.
  private mutating func readable(_ read: [Read]) throws(ToolError) -> [Read] {
    var readable: [Read] = []
    for line in read {
      do throws(ToolError) {
        let entries = try written(line.items)?.entries ?? []
        if let open = zip(line.items, entries).first(where: { $0.1 == nil }) {
          unread.append(UnreadLine(line.line, .unknownFood(open.0.food)))
        } else if zip(line.items, entries).contains(where: { item, entry in entry.map { !covers($0, item) } ?? true }) {
          unread.append(UnreadLine(line.line, .notUnderstood))
        } else {
          readable.append(line)
        }
      } catch .futureDay(let day) {
        throw .futureDay(day)
      } catch {
        unread.append(UnreadLine(line.line, .impossible(error)))
      }
    }
    return readable
  }
}

extension JournalAdditions {
  /// Whether an entry accounts for the words of its item. A unit among the words is a mistyped amount ("2OO g pasta"). So is a
  /// word that the food's name lacks, where the rest describes an entry without a line ("200 grm pasta").
  private func covers(_ entry: Entry, _ item: LogMeal.Item) -> Bool {
    let said = JournalAdditions.words(item.food)
    guard !said.contains(where: { JournalLine.Unit(rawValue: String($0)) != nil }) else { return false }
    guard departing.contains(where: { !Set($0).isDisjoint(with: said) }) else { return true }
    let name = JournalAdditions.words(entry.name)
    return said.allSatisfy { word in
      // "eggs" matches "egg".
      let stem = word.prefix(max(word.count - 2, 3))
      return name.contains { $0.hasPrefix(stem) }
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}

extension JournalLine {
  /// An item with energy and a name, which needs no food.
  fileprivate var statedItem: LogMeal.Item? {
    guard let amount, amount.unit == .kilocalorie, RecordName.fits(String(amount.name)) else { return nil }
    return LogMeal.Item(food: String(amount.name), kcal: amount.quantity, skipped: isSkipped ? true : nil)
  }
}
