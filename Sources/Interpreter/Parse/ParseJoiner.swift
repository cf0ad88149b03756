internal import Calls
internal import Nutrition
internal import Words

/// Joins the parses of a line: a day applies to later clauses too, foods eaten at the same time are one meal, and
/// settings are saved together. Greetings and skipped meals beside a request are dropped; unknown words are kept.
enum ParseJoiner {
  /// The parses of a clause, and whether it continues the sentence of the one before.
  struct Reading {
    var parses: [Parse]
    var continues: Bool
    /// Whether it ends in a label that names a day by itself.
    var endsInDay = false
    /// Whether it begins with a time.
    var beginsInTime = false
  }

  static func joined(_ readings: [Reading]) -> [Parse] {
    var result: [Parse] = []
    /// What the label says of a food that was named before, per 100 g.
    var printed: (parse: Int, item: Int, energy: FixedDecimal, words: String)?
    for parse in carried(introduced(carriedBack(readings))) {
      if let energy = parse.energyPer100, let last = result.last, last.command == .log, !last.items.isEmpty {
        printed = (result.count - 1, last.items.count - 1, energy, parse.bareText)
      } else if let last = result.last, last.isOpenChange, case .change = parse.command {
        // "I couldn't finish it, left half".
        result[result.count - 1] = parse
      } else if result.last?.isShareOfLast == true, parse.isShareOfLast {
        // "We split it, I only had half" says it twice.
        result[result.count - 1] = parse
      } else if let share = result.last?.share, parse.isShareOfLast, parse.share == share {
        // "The chips were shared between 3 of us, so just a third".
        continue
      } else if let told = result.lastIndex(where: { $0.intent != .chat }), result[told].command == .log,
        result[told].items.count == 1, parse.takesLastBack
      {
        // "There was cake, but I didn't eat it".
        result[told...] = [Parse(text: result[told].text + " " + parse.text, intent: .skip)]
      } else if let last = result.last, let kept = last.notHaving(parse) {
        result[result.count - 1] = kept
      } else if let last = result.last, let deletion = last.leaving(parse) {
        result.append(deletion)
      } else if parse.isOpenChange || parse.isShareOfOther(than: result.last), result.last?.command == .log {
        result[result.count - 1].leftOut.append(parse.bareText)
      } else if let one = result.last?.explained(by: parse) ?? result.last?.measured(by: parse) {
        result[result.count - 1] = one
      } else if let one = result.last?.said(anewBy: parse) {
        result[result.count - 1] = one
      } else if parse.isUnknown, result.last?.command == .log {
        result[result.count - 1].beside.append(parse.bareText)
      } else if let last = result.last, let one = last.changed(by: parse) ?? one(last, parse) {
        result[result.count - 1] = one
      } else {
        result.append(result.last?.isCorrection == true ? parse.restatedWhereJoined : parse)
      }
    }
    if let printed {
      if let grams = result[printed.parse].items[printed.item].grams {
        result[printed.parse].items[printed.item].statedEnergy = grams.figure * printed.energy / FixedDecimal(100)
      } else {
        result[printed.parse].leftOut.append(printed.words)
      }
    }
    result = result.map(\.withoutOccasion.withoutListedDish)
    let requests = result.filter { $0.intent != .chat && $0.intent != .skip || !$0.unaccounted.isEmpty }
    return requests.isEmpty ? Array((result.filter { $0.intent == .skip } + result).prefix(1)) : requests
  }

  /// Applies a time at the end of a sentence to all of it: "I had 75 g of broccoli, and drank tea for lunch". So does a
  /// day after the last of several meals.
  private static func carriedBack(_ readings: [Reading]) -> [Parse] {
    var readings = readings
    for index in readings.indices.dropFirst().reversed() {
      let parses = readings[index].parses
      // "Two eggs, no, three eggs for breakfast and a coffee".
      let isPutRight = parses.count > 1 && parses[0].isCorrection
      guard readings[index].continues || isPutRight,
        let last = readings[index - 1].parses.indices.last, let next = isPutRight ? parses[1] : parses.first,
        case let before = readings[index - 1].parses[last], before.command == .log, next.command == .log
      else { continue }
      if before.when.isUnsaid, readings[index].beginsInTime { continue }
      if before.when.isUnsaid {
        readings[index - 1].parses[last].when = next.when
        if isPutRight { readings[index].parses[1].when = .unsaid }
      } else if readings[index].endsInDay, before.when.offset == nil, before.when.slot != nil, next.when.slot != nil {
        readings[index - 1].parses[last].when.offset = next.when.offset
        readings[index - 1].parses[last].when.day = next.when.day
        readings[index - 1].endsInDay = true
      }
    }
    return readings.flatMap(\.parses)
  }

