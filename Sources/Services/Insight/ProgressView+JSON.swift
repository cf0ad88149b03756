internal import Calls
internal import JSON
internal import Nutrition

/// The progress as other programs read it: figures rounded to one decimal, null where unknown or not logged.
extension ProgressView {
  var facts: JSONValue {
    [
      "until": today.json, "weight_unit": BodyWeight.unit(units).json, "days": drawn.json,
      "weight_by_day": weight(over: drawn).values.shownFacts,
      "kcal_by_day": energy(over: drawn).series(.energy).shownFacts, "bmr_by_day": basal(over: drawn).values.shownFacts,
      "spans": .array(ProgressView.spans.map(facts)),
    ]
  }

  private func facts(over days: Int) -> JSONValue {
    let (weight, energy) = (weight(over: days), energy(over: days))
    return [
      "days": days.json, "weighed_days": weight.count.json, "weight": (weight.latest?.shown).json,
      "weight_change": (weight.change?.shown).json, "logged_days": energy.loggedDays.json,
      "average_kcal": (energy.averageOfLoggedDays.energy?.shown).json,
    ]
  }
}
