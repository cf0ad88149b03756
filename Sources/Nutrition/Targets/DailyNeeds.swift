/// What a person needs in a day, by published equations. Every figure tells where it is from.
package struct DailyNeeds: Hashable, Sendable {
  /// What the equations need to know.
  package struct Person: Hashable, Sendable {
    package var kilograms: Figure
    package var centimetres: Figure
    /// Whole years.
    package var age: Int
    package var sex: Profile.Sex
    package var activity: ActivityLevel
    package var aim: Profile.Aim
    /// Kilograms a week, towards the aim; counts for losing only.
    package var weeklyPace: Figure

    package init(
      kilograms: Figure, centimetres: Figure, age: Int, sex: Profile.Sex, activity: ActivityLevel,
      aim: Profile.Aim = .maintain, weeklyPace: Figure = .zero
    ) {
      self.kilograms = kilograms
      self.centimetres = centimetres
      self.age = age
      self.sex = sex
      self.activity = activity
      self.aim = aim
      self.weeklyPace = weeklyPace
    }
  }

  /// A range of a figure, in grams.
  package struct Span: Hashable, Sendable {
    package let least: Figure
    package let most: Figure

    package var middle: Figure { (least + most) / Figure(2) }
  }

  /// No proposal to lose weight goes below so many kcal a day.
  package static let leastEnergy = Figure(1_200)
  /// Younger people are never proposed a deficit.
  package static let adultAge = 18
  /// Energy in a kilogram of body weight, in kcal: the usual rule of thumb (Wishnofsky M, Am J Clin Nutr 1958; 6:
  /// 542–546, 3,500 kcal a pound).
  package static let energyOfKilogram = Figure(7_700)
  /// What is added a day to gain weight, in kcal.
  package static let surplus = Figure(300)
  /// The fastest pace that a proposal follows, in kilograms a week.
  package static let fastestPace = Figure(1)

  let person: Person

  package init(_ person: Person) {
    self.person = person
  }

  package var isAdult: Bool { person.age >= DailyNeeds.adultAge }

  /// Energy at rest, in kcal.
  package var basal: Figure {
    BasalMetabolicRate.mifflinStJeor(
      kilograms: person.kilograms, centimetres: person.centimetres, age: person.age, sex: person.sex)
  }

  /// Energy spent, in kcal: at rest × the factor of the activity level, and of children never less than `growing`.
  package var expenditure: Figure { max(lived, growing ?? .zero) }

  /// At rest × the factor of the activity level, in kcal.
  var lived: Figure { basal * person.activity.factor }

  /// What a child from one to seventeen of this weight needs, growth included: the equation at rest was made from adults,
  /// and is too little for most children. Nil for others.
  var growing: Figure? {
    guard ChildEnergy.ages.contains(person.age) else { return nil }
    return ChildEnergy.of(
      age: person.age, kilograms: person.kilograms, activity: person.activity, sex: person.sex)
  }

  /// The energy to aim at, in whole kcal.
  package var energy: Figure {
    switch person.aim {
    case .maintain: return expenditure.rounded(toPlaces: 0)
    case .gain: return (isAdult ? expenditure + DailyNeeds.surplus : expenditure).rounded(toPlaces: 0)
    case .lose:
      guard isAdult else { return expenditure.rounded(toPlaces: 0) }
      let pace = min(max(person.weeklyPace, .zero), DailyNeeds.fastestPace)
      let deficit = pace * DailyNeeds.energyOfKilogram / Figure(7)
      // Who spends less than the floor is proposed no more than that either.
      let floor = min(DailyNeeds.leastEnergy, expenditure)
      return max(expenditure - deficit, floor).rounded(toPlaces: 0)
    }
  }

  /// The floor has held the energy up.
  package var isAtFloor: Bool { person.aim == .lose && isAdult && energy == DailyNeeds.leastEnergy }

  /// 1.6 to 2.2 g for each kilogram (Morton RW et al., Br J Sports Med 2018; 52: 376–384).
  package var protein: Span { span(Figure(units: 160_000_000), Figure(units: 220_000_000)) }

  /// 0.8 to 1.0 g for each kilogram.
  package var fat: Span { span(Figure(units: 80_000_000), Figure(units: 100_000_000)) }

  /// What is left of the energy, at 4 kcal a gram.
  package var carbohydrate: Span {
    func rest(_ protein: Figure, _ fat: Figure) -> Figure {
      max(.zero, (energy - protein * Figure(4) - fat * Figure(9)) / Figure(4)).rounded(toPlaces: 0)
    }
    return Span(least: rest(protein.most, fat.most), most: rest(protein.least, fat.least))
  }

  /// 35 ml for each kilogram.
  package var waterMillilitres: Figure { Water.target(kilograms: person.kilograms) }

  private func span(_ least: Figure, _ most: Figure) -> Span {
    Span(
      least: (person.kilograms * least).rounded(toPlaces: 0), most: (person.kilograms * most).rounded(toPlaces: 0))
  }
}
