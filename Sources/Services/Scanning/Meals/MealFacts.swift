internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition

/// A meal on a picture as other programs read it, in two forms at once: the whole meal in the outer keys, and its foods one by
/// one in `analysis`. `schemas/meal.json` describes it.
struct MealFacts {
  private let photo: PhotoDraft
  private let timestamp: String

  init(_ photo: PhotoDraft, at timestamp: String) {
    self.photo = photo
    self.timestamp = timestamp
  }

  var json: JSONValue {
    let composition = photo.composition
    let score = composition.healthScore
    let facts: JSONValue = [
      "kind": "meal", "success": isCounted.json, "title": photo.call.title.json,
      "description": photo.call.description.json,
      "ingredients": photo.meal.lines.compactMap(\.counted?.loggable.title).json,
      "kcalPerGram": composition.energyPerGram.json, "totalGrams": composition.grams.figure.shown.json,
      "totalKcal": (composition.totals.figures.energy?.shown).json, "healthScore": (score?.value).json,
      "healthScoreReason": (score?.sentence.english).json,
      "analysis": ["foods": .array(foods), "totals": totals, "timestamp": timestamp.json],
    ]
    return isCounted ? facts : facts.with(["reason": MealFacts.nothingCounted.json])
  }

  /// The message where no food counts.
  private static let nothingCounted =
    "No food was seen for sure and is known, so nothing is counted. Say what it is and how much."

  private var isCounted: Bool { photo.meal.lines.contains { $0.counted != nil } }

  /// The facts where no food was seen.
  static func nothing(_ answer: MealAnswer, at timestamp: String) -> JSONValue {
    let totals = Nutrients.unknown.facts.with([
      "grams": 0, "tier": .null, "incomplete": [], "macro_percent": .null,
    ])
    return [
      "kind": "meal", "success": false, "reason": Text.pictureNoFood.english.json, "title": answer.title.json,
      "description": answer.description.json, "ingredients": [], "kcalPerGram": .null, "totalGrams": 0,
      "totalKcal": .null, "healthScore": .null, "healthScoreReason": .null,
      "analysis": ["foods": [], "totals": totals, "timestamp": timestamp.json],
    ]
  }

  private var foods: [JSONValue] {
    zip(photo.call.foods, photo.meal.lines).map { item, line in
      let food = line.counted
      return (food?.figures ?? .unknown).shownFacts.with([
        "seen": item.food.json, "confidence": (item.confidence?.rounded(toPlaces: 2)).json,
        "name": (food?.loggable.title ?? item.food).json,
        "grams": ((food?.weighed.grams.figure ?? item.grams)?.shown).json, "counted": (food != nil).json,
        "tier": (food.map { max(.estimated, $0.loggable.loggedTier) } ?? .unknown).rawValue.json,
        "source": (food?.loggable.source).json,
      ])
    }
  }

  private var totals: JSONValue {
    let totals = photo.composition.totals
    // A food that is not counted is missing from all totals.
    let isPart = photo.meal.lines.contains { $0.counted == nil }
    let incomplete = Nutrient.allCases.filter { isPart || totals.incomplete.contains($0) }
    let share = isPart ? nil : MacroShare(whole: totals)
    return totals.figures.shownFacts.with([
      "grams": photo.composition.grams.figure.shown.json, "tier": (totals.worstTier?.rawValue).json,
      "incomplete": incomplete.map(\.key).json, "macro_percent": share?.facts ?? .null,
    ])
  }
}

extension MealLine {
  fileprivate var counted: CountedFood? {
    if case .known(let food) = self { food } else { nil }
  }
}
