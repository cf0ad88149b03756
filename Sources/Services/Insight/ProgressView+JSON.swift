internal import FoundationEssentials
internal import Nutrition

/// The form other programs read; figures rounded to one decimal, null where unknown or not logged.
extension ProgressView: Encodable {
  private enum Keys: String, CodingKey {
    case until, spans, days, weight
    case weightUnit = "weight_unit"
    case weightByDay = "weight_by_day"
    case energyByDay = "kcal_by_day"
    case weightChange = "weight_change"
    case weighedDays = "weighed_days"
    case loggedDays = "logged_days"
    case basalByDay = "bmr_by_day"
    case averageEnergy = "average_kcal"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(today, forKey: .until)
    try container.encode(weightUnit, forKey: .weightUnit)
    try container.encode(drawn, forKey: .days)
    try container.encode(weight(over: drawn).values.map { $0?.shown }, forKey: .weightByDay)
    try container.encode(energy(over: drawn).series(.energy).map { $0?.shown }, forKey: .energyByDay)
    try container.encode(basal(over: drawn).values.map { $0?.shown }, forKey: .basalByDay)
    var list = container.nestedUnkeyedContainer(forKey: .spans)
    for days in ProgressView.spans {
      let (weight, energy) = (weight(over: days), energy(over: days))
      var span = list.nestedContainer(keyedBy: Keys.self)
      try span.encode(days, forKey: .days)
      try span.encode(weight.count, forKey: .weighedDays)
      try span.encode(weight.latest?.shown, forKey: .weight)
      try span.encode(weight.change?.shown, forKey: .weightChange)
      try span.encode(energy.loggedDays, forKey: .loggedDays)
      try span.encode(energy.averageOfLoggedDays.energy?.shown, forKey: .averageEnergy)
    }
  }
}
