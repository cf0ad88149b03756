internal import Calls
internal import Nutrition

/// Makes the calls that need all of an understanding: its foods, its people, its place in time. It holds only what was said.
struct CallBuilder {
  func call(for understanding: Understanding) -> AnyCall? {
    switch understanding.wish {
    // Which days are meant only a waiting correction knows, and what all the others are only a card.
    case .none, .beyond, .switchProfile, .recompute, .keepOnly: nil
    case .call(let call): call
    case .log: log(understanding)
    case .quickAdd(let quick): AnyCall(quick.placed(by: understanding))
    case .logFor: AnyCall(LogAgainCall { $0.person = understanding.people.first?.person.name })
    case .change(let change): changed(change, understanding)
    }
  }

  private func log(_ understanding: Understanding) -> AnyCall? {
    guard !understanding.items.isEmpty else { return nil }
    if let water = water(understanding) { return AnyCall(water) }
    let pot = SharedPot(understanding.items, understanding.people)
    return AnyCall(
      LogMealCall {
        $0.items = pot.items.map { LogMealCall.Item($0) }
        $0.people = pot.people
        $0.each = understanding.isEach ? true : nil
        $0.slot = understanding.when.slot
        $0.day = understanding.when.day?.description
        $0.time = understanding.when.time?.description
        $0.approximate = understanding.isApproximate ? true : nil
        $0.notes = understanding.notes
        $0.leftOut = understanding.leftOut.isEmpty ? nil : understanding.leftOut
      })
  }

  /// A saved entry has no state of its own; a food that is named gets one with its name: "cooked rice".
  private func changed(_ change: Amendment, _ understanding: Understanding) -> AnyCall? {
    let (reference, items) = (understanding.reference, understanding.items)
    var change = change
    if change.isOnlyState { change.food = reference?.food }
    return change.isOnlyState ? nil : AnyCall(ChangeEntryCall(change, reference, change.resolved(among: items)))
  }
}

extension QuickAddCall {
  fileprivate func placed(by understanding: Understanding) -> QuickAddCall {
    var placed = self
    placed.slot = understanding.when.slot
    placed.day = understanding.when.day?.description
    placed.time = understanding.when.time?.description
    placed.approximate = understanding.isApproximate ? true : nil
    return placed
  }
}
