internal import Calls
internal import FoodData
internal import Nutrition

// Calls, of what was understood.

extension LogMealCall.Item {
  init(_ item: FoodItem) {
    self.init(
      food: item.food, quantity: item.amount.quantity, unit: item.amount.unit, state: item.state,
      kcal: item.statedEnergy)
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

extension UndoCall {
  init(redoing steps: Int) {
    self.init()
    redo = true
    self.steps = steps == 1 ? nil : steps
  }
}

extension ShowDayCall {
  init(_ day: Day?, _ fill: (inout ShowDayCall) -> Void) {
    self.init()
    self.day = day?.description
    fill(&self)
  }
}

extension SaveFoodCall {
  init(_ definition: FoodDefinition) {
    self.init()
    name = definition.name
    figures = definition.figures
    per = definition.per
    fields.serving = definition.serving
    state = definition.state
  }
}

extension SaveProfileCall {
  init(_ words: ProfileWords) {
    self.init()
    profile = words.profile
    name = words.name
    icon = words.icon
    colour = words.colour
    isDefault = words.isDefault ? true : nil
    dayStart = words.dayStart?.description
    breakfast = words.breakfast?.description
    lunch = words.lunch?.description
    dinner = words.dinner?.description
    dinnerEnd = words.dinnerEnd?.description
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
