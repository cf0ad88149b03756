internal import FoundationEssentials
internal import Nutrition
internal import Store

/// The form other programs read; figures rounded to one decimal, null where unknown.
extension DayView: Encodable {
  private enum Keys: String, CodingKey {
    case day, profile, base, earned, allowance, eaten, remaining, active, meals, slot, title, entries
    case water = "water_ml"
    case waterTarget = "water_target_ml"
    case number, name, grams, servings, tier, source, skipped
    case sourceCorrected = "source_corrected"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(day, forKey: .day)
    try container.encode(profile, forKey: .profile)
    try container.encode(allowance.base.shown, forKey: .base)
    try container.encode(allowance.earned.shown, forKey: .earned)
    try container.encode(allowance.allowance.shown, forKey: .allowance)
    try container.encode((record?.figures ?? .unknown).mapped(\.shown), forKey: .eaten)
    try container.encode(allowance.shownRemaining, forKey: .remaining)
    // What there need not be is there where there is something.
    if let record, record.activeEnergy > .zero { try container.encode(record.activeEnergy.shown, forKey: .active) }
    if water.millilitres > .zero {
      try container.encode(water.millilitres.shown, forKey: .water)
      try container.encode(water.target?.shown, forKey: .waterTarget)
    }
    var list = container.nestedUnkeyedContainer(forKey: .meals)
    var number = 0
    for meal in meals {
      var frame = list.nestedContainer(keyedBy: Keys.self)
      try frame.encode(meal.meal.slot, forKey: .slot)
      try frame.encode(meal.meal.title, forKey: .title)
      var lines = frame.nestedUnkeyedContainer(forKey: .entries)
      for entry in meal.entries {
        number += 1
        try lines.encode(EntryView(number: number, entry: entry))
      }
    }
  }

  private struct EntryView: Encodable {
    let number: Int
    let entry: Entry

    func encode(to encoder: any Encoder) throws {
      try entry.figures.mapped(\.shown).encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(number, forKey: .number)
      try container.encode(entry.name, forKey: .name)
      try container.encode(entry.grams?.figure.shown, forKey: .grams)
      try container.encode(entry.servings, forKey: .servings)
      try container.encode(entry.tier, forKey: .tier)
      try container.encode(entry.source, forKey: .source)
      try container.encode(entry.skipped, forKey: .skipped)
      if entry.sourceCorrected { try container.encode(true, forKey: .sourceCorrected) }
    }
  }
}

extension Figure {
  /// As it is shown: one decimal.
  var shown: Figure { rounded(toPlaces: 1) }
}
