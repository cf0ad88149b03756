internal import Nutrition
internal import Words

/// The state in which a food is wanted.
enum RequestedState {
  case none
  /// Given apart from the name: a food in another state is only a partial match.
  case demanding(FoodState)
  /// Part of the name, as in "roast chicken": a food of that name in another state still matches.
  case preferring(FoodState)
  /// Like `preferring`, with the state taken from the words of the name; parsed only where there is a choice.
  case said(in: FoldedText)

  struct Choice {
    /// Several where they share the state.
    let chosen: [IndexedFood]
    let isMet: Bool
    /// How much the score is lowered because the state is not exactly the requested one.
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
    return Choice(chosen: chosen, isMet: true, cost: best == .same ? 0 : NameScore.nearState)
  }
}
