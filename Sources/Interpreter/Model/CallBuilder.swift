internal import Calls
internal import Nutrition

/// Makes the calls that need the whole parse: its foods, people and time. They contain only what was said.
struct CallBuilder {
  func call(for parse: Parse) -> AnyCall? {
    switch parse.command {
    // These need a waiting card or correction, or are not calls.
    case .none, .beyond, .switchProfile, .recompute, .keepOnly, .otherHalf: nil
    case .call(let call): call
    case .log: log(parse)
    case .quickAdd(let quick): AnyCall(quick.placed(by: parse))
    case .logFor: AnyCall(LogAgainCall { $0.person = parse.people.first?.person.name })
    case .change(let change): changed(change, parse)
    }
  }

  private func log(_ parse: Parse) -> AnyCall? {
    guard !parse.items.isEmpty else { return nil }
    if let water = water(parse) { return AnyCall(water) }
    let pot = SharedDish(parse.items, parse.people)
    return AnyCall(
      LogMealCall {
        $0.items = pot.items.map { MealItem($0) }
        $0.people = pot.people
        $0.each = parse.isEach ? true : nil
        $0.slot = parse.when.slot
        $0.day = parse.when.day?.description
        $0.time = parse.when.time?.description
        $0.notes = parse.notes
        $0.leftOut = parse.leftOut.isEmpty ? nil : parse.leftOut
      })
  }

  /// The call for a change. A saved entry has no separate state, so a named food gets it in its name: "cooked rice".
  private func changed(_ change: Amendment, _ parse: Parse) -> AnyCall? {
    let (reference, items) = (parse.reference, parse.items)
    var change = change
    if change.isOnlyState { change.food = reference?.food }
    return change.isOnlyState ? nil : AnyCall(ChangeEntryCall(change, reference, change.resolved(among: items)))
  }
}

extension QuickAddCall {
  fileprivate func placed(by parse: Parse) -> QuickAddCall {
    var placed = self
    placed.slot = parse.when.slot
    placed.day = parse.when.day?.description
    placed.time = parse.when.time?.description
    placed.approximate = parse.isApproximate ? true : nil
    return placed
  }
}
