internal import Calls
internal import JSON
internal import Nutrition
internal import Store

/// The day as other programs read it: figures rounded to one decimal, null where unknown.
extension DayView {
  var facts: JSONValue {
    var facts: JSONValue = [
      "day": day.json, "profile": profile.json, "base": allowance.base.shown.json,
      "earned": allowance.earned.shown.json, "allowance": allowance.allowance.shown.json,
      "eaten": (record?.figures ?? .unknown).shownFacts, "remaining": allowance.shownRemaining.json,
      "macro_percent": MacroShare(whole: totals)?.facts ?? .null, "meals": .array(mealFacts),
    ]
    // Optional keys are present only where they have a value.
    if let likely { facts["likely_kcal"] = [likely.low.shown.json, likely.high.shown.json] }
    if let score { facts["score"] = score.json }
    if let record, record.activeEnergy > .zero { facts["active"] = record.activeEnergy.shown.json }
    guard water.millilitres > .zero else { return facts }
    return facts.with(["water_ml": water.millilitres.shown.json, "water_target_ml": (water.target?.shown).json])
  }

  private var mealFacts: [JSONValue] {
    var number = 0
    return meals.map { meal in
      let entries = meal.entries.map { entry in
        number += 1
        return entry.facts(number)
      }
      let facts: JSONValue = [
        "slot": meal.meal.slot.json, "title": meal.meal.title.json, "at": zone.local(meal.meal.at).iso8601.json,
        "notes": meal.meal.notes.json, "health_score": meal.meal.healthScore.json, "entries": .array(entries),
      ]
      let paths = pictures[meal.meal.id] ?? []
      return paths.isEmpty ? facts : facts.with(["pictures": paths.json])
    }
  }
}

extension Entry {
  fileprivate func facts(_ number: Int) -> JSONValue {
    let facts = figures.shownFacts.with([
      "number": number.json, "name": name.json, "grams": (grams?.figure.shown).json, "servings": servings.json,
      "tier": tier.rawValue.json, "source": source.json, "skipped": skipped.json,
    ])
    return sourceCorrected ? facts.with(["source_corrected": true]) : facts
  }
}
