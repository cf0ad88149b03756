internal import JSON
internal import Nutrition

/// Corrections of a meal that waits: another amount or food for an item, one more, one less, another time.
struct MealRevision {
  private let arguments: JSONValue
  private let today: Day
  private var items: [JSONValue]

  init(_ arguments: JSONValue, today: Day) {
    self.arguments = arguments
    self.today = today
    items = arguments["items"]?.array ?? []
  }

  func revised(by understanding: Understanding) -> JSONValue? {
    switch understanding.wish {
    case .log: return isSameMeal(understanding.when) && isForSame(understanding) ? extended(by: understanding) : nil
    case .logFor:
      var result = arguments
      result["people"] = SharedPot([], understanding.people).people
      return result
    case .change(let change): return changed(change, understanding.reference ?? .last)
    case .delete(let deletion): return reduced(deletion, understanding)
    default: return nil
    }
  }

  // MARK: More

  /// Nothing is said of the time, or what the meal has already.
  private func isSameMeal(_ when: When) -> Bool {
    let slot = when.slot == nil || when.slot?.rawValue == arguments["slot"]?.string
    let day = when.day == nil || (when.day?.description == arguments["day"]?.string ?? today.description)
    return slot && day && (when.time == nil || when.time?.description == arguments["time"]?.string)
  }

  private func isForSame(_ understanding: Understanding) -> Bool {
    SharedPot(understanding.items, understanding.people).people == arguments["people"] || understanding.people.isEmpty
  }

  private func extended(by understanding: Understanding) -> JSONValue? {
    guard !understanding.items.isEmpty else { return nil }
    var result = with(items + understanding.items.map { CallBuilder.item($0) })
    if understanding.isApproximate { result["approximate"] = true }
    return result
  }

  // MARK: Less

  private func reduced(_ deletion: Deletion, _ understanding: Understanding) -> JSONValue? {
    guard understanding.when.isUnsaid, !deletion.isAll else { return nil }
    var kept = items
    if !deletion.entries.isEmpty {
      guard deletion.entries.allSatisfy({ items.indices.contains($0 - 1) }) else { return nil }
      kept = items.indices.filter { !deletion.entries.contains($0 + 1) }.map { items[$0] }
    } else if let food = understanding.reference?.food {
      guard let index = index(of: food) else { return nil }
      kept.remove(at: index)
    } else if !kept.isEmpty {
      kept.removeLast()
    }
    return kept.isEmpty ? nil : with(kept)
  }

  // MARK: Other

  private func changed(_ change: Amendment, _ reference: EntryReference) -> JSONValue? {
    var result = arguments
    if let slot = change.slot { result["slot"] = .string(slot.rawValue) }
    if let day = change.day { result["day"] = .string(day.description) }
    let time = Amendment(slot: change.slot, day: change.day)
    if change == time { return reference.food == nil && reference.number == nil ? result : nil }
    guard let index = index(of: reference, change), items.indices.contains(index) else { return nil }
    var items = items
    let name = items[index]["food"]?.string ?? ""
    items[index] = changed(items[index], keepsName(name, change) ? change.withoutFood : change)
    result["items"] = .array(items)
    return result
  }

  private func changed(_ item: JSONValue, _ change: Amendment) -> JSONValue {
    var item = item
    if let food = change.food {
      item["food"] = .string(food)
      item = item.without("state").without("kcal")
    }
    if let state = change.state { item["state"] = .string(state.rawValue) }
    if let unit = change.unit {
      item["unit"] = .string(unit.rawValue)
      if change.quantity == nil { item = item.without("quantity") }
    }
    if let quantity = change.quantity { item["quantity"] = .figure(quantity) }
    if let energy = change.energy { item["kcal"] = .figure(energy) }
    if change.isSkipped { item["skipped"] = true }
    if let factor = change.factor { item = multiplied(item, by: factor) }
    return item
  }

  /// Half of what was said; half a serving where nothing was.
  private func multiplied(_ item: JSONValue, by factor: Figure) -> JSONValue {
    var item = item
    item["quantity"] = .figure((item["quantity"]?.figure ?? Figure(1)) * factor)
    if item["unit"] == nil, arguments != .null, item["quantity"]?.figure == factor { item["unit"] = "serving" }
    if let energy = item["kcal"]?.figure { item["kcal"] = .figure(energy * factor) }
    return item
  }

  // MARK: Part of a dish

  /// The dish that an amount is perhaps of a part of: "300g rice" or "300g curry", where a curry with rice waits. Nobody
  /// can tell whether all of it was meant.
  func dish(with understanding: Understanding) -> String? {
    guard case .change(let change) = understanding.wish, change.quantity != nil, let food = change.food,
      let index = index(of: understanding.reference ?? .last, change), items.indices.contains(index),
      let name = items[index]["food"]?.string, WordStems.of(name) != WordStems.of(food)
    else { return nil }
    let words = name.lowercased().split(separator: " ")
    guard words.contains(where: { Self.joints.contains(String($0)) }) else { return nil }
    return WordStems.of(food).isDisjoint(with: WordStems.of(name)) ? nil : name
  }

  /// What joins the parts of a dish in its name.
  private static let joints: Set<String> = ["with", "and", "&", "on", "mit", "und", "con", "y"]

  /// An amount of "the rice" is one of the brown rice that waits.
  private func keepsName(_ name: String, _ change: Amendment) -> Bool {
    guard change.quantity != nil || change.unit != nil, let food = change.food else { return false }
    let (whole, said) = (WordStems.of(name), WordStems.of(food))
    let last = name.split(separator: " ").last.map { WordStems.of(String($0)) } ?? []
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
    let wanted = WordStems.of(food)
    let shared = items.map { WordStems.of($0["food"]?.string ?? "").intersection(wanted).count }
    guard let most = shared.max(), most > 0 else { return nil }
    return shared.lastIndex(of: most)
  }

  private func with(_ items: [JSONValue]) -> JSONValue {
    var result = arguments
    result["items"] = .array(items)
    return result
  }
}
