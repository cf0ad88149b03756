internal import Calls
internal import Nutrition

/// Brings the understandings of a line together: a day said once holds for the clauses after it, what was eaten at
/// the same time is one meal, settings are saved together, and beside a request a greeting says nothing, nor does a
/// meal that was skipped; what has words that nobody knows is told.
enum ParseJoiner {
  /// What a clause says, and whether it goes on with the sentence of the one before.
  struct Reading {
    var parses: [Parse]
    var continues: Bool
    /// It ends in a day that is said by itself.
    var endsInDay = false
    /// It begins with when that was.
    var beginsInTime = false
  }

  static func joined(_ readings: [Reading]) -> [Parse] {
    var result: [Parse] = []
    for parse in carried(introduced(carriedBack(readings))) {
      if parse.isOpenChange, result.last?.command == .log {
        result[result.count - 1].leftOut.append(parse.bareText)
      } else if parse.isUnknown, result.last?.command == .log {
        result[result.count - 1].beside.append(parse.bareText)
      } else if let last = result.last, let one = last.changed(by: parse) ?? one(last, parse) {
        result[result.count - 1] = one
      } else {
        result.append(parse)
      }
    }
    let requests = result.filter { $0.intent != .chat && $0.intent != .skip || !$0.unaccounted.isEmpty }
    return requests.isEmpty ? Array((result.filter { $0.intent == .skip } + result).prefix(1)) : requests
  }

  /// "I had 75 g of broccoli, and drank tea for lunch": the meal at the end of a sentence is that of all of it, and so is the
  /// day behind the last of several meals.
  private static func carriedBack(_ readings: [Reading]) -> [Parse] {
    var readings = readings
    for index in readings.indices.dropFirst().reversed() where readings[index].continues {
      guard let last = readings[index - 1].parses.indices.last, let next = readings[index].parses.first,
        case let before = readings[index - 1].parses[last], before.command == .log, next.command == .log
      else { continue }
      if before.when.isUnsaid, readings[index].beginsInTime { continue }
      if before.when.isUnsaid {
        readings[index - 1].parses[last].when = next.when
      } else if readings[index].endsInDay, before.when.offset == nil, before.when.slot != nil, next.when.slot != nil {
        readings[index - 1].parses[last].when.offset = next.when.offset
        readings[index - 1].parses[last].when.day = next.when.day
        readings[index - 1].endsInDay = true
      }
    }
    return readings.flatMap(\.parses)
  }

  /// "To quench my thirst as a snack, I had tea": what leads to a log but was not understood gives its time, and its
  /// words are left over.
  private static func introduced(_ found: [Parse]) -> [Parse] {
    var result: [Parse] = []
    for var parse in found {
      if let lead = result.last, lead.isUnknown, parse.command == .log {
        result.removeLast()
        parse.text = lead.text + " " + parse.text
        parse.unaccounted = lead.text.split(separator: " ").map(String.init) + parse.unaccounted
        if parse.when.isUnsaid { parse.when = lead.when }
        // "My husband and I had": the joint was inside the sentence.
        if parse.intent == .add { parse.intent = .log }
      }
      result.append(parse)
    }
    return result
  }

  private static func carried(_ found: [Parse]) -> [Parse] {
    var offset: Int?
    var day: Day?
    return found.map { parse in
      var parse = parse
      if let own = parse.when.offset {
        offset = own
        day = parse.when.day
      } else if offset != nil, parse.intent == .log || parse.intent == .add {
        parse.when.offset = offset
        parse.when.day = day
      }
      return parse
    }
  }

  /// Two logs that do not differ in their time are one, and so are two settings of a profile.
  private static func one(_ first: Parse, _ second: Parse) -> Parse? {
    if let words = first.command.call(SaveProfileCall.self), let more = second.command.call(SaveProfileCall.self),
      words.profile == more.profile
    {
      var one = first
      one.text += " " + second.text
      one.command = .calling(words.merged(with: more))
      return one
    }
    // What is said instead of what came before is no more of it.
    guard !second.isSaidAnew || second.isOnly else { return nil }
    guard first.command == .log, second.command == .log, first.intent != .repeat, second.intent != .repeat,
      second.when.slot == nil || second.when.slot == first.when.slot,
      second.when.time == nil || second.when.time == first.when.time,
      second.when.offset == first.when.offset || second.when.offset == nil
    else { return nil }
    var one = first
    one.text += " " + second.text
    one.items += second.items
    one.unaccounted += second.unaccounted
    one.leftOut += second.leftOut
    one.beside += second.beside
    one.excluded += second.excluded
    one.perhapsExcluded += second.perhapsExcluded
    one.uncounted += second.uncounted
    one.inside += second.inside
    one.isApproximate = first.isApproximate || second.isApproximate
    return one
  }
}

