internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension TripLine {
  /// How the line's food and weight were found, for a person who asks.
  func explanation(today: Day) -> [Text] {
    [standing(today: today), source].compactMap(\.self)
  }

  private func standing(today: Day) -> Text? {
    if let known, call.sure != true {
      return .tripKnownLine(times: known.timesConfirmed, day: DayName(known.lastDay, from: today))
    }
    switch meaning {
    case .food(let food, let confidence):
      return call.sure == true
        ? .tripLineAsSaid(food: food.title) : .tripLineTakenAs(food: food.title, percent: confidence)
    case .unmatched: return .tripLineNoFood
    case .nonFood, .skipped, .adjustment: return nil
    }
  }

  private var source: Text? {
    guard let weight else { return isItem && food != nil ? .tripNoWeight : nil }
    if case .volume? = call.unit?.kind { return .tripWeightOfVolume }
    if weight.basis == .usualPack { return .tripWeightUsualPack }
    if weight.isGuess { return .tripWeightUsual }
    if call.grams != nil { return .tripWeightSaid }
    return known?.gramsOfOne == nil ? .tripWeightWeighed : .tripWeightFromBefore
  }
}