  /// Joins words that were not understood to the log that follows, which takes their time: "to quench my thirst as a
  /// snack, I had tea". The words count as unaccounted.
  private static func introduced(_ found: [Parse]) -> [Parse] {
    var result: [Parse] = []
    for var parse in found {
      if let lead = result.last, lead.isUnknown, parse.command == .log {
        result.removeLast()
        parse.text = lead.text + " " + parse.text
        parse.unaccounted = lead.text.split(separator: " ").map(String.init) + parse.unaccounted
        if parse.when.isUnsaid { parse.when = lead.when }
        // "My husband and I had": the conjunction is part of the sentence.
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

  /// Two logs at the same time as one, or two settings of a profile as one; nil otherwise.
  private static func one(_ first: Parse, _ second: Parse) -> Parse? {
    if let words = first.command.call(SaveProfileCall.self), let more = second.command.call(SaveProfileCall.self),
      words.profile == more.profile
    {
      var one = first
      one.text += " " + second.text
      one.command = .calling(words.merged(with: more))
      return one
    }
    // A restatement of what came before is not an addition.
    guard !second.isSaidAnew || second.isOnly else { return nil }
    guard first.command == .log, second.command == .log, first.people == second.people, first.intent != .repeat,
      second.intent != .repeat,
      second.when.slot == nil || second.when.slot == first.when.slot,
      second.when.time == nil || second.when.time == first.when.time,
      second.when.offset == first.when.offset || second.when.offset == nil
    else { return nil }
    var one = first
    one.text += " " + second.text
    one.items = second.intent == .add ? first.items + second.items : (first.items + second.items).restated
    one.unaccounted += second.unaccounted
    one.leftOut += second.leftOut
    one.beside += second.beside
    one.without += second.without
    one.excluded += second.excluded
    one.perhapsExcluded += second.perhapsExcluded
    one.uncounted += second.uncounted
    one.inside += second.inside
    one.isApproximate = first.isApproximate || second.isApproximate
    return one
  }
}

extension Parse {
  /// Whether it changes or removes what is there.
  fileprivate var isCorrection: Bool {
    if case .change = command { true } else { command.call(DeleteEntriesCall.self) != nil }
  }

  /// The foods with their amounts as what is there is to be, where nothing but "and" makes them an addition.
  var restatedWhereJoined: Parse {
    guard isJoined, command == .log, !items.isEmpty, items.allSatisfy({ !$0.isUnmeasured }) else { return self }
    var restated = self
    (restated.intent, restated.isSaidAnew) = (.edit, true)
    return restated
  }

  /// Whether it is a share of a food that the meal before it does not have: "curry and naan, left most of the rice".
  fileprivate func isShareOfOther(than meal: Parse?) -> Bool {
    guard let meal, case .change(let change) = command, let factor = change.factor, factor < FixedDecimal(1),
      change == Amendment(factor: factor), let food = reference?.food
    else { return false }
    return meal.items.allSatisfy { !$0.isNamed(food, by: reference) }
  }

  /// The meal with what takes the place of the food that was said last, and others behind it: "a tuna melt, no wait it was a ham
  /// toastie, and a packet of crisps". Nil for anything else.
  fileprivate func said(anewBy other: Parse) -> Parse? {
    guard command == .log, !items.isEmpty, case .change(let change) = other.command, change.food != nil,
      change.difference == nil, change.factor == nil,
      other.reference?.isLast == true, other.reference?.food == nil, other.items.count > 1,
      other.unaccounted == other.items.dropFirst().map(\.food)
    else { return nil }
    var meal = self
    meal.text += " " + other.text
    meal.items = items.dropLast() + other.items
    return meal
  }

  /// Whether it is how much was eaten of what was said last, as a part of it.
  fileprivate var isShareOfLast: Bool { share != nil && reference?.isLast == true && reference?.food == nil }

  /// How much of something was eaten, where nothing else of it is said.
  fileprivate var share: FixedDecimal? {
    guard case .change(let change) = command, let factor = change.factor, factor < FixedDecimal(1),
      change == Amendment(factor: factor)
    else { return nil }
    return factor
  }

  /// The removal with what is said behind it, where that only says why: "no garlic bread, that was the kids". Nil where either
  /// says anything else.
  func explained(by other: Parse) -> Parse? {
    guard intent == .delete || intent == .skip && !items.isEmpty || foodNotEaten != nil else { return nil }
    // "Delete the croissant, I didn't eat it", and the other way round: "可颂没吃，删掉吧".
    let saysNotEaten = other.intent == .skip && other.items.isEmpty && other.unaccounted.isEmpty
    return moved(as: other) ?? (other.deletesLast || saysNotEaten ? self : nil)
  }

  /// What was to be removed is moved, where the reason is when it was eaten: "strike the kebab, that was yesterday". Nil where
  /// either says anything else.
  private func moved(as other: Parse) -> Parse? {
    guard let deletion = command.call(DeleteEntriesCall.self), case .change(let change) = other.command, change.isMove,
      other.reference?.isLast == true
    else { return nil }
    var moved = other
    if let food = deletion.food { moved.reference = EntryReference(food: food, isLast: deletion.last == true) }
    return moved
  }

  /// The meal with a removal behind it in the same line, which is of nothing in it: "fish, but I didn't eat bread". Nil for
  /// anything else.
  fileprivate func notHaving(_ other: Parse) -> Parse? {
    guard command == .log, !items.isEmpty, let food = other.foodNotEaten,
      items.allSatisfy({ !$0.isNamed(food) })
    else { return nil }
    var kept = self
    kept.text += " " + other.text
    kept.without.append(EntryReference(food: food))
    return kept
  }

  /// The removal of a part of one of its dishes that was not eaten: "Hähnchen mit Reis, den Reis hab ich liegen lassen". Nil for
  /// anything else.
  fileprivate func leaving(_ other: Parse) -> Parse? {
    guard command == .log, case .change = other.command, let food = other.foodNotEaten,
      case let named = items.filter({ $0.isNamed(food) }), named.count == 1, DishName(named[0].food).holdsBeside(food)
    else { return nil }
    var deletion = other
    deletion.intent = .delete
    deletion.command = .calling(DeleteEntriesCall { $0.food = food })
    return deletion
  }

  /// The food that it says was not eaten.
  private var foodNotEaten: String? {
    if let deletion = command.call(DeleteEntriesCall.self) { return deletion.food }
    guard case .change(let change) = command, change == Amendment(isSkipped: true) else { return nil }
    return reference?.food
  }

  /// Whether it says that what was said last was not eaten.
  fileprivate var takesLastBack: Bool { deletesLast || intent == .skip && reference == .last }

  /// Whether it removes what was said last, without a name.
  private var deletesLast: Bool {
    command.call(DeleteEntriesCall.self).map { $0 == DeleteEntriesCall { $0.last = true } } ?? false
  }

  /// The energy in 100 g of a food that it does not name, where it says nothing else.
  fileprivate var energyPer100: FixedDecimal? {
    guard let stated = command.call(SaveFoodCall.self), stated.name.isEmpty, stated.per == nil,
      let energy = stated.figures.energy, stated.figures == Nutrients(energy: energy)
    else { return nil }
    return energy
  }

  /// Whether nothing of it was understood.
  fileprivate var isUnknown: Bool { intent == .other && command == .none && items.isEmpty }

  /// The text without a comma before it.
  var bareText: String { String(text.drop { $0 == "," || $0 == " " }) }

  /// Whether something changes in an unknown way: "left most of it".
  fileprivate var isOpenChange: Bool { intent == .edit && command == .none }
}
