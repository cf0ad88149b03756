/// A person's daily needs by published equations, each figure with its source.
package struct DailyNeeds: Hashable, Sendable {
  /// What the equations need to know about a person.
  package struct Person: Hashable, Sendable {
    /// Body weight in kilograms.
    package var kilograms: FixedDecimal
    /// Height in centimetres.
    package var centimetres: FixedDecimal
    /// Age in whole years.
    package var age: Int
    /// The sex for the equation of energy at rest.
    package var sex: Profile.Sex
    /// How much the person moves on a usual day.
    package var activity: ActivityLevel
    /// What the person wants the weight to do. For children, and during pregnancy and breastfeeding, no energy is taken
    /// off.
    package var aim: Profile.Aim
    /// Kilograms a week towards the aim; used only for losing.
    package var weeklyPace: FixedDecimal
    /// How the person eats: it decides the energy split of an adult, and may limit the sodium.
    package var diet: Diet
    /// Pregnancy or breastfeeding; nil for neither.
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

  /// A range in grams.
  package struct Span: Hashable, Sendable {
    /// The fewest grams.
    package let least: FixedDecimal
    /// The most grams.
    package let most: FixedDecimal

    /// The mean of the two, not rounded.
    package var middle: FixedDecimal { (least + most) / FixedDecimal(2) }
  }

  /// The least kcal a day that are proposed to an adult, whatever the aim.
  package static let leastEnergy = FixedDecimal(1_200)
  /// The age from which a deficit may be proposed.
  package static let adultAge = 18
  /// The energy in a kilogram of body weight in kcal: the usual rule of thumb (Wishnofsky M, Am J Clin Nutr 1958; 6:
  /// 542–546, 3,500 kcal a pound).
  package static let energyOfKilogram = FixedDecimal(7_700)
  /// The energy added per day to gain weight, in kcal.
  package static let surplus = FixedDecimal(300)
  /// The fastest pace that a proposal uses, in kilograms a week.
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

  /// Energy spent in kcal: energy at rest × the activity factor, plus what pregnancy or breastfeeding needs; for
  /// children `growing`.
  package var expenditure: FixedDecimal { growing ?? lived + (person.motherhood.map(MotherhoodNeed.energy) ?? .zero) }

  /// Energy at rest × the activity factor, in kcal.
  package var lived: FixedDecimal { basal * person.activity.factor }

  /// A child's energy from one to seventeen, growth included, as the family guide computes it: the equation of energy
  /// at rest was fitted to adults and gives too little for most children. Nil for others.
  var growing: FixedDecimal? {
    guard ChildEnergy.ages.contains(person.age) else { return nil }
    return ReferenceNeed(
      age: person.age, kilograms: person.kilograms, activity: person.activity, sex: person.sex
    ).energy
  }

  /// The energy target in whole kcal.
  package var energy: FixedDecimal {
    guard isAdult else { return spent }
    return max(expenditure - deficit + (person.aim == .gain ? DailyNeeds.surplus : .zero), DailyNeeds.leastEnergy)
      .rounded(toPlaces: 0)
  }

  /// What the pace takes off in kcal; zero for children, and during pregnancy and breastfeeding.
  var deficit: FixedDecimal {
    guard person.aim == .lose, isAdult, person.motherhood == nil else { return .zero }
    let pace = min(max(person.weeklyPace, .zero), DailyNeeds.fastestPace)
    return pace * DailyNeeds.energyOfKilogram / FixedDecimal(7)
  }

  /// The expenditure in whole kcal.
  var spent: FixedDecimal { expenditure.rounded(toPlaces: 0) }

  /// Whether the least energy of an adult limits the target.
  package var isAtFloor: Bool { isAdult && expenditure - deficit < DailyNeeds.leastEnergy && person.aim != .gain }

  /// The daily targets: the energy, one figure from each range, and sodium for a diet low in it.
  package var target: Nutrients {
    var target = shares.target
    target.energy = energy
    if person.diet == .lowSodium { target.sodium = ReferenceIntake.lowSodium(age: max(person.age, 1)) }
    return target
  }

  /// The water need; nil for an infant.
  package var water: WaterNeed? {
    WaterNeed(kilograms: person.kilograms, age: person.age, sex: person.sex, motherhood: person.motherhood)
  }
}
