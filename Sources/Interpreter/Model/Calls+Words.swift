internal import Calls
internal import FoodData
internal import Nutrition

// Calls, of what was understood.

extension LogMealCall.Item {
  init(_ item: FoodItem) {
    self.init(
      food: item.food, quantity: item.amount.quantity, unit: item.amount.unit, state: item.state,
      kcal: item.statedEnergy, resolved: item.match?.resolved)
  }
}

extension LogAgainCall {
  init(_ repetition: Repetition, _ understanding: Understanding) {
    self.init()
    let names = understanding.people.map(\.person.name)
    person = names.count == 1 ? names.first : nil
    people = names.count > 1 ? names : nil
    slot = repetition.slot
    fromDay = repetition.day?.description
    usual = repetition.isUsual ? true : nil
    toSlot = repetition.toSlot
    toDay = repetition.toDay?.description
    factor = repetition.factor
    without = repetition.without.isEmpty ? nil : repetition.without
    fromPerson = repetition.owner
  }
}

extension ChangeEntryCall {
  init(_ change: Amendment, _ reference: EntryReference?) {
    self.init()
    entry = reference?.number
    food = reference?.food
    slot = reference?.slot
    day = reference?.day?.description
    last = reference?.isLast == true ? true : nil
    toQuantity = change.quantity
    toUnit = change.unit
    toFood = change.statedFood
    toSlot = change.slot
    toDay = change.day?.description
    skip = change.isSkipped ? true : nil
    factor = change.factor
    difference = change.difference
    each = change.isEach ? true : nil
    toTime = change.time?.description
  }
}

extension DeleteEntriesCall {
  init(_ deletion: Deletion, _ understanding: Understanding) {
    self.init()
    entries = deletion.entries.isEmpty ? nil : deletion.entries
    food = understanding.reference?.food
    last = understanding.reference?.isLast == true ? true : nil
    all = deletion.isAll ? true : nil
    slot = understanding.when.slot
    day = understanding.when.day?.description
  }
}

extension ScanFileCall {
  init(_ request: ScanRequest, _ when: When) {
    self.init()
    path = request.path ?? ScanFileCall.newest
    folder = request.folder
    kind = request.kind.flatMap { ScanKind(rawValue: $0) }
    slot = when.slot
    day = when.day?.description
  }
}

extension Understanding {
  /// The one person that it is about, where that is not whoever speaks.
  var person: String? { people.first.map(\.person.name) }
}
