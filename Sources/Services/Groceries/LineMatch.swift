internal import Calls
internal import FoodNames
internal import Nutrition

/// Finds the food that a line of a receipt means.
struct LineMatch {
  /// In percent. From here on the person is not asked.
  static let sure = 90
  /// In percent. A match below this is not shown.
  private static let weakest = 50

  let context: ToolContext

  /// The meaning of a line: what the household has said about it, else what its words mean.
  func meaning(of line: TripCallLine, known: KnownLine?) throws(ToolError) -> TripLine.Meaning {
    if line.sure == true, let words = line.food { return try meaning(ofWords: [words], isSaid: true) }
    let isKnown = known != nil && line.sure != true
    if line.nonFood == true, !isKnown { return .nonFood }
    if line.skip == true, !isKnown { return .skipped }
    switch known?.kind {
    case .nonFood: return .nonFood
    case .skip: return .skipped
    case .food:
      let food = try known?.food.map { id throws(ToolError) in
        try context.reading(context.foodBank.food(id))
      }
      if let food = food.flatMap({ $0 }) { return .food(food, confidence: 100) }
      return try meaning(ofWords: [known?.name].compactMap(\.self))
    case nil:
      return try meaning(ofWords: [line.food, line.name, line.original].compactMap(\.self), category: line.category)
    }
  }

  private func meaning(
    ofWords words: [String], category: FoodCategory? = nil, isSaid: Bool = false
  ) throws(ToolError) -> TripLine.Meaning {
    var best: (food: Food, confidence: Int)?
    var nearest: [String] = []
    for words in words where !LineMatch.isBlank(words) {
      guard let hit = try hit(words) else { continue }
      if !hit.candidates.isEmpty, nearest.isEmpty { nearest = hit.candidates }
      let isName = hit.quality <= .compound && hit.candidates.isEmpty
      let confidence = isSaid && isName ? 100 : LineMatch.confidence(of: hit, words, category)
      if confidence > best?.confidence ?? 0 { best = (hit.food, confidence) }
      if confidence >= LineMatch.sure { break }
    }
    guard let best, best.confidence >= LineMatch.weakest else {
      return .unmatched(nearest: Array((nearest + [best?.food.title].compactMap(\.self)).prefix(3)))
    }
    return .food(best.food, confidence: best.confidence)
  }

  /// The food for words on a receipt. Shops sell foods uncooked: "eggs" are not boiled and "pasta" is dry, unless the words say
  /// otherwise.
  private func hit(_ words: String) throws(ToolError) -> FoodHit? {
    guard let hit = try resolve(words, nil) else { return nil }
    guard let state = hit.food.state, state.isCooked, !words.lowercased().contains(state.rawValue) else { return hit }
    for sold in [FoodState.raw, .dry] {
      let other = try resolve(words, sold)
      if let other, other.food.state == sold, other.quality <= hit.quality { return other }
    }
    return hit
  }

  private func resolve(_ words: String, _ state: FoodState?) throws(ToolError) -> FoodHit? {
    try context.reading(context.foodBank.resolve(words, state: state, profile: context.profile.id))
  }

  /// The confidence in percent. Where several foods fit about equally well, the match is a guess.
  private static func confidence(of hit: FoodHit, _ words: String, _ category: FoodCategory?) -> Int {
    let byName =
      switch hit.quality {
      case .exact, .synonym: 95
      case .stem: 90
      case .compound: 75
      case .partial: 60
      case .fuzzy: 40
      }
    guard hit.candidates.isEmpty else { return min(byName, 45) }
    let isInCategory = category == hit.food.category && isWithin(hit.food.name, words)
    return hit.quality <= .partial && isInCategory ? max(byName, sure) : byName
  }

  /// Whether all words of the name occur: "Banana fair trade" from the produce shelf is a banana.
  private static func isWithin(_ name: String, _ words: String) -> Bool {
    let said = Set(words.lowercased().split { !$0.isLetter })
    return name.lowercased().split { !$0.isLetter }.allSatisfy(said.contains)
  }

  /// Words without a letter name no food.
  private static func isBlank(_ words: String) -> Bool { !words.contains(where: \.isLetter) }
}