extension Parse {
  /// Nothing of it was understood.
  fileprivate var isUnknown: Bool { intent == .other && command == .none && items.isEmpty }

  /// Without the comma before it.
  fileprivate var bareText: String { String(text.drop { $0 == "," || $0 == " " }) }

  /// "Left most of it": something changes, and it is not known how.
  fileprivate var isOpenChange: Bool { intent == .edit && command == .none }
}

extension Parse {
  /// "A pack of 6 nuggets, ate 4", "pizza and salad, shared it with my son": what is said behind a meal of how much of it was
  /// eaten. Of which of several, nobody can tell. Nil where something else is said.
  fileprivate func changed(by other: Parse) -> Parse? {
    if let more = more(other) { return more }
    guard command == .log, case .change(let change) = other.command, change.isOnlyAmount, other.unaccounted.isEmpty,
      let reference = other.reference, !items.isEmpty, reference.isLast || reference.food != nil
    else { return nil }
    let named = items.indices.filter { index in
      guard let food = reference.food else { return true }
      // "Chicken and rice, the rice was 200 g": how much the chicken was, nobody knows.
      guard !DishName(items[index].food).holdsBeside(food) else { return false }
      let line = CardLine(.card, items[index].food, food: items[index].match?.resolved?.id)
      return [line].named(food, food: reference.foodID) != nil
    }
    guard !named.isEmpty else { return nil }
    var changed = self
    changed.text += " " + other.text
    guard named.count == 1 || reference.isWhole && change.factor != nil else {
      changed.leftOut.append(other.bareText)
      return changed
    }
    for index in named { changed.items[index].become(change) }
    return changed
  }

  /// "A beer. Then another one": one more of what was named last. Nil where something else is said.
  private func more(_ other: Parse) -> Parse? {
    guard command == .log, intent == .log, var last = items.last, let count = other.countOfMore,
      last.add(AmountPhrase(range: 0..<0, quantity: count))
    else { return nil }
    var more = self
    more.text += " " + other.text
    more.items[items.count - 1] = last
    return more
  }
}

extension Parse {
  /// "Another one", "had two more": so many more of what was said before, and nothing else.
  fileprivate var countOfMore: FixedDecimal? {
    if let again = command.call(LogAgainCall.self) {
      return again == LogAgainCall({ $0.count = again.count }) ? again.count : nil
    }
    guard case .change(let change) = command, change.difference == .more, reference?.isLast == true else { return nil }
    var more = Amendment(quantity: change.quantity)
    more.difference = .more
    return change == more ? change.quantity : nil
  }
}

extension Amendment {
  /// Says how much it was and nothing else.
  fileprivate var isOnlyAmount: Bool {
    var amount = Amendment(quantity: quantity, unit: unit, factor: factor)
    amount.difference = difference == .less ? .less : nil
    return self == amount && !isEmpty
  }
}

extension FoodItem {
  fileprivate mutating func become(_ change: Amendment) {
    // "Ate a fifth".
    let part = change.unit == nil ? change.quantity.flatMap { $0 < FixedDecimal(1) ? $0 : nil } : nil
    if let factor = change.factor ?? part {
      // "Shared a pizza, I had a third": of all of it.
      let ofAll = share.map { factor / $0 } ?? factor
      self = shared(change.difference == .less ? FixedDecimal(1) - factor : ofAll)
      return
    }
    guard let said = change.quantity else {
      // "The fries were large".
      if change.unit != nil { self = having(Amount(quantity: quantity, unit: change.unit)) }
      return
    }
    let isOfUnit = change.unit == nil || change.unit == unit
    let all = quantity ?? FixedDecimal(1)
    let eaten = change.difference == .less ? all - said : said
    guard isOfUnit, eaten > .zero else {
      if change.difference == nil { self = having(change.amount) }
      return
    }
    let isUncounted = quantity == nil
    self = isUncounted ? having(Amount(quantity: eaten, unit: unit)) : shared(eaten / all)
    // A sixth of 12 is 2, and not 2.00000004.
    quantity = eaten
  }
}
