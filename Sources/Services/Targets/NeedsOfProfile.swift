internal import Nutrition

/// The needs of a profile, as far as it says what the equations want to know.
struct NeedsOfProfile {
  let needs: DailyNeeds?
  /// What is missing, in words.
  let missing: [String]

  /// - Parameter today: the day on which the age counts.
  init(_ profile: Profile, kilograms: Figure?, on today: Day) {
    let age = profile.birthDate?.age(on: today)
    missing = [
      age == nil ? "your age" : nil, profile.sex == nil ? "your sex" : nil,
      profile.height == nil ? "your height" : nil, kilograms == nil ? "your weight" : nil,
      profile.activity == nil ? "how active you are" : nil,
    ].compactMap(\.self)
    guard let age, let sex = profile.sex, let height = profile.height, let kilograms, let activity = profile.activity
    else {
      needs = nil
      return
    }
    needs = DailyNeeds(
      DailyNeeds.Person(
        kilograms: kilograms, centimetres: height, age: age, sex: sex, activity: activity,
        aim: profile.aim ?? .maintain, weeklyPace: profile.weeklyPace ?? .zero))
  }
}

extension DailyNeeds {
  /// One figure of each range: the middle of protein and fat, and the carbohydrate that is left.
  var target: Nutrients {
    let protein = protein.middle.rounded(toPlaces: 0)
    let fat = fat.middle.rounded(toPlaces: 0)
    let rest = max(.zero, energy - protein * Figure(4) - fat * Figure(9)) / Figure(4)
    return Nutrients(energy: energy, protein: protein, carbohydrate: rest.rounded(toPlaces: 0), fat: fat)
  }
}
