internal import Nutrition
internal import Words

/// Which state of a food is wanted.
enum RequestedState {
  case none
  /// Said apart from the name: a food in another state is not what was meant.
  case demanding(FoodState)
  /// Part of the name, as in "roast chicken": a food in another state is still the one of that name.
  case preferring(FoodState)
  /// As `preferring`, by the words of the name; looked for only where there is a choice.
  case said(in: FoldedText)

  struct Choice {
    /// Several where they have the same state.
    let chosen: [IndexedFood]
    let isMet: Bool
    /// What the score loses because the state is not quite the one that was wanted.
    let cost: Int
  }

  /// Chooses among the foods of one name (at least one).
  func choose(among foods: [IndexedFood], _ vocabulary: NameVocabulary) -> Choice {
    switch self {
    case .none: return RequestedState.usual(foods)
    case .said(let words):
      guard foods.count > 1, let said = vocabulary.separateState(words) else { return RequestedState.usual(foods) }
      return RequestedState.preferring(said.state).choose(among: foods, vocabulary)
    case .demanding(let state): return RequestedState.nearest(to: state, foods)
    case .preferring(let state):
      let choice = RequestedState.nearest(to: state, foods)
      return choice.isMet ? Choice(chosen: choice.chosen, isMet: true, cost: 0) : RequestedState.usual(foods)
    }
  }

  private static func usual(_ foods: [IndexedFood]) -> Choice {
    guard foods.count > 1 else { return Choice(chosen: foods, isMet: true, cost: 0) }
    let defaults = foods.filter(\.isDefault)
    return Choice(chosen: defaults.isEmpty ? Array(foods.prefix(1)) : defaults, isMet: true, cost: 0)
  }

  private static func nearest(to state: FoodState, _ foods: [IndexedFood]) -> Choice {
    let fits = foods.map { StateFit(of: $0.state, for: state) }
    guard let best = fits.min(), best != .unmet, let first = fits.firstIndex(of: best) else {
      return Choice(chosen: usual(foods).chosen, isMet: false, cost: 0)
    }
    let chosen = foods.filter { $0.state == foods[first].state }
    return Choice(chosen: chosen, isMet: true, cost: best == .same ? 0 : 10)
  }
}
