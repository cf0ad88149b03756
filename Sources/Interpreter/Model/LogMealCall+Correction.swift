internal import Calls
internal import Nutrition
internal import Words

/// Corrections of a meal that waits: another amount or food for an item, one more, one less, another time.
extension LogMealCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    switch understanding.wish {
    case .log: return isSameMeal(understanding.when, today) && isForSame(understanding) && extend(by: understanding)
    case .logFor:
      people = SharedPot([], understanding.people).people
      return true
    case .change(let change): return take(change, understanding.reference ?? .last)
    case .delete(let deletion): return reduce(deletion, understanding)
    default: return false
    }
  }

  // MARK: More

  /// Nothing is said of the time, or what the meal has already.
  private func isSameMeal(_ when: When, _ today: Day) -> Bool {
    let isSameSlot = when.slot == nil || when.slot == slot
    let isSameDay = when.day == nil || when.day?.description == day ?? today.description
    return isSameSlot && isSameDay && (when.time == nil || when.time?.description == time)
  }

  private func isForSame(_ understanding: Understanding) -> Bool {
    SharedPot(understanding.items, understanding.people).people == people || understanding.people.isEmpty
  }

  private mutating func extend(by understanding: Understanding) -> Bool {
    guard !understanding.items.isEmpty else { return false }
    items += understanding.items.map { Item($0) }
    if understanding.isApproximate { approximate = true }
    return true
  }

  // MARK: Less

  private mutating func reduce(_ deletion: Deletion, _ understanding: Understanding) -> Bool {
    guard understanding.when.isUnsaid, !deletion.isAll else { return false }
    var kept = items
    if !deletion.entries.isEmpty {
      guard deletion.entries.allSatisfy({ items.indices.contains($0 - 1) }) else { return false }
      kept = items.indices.filter { !deletion.entries.contains($0 + 1) }.map { items[$0] }
    } else if let food = understanding.reference?.food {
      guard let index = index(of: food) else { return false }
      kept.remove(at: index)
    } else if !kept.isEmpty {
      kept.removeLast()
    }
    guard !kept.isEmpty else { return false }
    items = kept
    return true
  }

  // MARK: Other

  private mutating func take(_ change: Amendment, _ reference: EntryReference) -> Bool {
    let isOfPlace = change == Amendment(slot: change.slot, day: change.day)
    if isOfPlace, reference.food != nil || reference.number != nil { return false }
    let index = isOfPlace ? nil : index(of: reference, change)
    guard isOfPlace || index.map(items.indices.contains) == true else { return false }
    slot = change.slot ?? slot
    day = change.day?.description ?? day
    if let index { items[index].take(keepsName(items[index].food, change) ? change.withoutFood : change) }
    return true
  }

  // MARK: Part of a dish

  /// The dish that an amount is perhaps of a part of: "300g rice" or "300g curry", where a curry with rice waits. Nobody
  /// can tell whether all of it was meant.
  func dish(with understanding: Understanding) -> String? {
    guard case .change(let change) = understanding.wish, change.quantity != nil, let food = change.food,
      let index = index(of: understanding.reference ?? .last, change), items.indices.contains(index)
    else { return nil }
    let name = items[index].food
    let words = name.lowercased().split(separator: " ")
    let (whole, part) = (Stemmer.stems(of: name), Stemmer.stems(of: food))
    guard whole != part, words.contains(where: { Self.joints.contains(String($0)) }) else { return nil }
    return part.isDisjoint(with: whole) ? nil : name
  }

  /// What joins the parts of a dish in its name.
  private static let joints: Set<String> = ["with", "and", "&", "on", "mit", "und", "con", "y"]

  /// An amount of "the rice" is one of the brown rice that waits.
  private func keepsName(_ name: String, _ change: Amendment) -> Bool {
    guard change.quantity != nil || change.unit != nil, let food = change.food else { return false }
    let (whole, said) = (Stemmer.stems(of: name), Stemmer.stems(of: food))
    let last = name.split(separator: " ").last.map { Stemmer.stems(of: String($0)) } ?? []
    return said != whole && said.isSubset(of: whole) && !last.isDisjoint(with: said)
  }

  // MARK: Which

  private func index(of reference: EntryReference, _ change: Amendment) -> Int? {
    if let number = reference.number { return items.indices.contains(number - 1) ? number - 1 : nil }
    if let food = reference.food { return index(of: food) ?? (items.count == 1 ? 0 : nil) }
    return change.food.flatMap { index(of: $0) } ?? items.indices.last
  }

  /// The item that shares the most words with `food`; the later one of several.
  private func index(of food: String) -> Int? {
    let wanted = Stemmer.stems(of: food)
    let shared = items.map { Stemmer.stems(of: $0.food).intersection(wanted).count }
    guard let most = shared.max(), most > 0 else { return nil }
    return shared.lastIndex(of: most)
  }
}

extension LogMealCall.Item {
  fileprivate mutating func take(_ change: Amendment) {
    if let food = change.food {
      self.food = food
      (state, kcal) = (nil, nil)
    }
    state = change.state ?? state
    if let unit = change.unit { (self.unit, quantity) = (unit, change.quantity) }
    quantity = change.quantity ?? quantity
    kcal = change.energy ?? kcal
    if change.isSkipped { skipped = true }
    if let factor = change.factor { multiply(by: factor) }
  }

  /// Half of what was said; half a serving where nothing was.
  private mutating func multiply(by factor: Figure) {
    let multiplied = (quantity ?? Figure(1)) * factor
    quantity = multiplied
    if unit == nil, multiplied == factor { unit = .serving }
    kcal = kcal.map { $0 * factor }
  }
}
