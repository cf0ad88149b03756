internal import Calls
internal import Nutrition

/// What was eaten at one time.
struct MealGroup: Hashable {
  var labels: [WhenLabel] = []
  var elements: [MealElement] = []
  /// The number of elements before a trailing label; nil where there is none.
  var closedAt: Int?

  var items: [FoodItem] { elements.items }

  /// Gives energy after a label or figures to the food before: "pizza for dinner, 900 kcal".
  var withEnergyOfItems: MealGroup {
    var group = self
    group.elements = elements.reduce(into: []) { taken, element in
      let last = taken.lastIndex { if case .figure = $0 { false } else { true } }
      guard case .energy(let energy, let isGuess) = element, let last, case .item(var item) = taken[last],
        item.statedEnergy == nil
      else { return taken.append(element) }
      item.statedEnergy = energy
      item.isApproximate = item.isApproximate || isGuess
      taken[last] = .item(item)
    }
    return group
  }
}

/// Groups what was eaten by time labels: those before ("lunch: soup") and those after ("soup for lunch").
enum MealGroups {
  static func groups(_ elements: [MealElement]) -> [MealGroup] {
    var groups: [MealGroup] = []
    var current = MealGroup()
    for (index, element) in elements.enumerated() {
      guard case .label(let label) = element else {
        current.elements.append(element)
        continue
      }
      let isFollowed = index + 1 < elements.count && !isLabel(elements[index + 1])
      if label.isHeading, !current.elements.isEmpty {
        groups.append(current)
        current = MealGroup(labels: [label])
      } else if fits(label, current), !isFollowed || !isLater(label, current),
        current.elements.isEmpty || !label.isHeading
      {
        current.labels.append(label)
        if current.closedAt == nil, !current.elements.isEmpty { current.closedAt = current.elements.count }
      } else if current.closedAt != nil {
        groups += separated(&current, label, isFollowed: isFollowed)
      } else {
        groups.append(current)
        current = MealGroup(labels: isFollowed ? [label] : current.labels + [label])
      }
    }
    return (groups + [current]).filter { !$0.elements.isEmpty || !$0.labels.isEmpty }
  }

  /// Applies a day at the very end to all groups: "eggs for breakfast and pizza for dinner yesterday".
  static func dated(_ groups: [MealGroup]) -> [MealGroup] {
    guard let last = groups.last, last.closedAt == last.elements.count,
      let day = last.labels.first(where: { $0.offset != nil }), day.hasOwnDay,
      groups.dropLast().allSatisfy({ $0.labels.allSatisfy { $0.offset == nil } })
    else { return groups }
    return groups.map { group in
      var group = group
      if let label = group.labels.indices.first { group.labels[label].offset = day.offset }
      return group
    }
  }

  /// An hour behind one at night is in the same night: "a sandwich at 3am and a twix at 5".
  static func throughNight(_ groups: [MealGroup]) -> [MealGroup] {
    var night: ClockTime?
    return groups.map { group in
      var group = group
      for index in group.labels.indices {
        if case .either(let hour)? = group.labels[index].clock, let before = night, hour > before {
          group.labels[index].clock = .exact(hour)
        }
        if case .exact(let time)? = group.labels[index].clock { night = time.isAtNight ? time : nil }
      }
      return group
    }
  }

  /// Splits at a second trailing label: what came after the first one belongs to the second. Where nothing came, the same was
  /// eaten again: "toast for breakfast and lunch".
  private static func separated(_ current: inout MealGroup, _ label: WhenLabel, isFollowed: Bool) -> [MealGroup] {
    guard let mark = current.closedAt, mark < current.elements.count else {
      let done = current
      let again = isFollowed || label.offset != nil ? [] : current.elements
      current = MealGroup(labels: [label], elements: again, closedAt: again.isEmpty ? nil : again.count)
      return [done]
    }
    var done = current
    done.elements = Array(current.elements[..<mark])
    var rest = Array(current.elements[mark...])
    // "Two slices of pizza for lunch and two for dinner".
    if rest.count == 1, case .amount(let amount) = rest[0], let item = done.items.last {
      rest = [.item(item.having(Amount(quantity: amount.quantity, unit: amount.unit ?? item.unit)))]
    }
    current = MealGroup(labels: [label], elements: rest, closedAt: rest.count)
    return [done]
  }

  /// Whether the group has no label of this kind yet.
  private static func fits(_ label: WhenLabel, _ group: MealGroup) -> Bool {
    !isOfNext(label, group)
      && group.labels.allSatisfy { own in
        (own.slot == nil || label.slot == nil || isOneMeal(own, label)) && (own.offset == nil || label.offset == nil)
          && (own.clock == nil || label.clock == nil)
      }
  }

  /// Whether it says when what stands behind the group's own time or meal was eaten, as both do not go together: "toast for
  /// breakfast and soup | at noon", "almonds at 3pm then a curry | for dinner".
  private static func isOfNext(_ label: WhenLabel, _ group: MealGroup) -> Bool {
    guard let mark = group.closedAt, mark < group.elements.count else { return false }
    if label.slot == nil, case .exact(let time)? = label.clock {
      return group.labels.contains { own in
        own.slot.map { $0 != .snack && $0 != MealHours.usual.slot(at: time) } ?? false
      }
    }
    guard let slot = label.slot, slot != .snack, label.clock == nil else { return false }
    return group.labels.contains { $0.slot == nil && $0.clock.map { !$0.slots.contains(slot) } ?? false }
  }

  /// Whether a meal begins that is another than the one whose time came first: "at 12 noodles, | in the evening | a salad".
  private static func isLater(_ label: WhenLabel, _ group: MealGroup) -> Bool {
    guard !group.elements.isEmpty, group.closedAt == nil, let slot = label.slot, label.clock == nil else {
      return false
    }
    return group.labels.contains { own in
      own.slot == nil && own.clock.map { !$0.slots.contains(slot) } ?? false
    }
  }

  /// Whether one label gives the meal and the other the same meal with a day: "for dinner last night". A snack is one whenever it
  /// was: "before bed last night".
  private static func isOneMeal(_ label: WhenLabel, _ other: WhenLabel) -> Bool {
    let isSnackThen = label.slot == .snack && label.range.upperBound == other.range.lowerBound
    return (label.slot == other.slot || isSnackThen) && (label.offset == nil) != (other.offset == nil)
  }

  private static func isLabel(_ element: MealElement) -> Bool {
    if case .label = element { true } else { false }
  }
}
