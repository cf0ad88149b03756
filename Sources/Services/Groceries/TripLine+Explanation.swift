internal import Calls
internal import Nutrition

extension TripLine {
  /// How its food and its weight come about, for who asks.
  func explanation(today: Day) -> [String] {
    [standing(today: today), source].compactMap(\.self)
  }

  private func standing(today: Day) -> String? {
    if let known, call.sure != true {
      let times = known.timesConfirmed == 1 ? "once" : "\(known.timesConfirmed) times"
      return "Known in this store: confirmed \(times), last on \(known.lastDay.dated(from: today))."
    }
    switch meaning {
    case .food(let food, let confidence):
      return call.sure == true
        ? "It is \(food.title), as you said." : "Taken as \(food.title) by its name, \(confidence) % sure."
    case .unmatched: return "No food of the food bank has such a name."
    case .nonFood, .skipped, .adjustment: return nil
    }
  }

  private var source: String? {
    guard let weight else { return isItem && food != nil ? "No weight is printed, and none is known." : nil }
    if case .volume? = call.unit?.meaning { return "The weight follows from the volume." }
    if weight.isGuess { return "The weight is a usual one." }
    if call.grams != nil { return "The weight is printed, weighed or said." }
    return known?.gramsOfOne == nil ? "The weight is what was weighed." : "The weight of one is known from before."
  }
}
