internal import JSON
internal import Nutrition

/// Makes the tool call that an understanding wants. It holds only what was said.
struct CallBuilder {
  let today: Day

  struct Call: Hashable {
    let tool: String
    let arguments: JSONValue
  }

  func call(for understanding: Understanding) -> Call? {
    switch understanding.wish {
    case .none, .beyond, .switchProfile: nil
    case .listProfiles: Call(tool: "list_profiles", arguments: [:])
    case .deleteProfile(let name): Call(tool: "delete_profile", arguments: ["name": .string(name)])
    case .log: log(understanding)
    case .quickAdd(let quick): quickAdd(quick, understanding)
    case .logFor: Call(tool: "log_again", arguments: .said(["person": person(of: understanding)]))
    case .logAgain(let repetition):
      Call(tool: "log_again", arguments: arguments(repetition, understanding))
    case .change(let change): changed(change, understanding.reference)
    case .delete(let deletion): delete(deletion, understanding)
    case .undo(let steps): Call(tool: "undo", arguments: steps == 1 ? [:] : ["steps": .figure(Figure(steps))])
    case .redo(let steps): redo(steps)
    case .setTargets, .saveFood, .markFood, .saveProfile: setting(understanding.wish, from: understanding.when.day)
    case .countExercise(let counts): Call(tool: "set_targets", arguments: ["exercise": .bool(counts)])
    case .showWater:
      Call(
        tool: "show_day",
        arguments: .said(["water": true, "day": understanding.when.day.map { .string($0.description) }]))
    case .setProfile, .recordWeight, .recordActivity: person(understanding.wish, on: understanding.when.day)
    case .showFamily, .saveFamily, .removeFromFamily, .suggestFamilyTargets: household(understanding.wish)
    case .smartSwap: swap(understanding.when)
    case .foodBank(let wish): foodBank(wish, understanding.when)
    case .recipes(let wish): recipes(wish)
    case .groceries(let wish): groceries(wish, on: understanding.when.day)
    case .scan(let request): scan(request, understanding.when)
    case .showDay, .showWeek, .showMonth, .showPeriod, .showProgress, .showReport, .showHistory, .recentFoods,
      .findFood, .lookUpBarcode, .searchProducts,
      .showTargets:
      shown(understanding)
    }
  }

  // MARK: Logging

  private func log(_ understanding: Understanding) -> Call? {
    guard !understanding.items.isEmpty else { return nil }
    if let water = water(understanding) { return water }
    let pot = SharedPot(understanding.items, understanding.people)
    var members: [String: JSONValue?] = [
      "items": .array(pot.items.map { CallBuilder.item($0) }), "people": pot.people,
      "each": understanding.isEach ? true : nil,
    ]
    members.add(understanding.when)
    members["approximate"] = understanding.isApproximate ? true : nil
    return Call(tool: "log_meal", arguments: .said(members))
  }

  static func item(_ item: FoodItem) -> JSONValue {
    .said([
      "food": .string(item.food), "quantity": item.amount.quantity.map { .figure($0) },
      "unit": item.amount.unit.map { .string($0.rawValue) }, "state": item.state.map { .string($0.rawValue) },
      "kcal": item.statedEnergy.map { .figure($0) },
    ])
  }

  private func quickAdd(_ quick: QuickFigures, _ understanding: Understanding) -> Call? {
    guard quick.figures.energy != nil else { return nil }
    var members: [String: JSONValue?] = ["label": quick.label.map { .string($0) }]
    for nutrient in [Nutrient.energy, .protein, .carbohydrate, .fat] {
      members[nutrient.key] = quick.figures[nutrient].map { .figure($0) }
    }
    members.add(understanding.when)
    members["approximate"] = understanding.isApproximate ? true : nil
    return Call(tool: "quick_add", arguments: .said(members))
  }

  private func person(of understanding: Understanding) -> JSONValue? {
    understanding.people.first.map { .string($0.person.name) }
  }

  private func arguments(_ repetition: Repetition, _ understanding: Understanding) -> JSONValue {
    let people = understanding.people.map { JSONValue.string($0.person.name) }
    return .said([
      "person": people.count == 1 ? people.first : .none, "people": people.count > 1 ? JSONValue.array(people) : .none,
      "slot": repetition.slot.map { .string($0.rawValue) }, "from_day": repetition.day.map { .string($0.description) },
      "usual": repetition.isUsual ? true : nil, "to_slot": repetition.toSlot.map { .string($0.rawValue) },
      "to_day": repetition.toDay.map { .string($0.description) }, "factor": repetition.factor.map { .figure($0) },
      "from_person": repetition.owner.map { .string($0) },
    ])
  }

  // MARK: Changing

  private func arguments(_ change: Amendment, _ reference: EntryReference?) -> JSONValue {
    .said([
      "entry": reference?.number.map { .figure(Figure($0)) }, "food": reference?.food.map { .string($0) },
      "slot": reference?.slot.map { .string($0.rawValue) }, "day": reference?.day.map { .string($0.description) },
      "last": reference?.isLast == true ? true : nil, "to_quantity": change.quantity.map { .figure($0) },
      "to_unit": change.unit.map { .string($0.rawValue) }, "to_food": change.statedFood.map { .string($0) },
      "to_slot": change.slot.map { .string($0.rawValue) }, "to_day": change.day.map { .string($0.description) },
      "skip": change.isSkipped ? true : nil, "factor": change.factor.map { .figure($0) },
    ])
  }

