internal import Calls
internal import Nutrition

/// Makes the call that an understanding wants. It holds only what was said.
struct CallBuilder {
  let today: Day

  func call(for understanding: Understanding) -> AnyCall? {
    let when = understanding.when
    switch understanding.wish {
    case .none, .beyond, .switchProfile: return nil
    case .call(let call): return call
    case .listProfiles: return AnyCall(ListProfilesCall())
    case .deleteProfile(let name): return AnyCall(DeleteProfileCall { $0.name = name })
    case .log: return log(understanding)
    case .quickAdd(let quick): return quickAdd(quick, understanding)
    case .logFor: return AnyCall(LogAgainCall { $0.person = understanding.person })
    case .logAgain(let repetition): return AnyCall(LogAgainCall(repetition, understanding))
    case .change(let change): return changed(change, understanding.reference)
    case .delete(let deletion): return AnyCall(DeleteEntriesCall(deletion, understanding))
    case .undo(let steps): return AnyCall(UndoCall { $0.steps = steps == 1 ? nil : steps })
    case .redo(let steps): return AnyCall(UndoCall(redoing: steps))
    case .setTargets, .saveFood, .markFood, .saveProfile: return setting(understanding.wish, from: when.day)
    case .countExercise(let counts): return AnyCall(SetTargetsCall { $0.exercise = counts })
    case .showWater: return AnyCall(ShowDayCall(when.day) { $0.water = true })
    case .setProfile, .recordWeight, .recordActivity: return person(understanding.wish, on: when.day)
    case .showFamily, .saveFamily, .removeFromFamily, .suggestFamilyTargets: return household(understanding.wish)
    case .smartSwap:
      return AnyCall(
        SmartSwapCall {
          $0.slot = when.slot
          $0.day = when.day?.description
        })
    case .foodBank(let wish): return foodBank(wish, when)
    case .recipes(let wish): return recipes(wish)
    case .groceries(let wish): return groceries(wish, on: when.day)
    case .scan(let request): return AnyCall(ScanFileCall(request, when))
    case .showDay, .showWeek, .showMonth, .showPeriod, .showProgress, .showReport, .showHistory, .recentFoods,
      .findFood, .lookUpBarcode, .searchProducts, .showTargets:
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
    case .showDay: return AnyCall(ShowDayCall(understanding.when.day) { $0.person = person })
    case .showWeek: return AnyCall(ShowPeriodCall { $0.person = person })
    case .showMonth: return AnyCall(ShowPeriodCall { ($0.period, $0.person) = (.month, person) })
    case .showPeriod(let first, let last):
      return AnyCall(
        ShowPeriodCall { ($0.from, $0.to, $0.person) = (first.description, last.description, person) })
    case .showProgress: return AnyCall(ShowProgressCall())
    case .showReport(let week, let again):
      return AnyCall(ShowReportCall { ($0.week, $0.again) = (week, again ? true : nil) })
    case .showTargets: return AnyCall(ShowTargetsCall { $0.day = understanding.when.day?.description })
    case .showHistory(let limit, let food):
      return AnyCall(ShowHistoryCall { ($0.limit, $0.food, $0.person) = (limit, food, person) })
    case .lookUpBarcode(let digits): return AnyCall(LookUpBarcodeCall { $0.barcode = digits })
    case .searchProducts(let words): return AnyCall(SearchProductsCall { $0.query = words })
    case .recentFoods(let kind): return AnyCall(RecentFoodsCall { $0.kind = kind })
    case .findFood(let words, let amount):
      return AnyCall(FindFoodCall { ($0.query, $0.quantity, $0.unit) = (words, amount.quantity, amount.unit) })
    default: return nil
    }
  }

  // MARK: Settings

  private func setting(_ wish: Wish, from day: Day?) -> AnyCall? {
    switch wish {
    case .setTargets(let figures):
      guard figures != .unknown else { return nil }
      return AnyCall(SetTargetsCall { ($0.figures, $0.from) = (figures, day?.description) })
    case .saveFood(let definition): return AnyCall(SaveFoodCall(definition))
    case .markFood(let food, let isFavourite):
      return AnyCall(MarkFoodCall { ($0.food, $0.favourite) = (food, isFavourite) })
    case .saveProfile(let words): return AnyCall(SaveProfileCall(words))
    default: return nil
    }
  }
}
