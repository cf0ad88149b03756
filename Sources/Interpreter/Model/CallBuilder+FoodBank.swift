internal import Calls
internal import Nutrition

/// Calls about the foods of the food bank.
extension CallBuilder {
  func foodBank(_ wish: FoodBankWish, _ when: When) -> AnyCall? {
    switch wish {
    case .browse(let shelf):
      return AnyCall(
        BrowseFoodsCall {
          ($0.category, $0.tag, $0.words) = (shelf.category, shelf.tag, shelf.words)
          $0.more = shelf.isMore ? true : nil
        })
    case .correct(let corrected):
      return AnyCall(
        CorrectFoodCall { ($0.food, $0.figures, $0.per) = (corrected.food, corrected.figures, corrected.per) })
    case .rename(let food, let name): return edit(food) { $0.name = name }
    case .portion(let food, let unit, let grams):
      return edit(food) { $0.fields.portions = [FoodFields.PortionField(unit: unit, grams: grams)] }
    case .brand(let food, let brand): return edit(food) { $0.fields.brand = brand }
    case .barcode(let food, let digits): return edit(food) { $0.fields.barcode = digits }
    case .shelve(let food, let category): return edit(food) { $0.fields.category = category }
    case .tag(let food, let tags, let isRemoved):
      return AnyCall(
        MarkFoodCall {
          $0.food = food
          if isRemoved { $0.removeTags = tags } else { $0.tags = tags }
        })
    case .delete(let food): return AnyCall(DeleteFoodCall { $0.food = food })
    case .contribute(let food): return AnyCall(ContributeFoodCall { $0.food = food })
    case .explain(let asked):
      return AnyCall(
        ExplainNumberCall {
          ($0.number, $0.food) = (asked.figure, asked.food)
          ($0.slot, $0.day) = (when.slot, when.day?.description)
        })
    // Which days are meant only a waiting correction knows.
    case .recompute: return nil
    }
  }

  private func edit(_ food: String, _ change: (inout ChangeFoodCall) -> Void) -> AnyCall {
    var call = ChangeFoodCall { $0.food = food }
    change(&call)
    return AnyCall(call)
  }
}