  /// A saved entry has no state of its own; a food that is named gets one with its name: "cooked rice".
  private func changed(_ change: Amendment, _ reference: EntryReference?) -> Call? {
    var change = change
    if change.isOnlyState { change.food = reference?.food }
    return change.isOnlyState ? nil : Call(tool: "change_entry", arguments: arguments(change, reference))
  }

  private func delete(_ deletion: Deletion, _ understanding: Understanding) -> Call {
    let reference = understanding.reference
    var members: [String: JSONValue?] = [
      "entries": deletion.entries.isEmpty ? nil : .array(deletion.entries.map { .figure(Figure($0)) }),
      "food": reference?.food.map { .string($0) }, "last": reference?.isLast == true ? true : nil,
      "all": deletion.isAll ? true : nil,
    ]
    members["slot"] = understanding.when.slot.map { .string($0.rawValue) }
    members["day"] = understanding.when.day.map { .string($0.description) }
    return Call(tool: "delete_entries", arguments: .said(members))
  }

  private func redo(_ steps: Int) -> Call {
    let arguments: JSONValue = steps == 1 ? ["redo": true] : ["redo": true, "steps": .figure(Figure(steps))]
    return Call(tool: "undo", arguments: arguments)
  }

  // MARK: Showing

  private func shown(_ understanding: Understanding) -> Call? {
    let day = understanding.when.day.map { JSONValue.string($0.description) }
    let person = person(of: understanding)
    switch understanding.wish {
    case .showDay: return Call(tool: "show_day", arguments: .said(["day": day, "person": person]))
    case .showWeek: return Call(tool: "show_period", arguments: .said(["person": person]))
    case .showMonth: return Call(tool: "show_period", arguments: .said(["period": "month", "person": person]))
    case .showPeriod(let first, let last):
      return Call(
        tool: "show_period",
        arguments: .said([
          "from": .string(first.description), "to": .string(last.description), "person": person,
        ]))
    case .showProgress: return Call(tool: "show_progress", arguments: [:])
    case .showReport(let week, let again):
      return Call(
        tool: "weekly_report",
        arguments: .said(["week": week.map { .string($0) }, "again": again ? true : nil] as [String: JSONValue?]))
    case .showTargets: return Call(tool: "show_targets", arguments: .said(["day": day]))
    case .showHistory(let limit, let food):
      let arguments: [String: JSONValue?] = [
        "limit": limit.map { .figure(Figure($0)) }, "food": food.map { .string($0) }, "person": person,
      ]
      return Call(tool: "show_history", arguments: .said(arguments))
    case .lookUpBarcode(let digits): return Call(tool: "look_up_barcode", arguments: ["barcode": .string(digits)])
    case .searchProducts(let words): return Call(tool: "search_products", arguments: ["query": .string(words)])
    case .recentFoods(let kind): return Call(tool: "recent_foods", arguments: ["kind": .string(kind.rawValue)])
    case .findFood(let words, let amount):
      let arguments: [String: JSONValue?] = [
        "query": .string(words), "quantity": amount.quantity.map { .figure($0) },
        "unit": amount.unit.map { .string($0.rawValue) },
      ]
      return Call(tool: "find_food", arguments: .said(arguments))
    default: return nil
    }
  }

  // MARK: Settings

  private func setting(_ wish: Wish, from day: Day?) -> Call? {
    var members: [String: JSONValue?] = [:]
    switch wish {
    case .setTargets(let figures):
      members.add(figures)
      members["from"] = day.map { .string($0.description) }
      return figures == .unknown ? nil : Call(tool: "set_targets", arguments: .said(members))
    case .saveFood(let definition):
      members.add(definition.figures)
      members["name"] = .string(definition.name)
      members["per"] = definition.per.map { .string($0) }
      members["serving_g"] = definition.serving.map { .figure($0) }
      members["state"] = definition.state.map { .string($0.rawValue) }
      return Call(tool: "save_food", arguments: .said(members))
    case .markFood(let food, let isFavourite):
      return Call(tool: "mark_food", arguments: ["food": .string(food), "favourite": .bool(isFavourite)])
    case .saveProfile(let words): return Call(tool: "save_profile", arguments: arguments(words))
    default: return nil
    }
  }

  private func arguments(_ words: ProfileWords) -> JSONValue {
    .said([
      "profile": words.profile.map { .string($0) }, "name": words.name.map { .string($0) },
      "icon": words.icon.map { .string($0) }, "colour": words.colour.map { .string($0.rawValue) },
      "default": words.isDefault ? true : nil, "day_start": words.dayStart.map { .string($0.description) },
      "breakfast": words.breakfast.map { .string($0.description) },
      "lunch": words.lunch.map { .string($0.description) },
      "dinner": words.dinner.map { .string($0.description) },
      "dinner_end": words.dinnerEnd.map { .string($0.description) },
    ])
  }
}
