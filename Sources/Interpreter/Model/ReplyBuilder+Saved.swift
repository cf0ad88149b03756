internal import Calls
internal import LanguageModels
internal import Nutrition

/// Calls that repeat what is on the card or was saved with one thing changed.
extension ReplyBuilder {
  /// The call for "the other half for dinner", of the food of which half is on the card or was saved. Nil for anything else, and
  /// where none was.
  func otherHalf(_ parse: Parse) -> ToolCall? {
    guard parse.command == .otherHalf,
      let before = card?.call as? LogMealCall
        ?? SavedMeal(.latest, in: request.messages, after: request.situation?.earlier ?? [])?.call
    else { return nil }
    let named = parse.reference?.food.flatMap { before.cardLines.named($0)?.only?.name }
    let halves = before.items.filter {
      $0.quantity == FixedDecimal(1) / FixedDecimal(2) && (named == nil || $0.food == named)
    }
    guard let item = halves.count == 1 ? halves[0] : before.items.count == 1 ? before.items[0] : nil else { return nil }
    let call = LogMealCall {
      ($0.items, $0.slot, $0.day) = ([item], parse.when.slot, parse.when.day?.description)
      $0.time = parse.when.time?.description
    }
    return ToolCall(id: "", AnyCall(call))
  }

  /// A food that was deleted right before, with the amount that it had: "put the salami back". Any other as it is.
  func restored(_ item: FoodItem) -> FoodItem {
    let saved = Parse.saved(in: request.messages)
    guard item.isUnmeasured, let food = item.match?.resolved?.id, saved.first?.call.tool == DeleteEntriesCall.name
    else { return item }
    let meals = saved.dropFirst().lazy.compactMap { $0.call.typed(LogMealCall.self) }
    let before = meals.flatMap(\.items).first { $0.resolved?.id == food }
    return before.map { item.having(Amount(quantity: $0.quantity, unit: $0.unit)) } ?? item
  }

  /// "Put it back" right after a deletion, which undoes that: nothing else can be redone then. Nil for anything else.
  func putBack(_ call: AnyCall) -> AnyCall? {
    guard call.typed(UndoCall.self)?.redo == true,
      Parse.saved(in: request.messages).first?.call.tool == DeleteEntriesCall.name
    else { return nil }
    return AnyCall(UndoCall())
  }

  /// The call for "no, 84.2" after a weight, water or a target was saved: the same with that number. Nil after anything else.
  func restated(_ parse: Parse) -> ToolCall? {
    guard parse.isNumberAlone || parse.isOfWater, let last = Parse.lastCall(in: request.messages)?.call,
      let call = last.proposed(RecordWaterCall.self).map({ AnyCall($0.correcting) })
        ?? last.proposed(RecordWeightCall.self).map({ AnyCall($0.correcting) })
        ?? last.proposed(SetTargetsCall.self).map({ AnyCall($0) }),
      !parse.isOfWater || last.proposed(RecordWaterCall.self) != nil,
      var card = waitingCard(Situation.WaitingCall(id: "", call)),
      case .edits = card.take(parse.isOfWater ? parse.ofLast : parse)
    else { return nil }
    return card.changed
  }
}

extension RecordWeightCall {
  /// The same call in place of what was recorded before.
  fileprivate var correcting: RecordWeightCall {
    var call = self
    call.corrects = true
    return call
  }
}

extension RecordWaterCall {
  /// The same call in place of what was recorded before.
  fileprivate var correcting: RecordWaterCall {
    var call = self
    call.corrects = true
    return call
  }
}
