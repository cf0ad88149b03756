internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Proposals

/// A meal on a picture as other programs read it, in both shapes at once: the meal as a whole in the outer members, its
/// foods one by one in `analysis`. `schemas/meal.json` describes it.
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
    return [
      "kind": "meal", "success": true, "title": .text(photo.call.title), "description": .text(photo.call.description),
      "ingredients": .array(counted.map { .string($0.name) }),
      "kcalPerGram": .figure(composition.energyPerGram, places: 2),
      "totalGrams": .figure(composition.grams.figure), "totalKcal": .figure(composition.totals.figures.energy),
      "healthScore": score.map { .number(Decimal($0.value)) } ?? .null, "healthScoreReason": .text(score?.sentence),
      "analysis": ["foods": .array(foods), "totals": totals, "timestamp": .string(timestamp)],
    ]
  }

  /// Where no food was seen.
  static func nothing(_ answer: MealAnswer, at timestamp: String) -> JSONValue {
    let totals = figures(.unknown).merging(["grams": 0, "tier": .null, "incomplete": []]) { first, _ in first }
    return [
      "kind": "meal", "success": false, "reason": .string(MealAnswer.nothingSeen), "title": .text(answer.title),
      "description": .text(answer.description), "ingredients": [], "kcalPerGram": .null, "totalGrams": 0,
      "totalKcal": .null, "healthScore": .null, "healthScoreReason": .null,
      "analysis": ["foods": [], "totals": .object(totals), "timestamp": .string(timestamp)],
    ]
  }

  private var counted: [(name: String, grams: Grams)] {
    photo.meal.lines.compactMap { line in
      guard case .known(let food, let weighed, _, _, _, _) = line else { return nil }
      return (food.title, weighed.grams)
    }
  }

  private var foods: [JSONValue] {
    zip(photo.call.foods, photo.meal.lines).map { item, line in
      var members: [String: JSONValue] = [
        "seen": .string(item.food), "confidence": .figure(item.confidence, places: 2),
      ]
      switch line {
      case .known(let food, let weighed, _, _, _, _):
        members["name"] = .string(food.title)
        members["grams"] = .figure(weighed.grams.figure)
        members["counted"] = true
        members["tier"] = .string(max(.estimated, food.loggedTier).rawValue)
        members["source"] = .string(food.source)
        members.merge(MealFacts.figures(food.per100Grams.portion(of: weighed.grams))) { first, _ in first }
      case .open, .stated:
        members["name"] = .string(item.food)
        members["grams"] = .figure(item.grams)
        members["counted"] = false
        members["tier"] = .string(Tier.unknown.rawValue)
        members["source"] = .null
        members.merge(MealFacts.figures(.unknown)) { first, _ in first }
      }
      return .object(members)
    }
  }

  private var totals: JSONValue {
    let totals = photo.composition.totals
    var members = MealFacts.figures(totals.figures)
    members["grams"] = .figure(photo.composition.grams.figure)
    members["tier"] = .text(totals.worstTier?.rawValue)
    let incomplete = Nutrient.allCases.filter { totals.incomplete.contains($0) }
    members["incomplete"] = .array(incomplete.map { .string($0.key) })
    return .object(members)
  }

  private static func figures(_ figures: Nutrients) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0.key, .figure(figures[$0])) })
  }
}

extension JSONValue {
  /// Null where it is not known.
  fileprivate static func figure(_ figure: Figure?, places: Int = 1) -> JSONValue {
    figure.map { .number($0.rounded(toPlaces: places).decimal) } ?? .null
  }

  fileprivate static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
