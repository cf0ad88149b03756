extension DailyNeeds {
  /// How the figures came about, a sentence each: equation, factor, aim, ranges.
  package var explanation: [String] {
    ([spentSentence, motherhoodSentence, aimSentence, shares.sentence, sodiumSentence] as [String?]).compactMap(\.self)
      + habits
  }

  private var spentSentence: String {
    if let growing {
      return "A child’s \(growing.formatted()) kcal by age and weight, with growth (Torun, FAO/WHO/UNU 2004)."
    }
    return "At rest \(basal.rounded(toPlaces: 0).formatted()) kcal (Mifflin–St Jeor 1990), × "
      + "\(person.activity.factor.formatted(places: 3)) for \(person.activity.phrase): "
      + "\(lived.rounded(toPlaces: 0).formatted()) kcal."
  }

  private var motherhoodSentence: String? { person.motherhood.map(MotherhoodNeed.sentence) }

  private var aimSentence: String? {
    if !isAdult {
      return person.aim == .maintain ? nil : "Under 18 larder proposes what is spent, neither less nor more."
    }
    let floor = DailyNeeds.leastEnergy.formatted()
    switch person.aim {
    case .gain: return "To gain: \(DailyNeeds.surplus.formatted()) kcal more."
    case .lose where person.motherhood != nil: return nil
    case .lose where person.weeklyPace <= .zero:
      return "How fast do you want to lose? “Lose 0.5 kg a week”, or a goal weight with a date; until then nothing is "
        + "taken off."
    case .lose where isAtFloor: return "To lose, but never below \(floor) kcal a day; your own figure may be less."
    case .lose:
      return
        "To lose \(min(person.weeklyPace, DailyNeeds.fastestPace).formatted(places: 2)) kg a week: \((spent - energy).formatted()) kcal less "
        + "(7,700 kcal a kilogram)."
    case .maintain:
      return isAtFloor ? "Never below \(floor) kcal a day is proposed; your own figure may be less." : nil
    }
  }

  private var sodiumSentence: String? {
    guard person.diet == .lowSodium, let sodium = target.sodium else { return nil }
    return "Sodium at most \(sodium.formatted()) mg (DASH-Sodium, Sacks 2001)."
  }

  private var habits: [String] {
    let water = water.map { "Water about \($0.millilitres.formatted()) ml (\($0.phrase)). " } ?? ""
    let hours = SleepDuration.hours(age: person.age)
    return ["\(water)Sleep of \(hours.lowerBound) to \(hours.upperBound) hours helps."]
  }
}
