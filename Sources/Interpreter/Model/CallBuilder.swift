internal import Calls
internal import Nutrition

/// Makes the call that an understanding wants. It holds only what was said.
struct CallBuilder {
  func call(for understanding: Understanding) -> AnyCall? {
    let when = understanding.when
    switch understanding.wish {
    // Which days are meant only a waiting correction knows.
    case .none, .beyond, .switchProfile, .recompute: return nil
    case .call(let call): return call
    case .log: return log(understanding)
    case .quickAdd(let quick): return quickAdd(quick, understanding)
    case .logFor: return AnyCall(LogAgainCall { $0.person = understanding.person })
    case .logAgain(let repetition): return AnyCall(LogAgainCall(repetition, understanding))
    case .change(let change): return changed(change, understanding.reference)
    // Only a card knows what all the others are.
    case .delete(let deletion) where !deletion.kept.isEmpty: return nil
    case .delete(let deletion): return AnyCall(DeleteEntriesCall(deletion, understanding))
    case .setTargets(let figures):
      return figures == .unknown
        ? nil : AnyCall(SetTargetsCall { ($0.figures, $0.from) = (figures, when.day?.description) })
    case .scan(let request): return AnyCall(ScanFileCall(request, when))
    case .showDay, .showWeek, .showMonth, .showPeriod, .showHistory:
      return shown(understanding)
    }
  }

  // MARK: Logging

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
      })
  }

  private func quickAdd(_ quick: QuickFigures, _ understanding: Understanding) -> AnyCall? {
    guard let energy = quick.figures.energy else { return nil }
    return AnyCall(
      QuickAddCall {
        $0.kcal = energy
        $0.label = quick.label
        ($0.protein, $0.carbohydrate, $0.fat) = (quick.figures.protein, quick.figures.carbohydrate, quick.figures.fat)
        $0.slot = understanding.when.slot
        $0.day = understanding.when.day?.description
        $0.time = understanding.when.time?.description
        $0.approximate = understanding.isApproximate ? true : nil
      })
  }

  /// A saved entry has no state of its own; a food that is named gets one with its name: "cooked rice".
  private func changed(_ change: Amendment, _ reference: EntryReference?) -> AnyCall? {
    var change = change
    if change.isOnlyState { change.food = reference?.food }
    return change.isOnlyState ? nil : AnyCall(ChangeEntryCall(change, reference))
  }

  // MARK: Showing

  private func shown(_ understanding: Understanding) -> AnyCall? {
    let person = understanding.person
    switch understanding.wish {
    case .showDay: return AnyCall(ShowDayCall { ($0.day, $0.person) = (understanding.when.day?.description, person) })
    case .showWeek: return AnyCall(ShowPeriodCall { $0.person = person })
    case .showMonth: return AnyCall(ShowPeriodCall { ($0.period, $0.person) = (.month, person) })
    case .showPeriod(let first, let last):
      return AnyCall(
        ShowPeriodCall { ($0.from, $0.to, $0.person) = (first.description, last.description, person) })
    case .showHistory(let limit, let food):
      return AnyCall(ShowHistoryCall { ($0.limit, $0.food, $0.person) = (limit, food, person) })
    default: return nil
    }
  }
}
