internal import Calls
internal import FoodNames
internal import Nutrition

/// Finds the one food or recipe that words mean. Where it is not certain, the error names what is near.
extension ToolContext {
  /// - Parameter resolved: what the words were found to mean when the call was made.
  func certainLoggable(
    _ words: String, state: FoodState? = nil, resolved: ResolvedFood? = nil
  ) throws(ToolError) -> Loggable {
    try certainHit(words, state: state, resolved: resolved).loggable
  }

  /// The food or recipe of a call. The call remembers it, so that later edits of its card concern the same one.
  func loggable(of call: inout some FoodCall) throws(ToolError) -> Loggable {
    let hit = try certainHit(call.food, state: nil, resolved: call.resolved)
    call.resolved = ResolvedFood(hit.loggable.id, words: call.food, state: nil, quality: hit.quality)
    return hit.loggable
  }

  /// The same for calls that cannot be about a recipe.
  func food(of call: inout some FoodCall) throws(ToolError) -> Food {
    let hit = try certainFood(call.food, state: nil, resolved: call.resolved)
    call.resolved = ResolvedFood(hit.food.id, words: call.food, state: nil, quality: hit.quality)
    return hit.food
  }

  private func certainHit(
    _ words: String, state: FoodState?, resolved: ResolvedFood?
  ) throws(ToolError) -> LoggableMatch {
    if resolved?.of(words, state) == nil, let food = try listedFood(words) { return LoggableMatch(food) }
    let hit = try loggable(meantBy: words, state: state, resolved: resolved)
    if let hit, case .dish = hit.loggable, hit.isNear { return LoggableMatch(try certainFood(words, state: state)) }
    return try certain(hit, hit?.candidates, words)
  }

  private func certainFood(
    _ words: String, state: FoodState?, resolved: ResolvedFood? = nil
  ) throws(ToolError) -> FoodHit {
    if let resolved = resolved?.of(words, state), let food = try reading(foodBank.food(resolved.id)) {
      let hit = FoodHit(food: food, quality: resolved.quality, isOwn: false, candidates: resolved.candidates)
      return try certain(hit, hit.candidates, words)
    }
    if let food = try listedFood(words) { return food }
    let hit = try reading(foodBank.resolve(words, state: state, profile: profile.id))
    return try certain(hit, hit?.candidates, words)
  }

  private func certain<Found>(_ found: Found?, _ others: [String]?, _ words: String) throws(ToolError) -> Found {
    guard let found else { throw .noSuchFood(words, nearest: try nearest(words)) }
    if let others, !others.isEmpty { throw .whichFood(words, candidates: others) }
    return found
  }

  /// The food with a number on the list that was shown last.
  private func listedFood(_ words: String) throws(ToolError) -> FoodHit? {
    guard let id = foodBank.listing?.food(called: words) else { return nil }
    return try reading(foodBank.food(id)).map { FoodHit(food: $0, quality: .exact, isOwn: false, candidates: []) }
  }
}
