/// What a person needs in a day, by published equations. Every figure tells where it is from.
package struct DailyNeeds: Hashable, Sendable {
  /// What the equations need to know.
  package struct Person: Hashable, Sendable {
    /// Body weight.
    package var kilograms: FixedDecimal
    /// Height.
    package var centimetres: FixedDecimal
    /// Whole years.
    package var age: Int
    /// As the equation at rest needs it.
    package var sex: Profile.Sex
    /// How much the person moves on a usual day.
    package var activity: ActivityLevel
    /// What shall become of the weight; of children, in pregnancy and while nursing nothing is taken off for it.
    package var aim: Profile.Aim
    /// Kilograms a week, towards the aim; counts for losing only.
    package var weeklyPace: FixedDecimal
    /// How the person eats: it shares the energy of an adult, and may limit the sodium.
    package var diet: Diet
    /// Pregnancy or nursing; nil where it is neither.
    package var motherhood: Profile.Motherhood?

    package init(
      kilograms: FixedDecimal, centimetres: FixedDecimal, age: Int, sex: Profile.Sex, activity: ActivityLevel,
      aim: Profile.Aim = .maintain, weeklyPace: FixedDecimal = .zero, diet: Diet = .balanced,
      motherhood: Profile.Motherhood? = nil
    ) {
      self.kilograms = kilograms
      self.centimetres = centimetres
      self.age = age
      self.sex = sex
      self.activity = activity
      self.aim = aim
      self.weeklyPace = weeklyPace
      self.diet = diet
      self.motherhood = motherhood
    }
  }

  /// A range of a figure, in grams.
  package struct Span: Hashable, Sendable {
    /// The fewest grams.
    package let least: FixedDecimal
    /// The most grams.
    package let most: FixedDecimal

    /// Half-way between the two, not rounded.
    package var middle: FixedDecimal { (least + most) / FixedDecimal(2) }
  }

  /// No proposal to an adult goes below so many kcal a day, whatever the aim.
  package static let leastEnergy = FixedDecimal(1_200)
  /// Younger people are never proposed a deficit.
  package static let adultAge = 18
  /// Energy in a kilogram of body weight, in kcal: the usual rule of thumb (Wishnofsky M, Am J Clin Nutr 1958; 6:
  /// 542–546, 3,500 kcal a pound).
  package static let energyOfKilogram = FixedDecimal(7_700)
  /// What is added a day to gain weight, in kcal.
  package static let surplus = FixedDecimal(300)
  /// The fastest pace that a proposal follows, in kilograms a week.
  package static let fastestPace = FixedDecimal(1)

  let person: Person

  package init(_ person: Person) {
    self.person = person
  }

  /// Whether the person is 18 or older.
  package var isAdult: Bool { person.age >= DailyNeeds.adultAge }

  /// Energy at rest, in kcal.
  package var basal: FixedDecimal {
    BasalMetabolicRate.mifflinStJeor(
      kilograms: person.kilograms, centimetres: person.centimetres, age: person.age, sex: person.sex)
  }

  /// Energy spent, in kcal: at rest × the factor of the activity level, and what a pregnancy or nursing takes; of children
  /// `growing`.
  package var expenditure: FixedDecimal { growing ?? lived + (person.motherhood.map(MotherhoodNeed.energy) ?? .zero) }

  /// At rest × the factor of the activity level, in kcal.
  package var lived: FixedDecimal { basal * person.activity.factor }

  /// What a child from one to seventeen of this weight needs, growth included, as the family guide has it: the equation at
  /// rest was made from adults, and is too little for most children. Nil for others.
  var growing: FixedDecimal? {
    guard ChildEnergy.ages.contains(person.age) else { return nil }
    return ReferenceNeed(
      age: person.age, kilograms: person.kilograms, activity: person.activity, sex: person.sex
    ).energy
  }

  /// The energy to aim at, in whole kcal.
  package var energy: FixedDecimal {
    guard isAdult else { return spent }
    return max(expenditure - deficit + (person.aim == .gain ? DailyNeeds.surplus : .zero), DailyNeeds.leastEnergy)
      .rounded(toPlaces: 0)
  }

  /// What the pace takes off, in kcal; nothing of a child's or a mother's energy.
  var deficit: FixedDecimal {
    guard person.aim == .lose, isAdult, person.motherhood == nil else { return .zero }
    let pace = min(max(person.weeklyPace, .zero), DailyNeeds.fastestPace)
    return pace * DailyNeeds.energyOfKilogram / FixedDecimal(7)
  }

  /// In whole kcal.
  var spent: FixedDecimal { expenditure.rounded(toPlaces: 0) }

  /// The floor has held the energy up.
  package var isAtFloor: Bool { isAdult && expenditure - deficit < DailyNeeds.leastEnergy && person.aim != .gain }

  /// What the day aims at: the energy, and one figure of each share.
  package var target: Nutrients {
    var target = shares.target
    target.energy = energy
    if person.diet == .lowSodium { target.sodium = ReferenceIntake.lowSodium(age: max(person.age, 1)) }
    return target
  }

  /// Nil for an infant.
  package var water: WaterNeed? {
    WaterNeed(kilograms: person.kilograms, age: person.age, sex: person.sex, motherhood: person.motherhood)
  }
}
