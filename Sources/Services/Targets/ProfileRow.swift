internal import Nutrition
internal import Proposals

/// The lines of a profile's card: what changes, and what it was.
enum ProfileRow {
  static func rows(from before: Profile, to after: Profile) -> [Card.Row] {
    lines(before, after).filter { $0.before != $0.after }.compactMap { line in
      line.after.map { row(line.name, $0, was: line.before) }
    }
  }

  static func row(_ name: String, _ value: String, was before: String?) -> Card.Row {
    Card.Row([Card.Cell(name), .right(value)] + (before.map { [Card.Cell("was \($0)")] } ?? []))
  }

  private static func lines(
    _ before: Profile, _ after: Profile
  ) -> [(name: String, before: String?, after: String?)] {
    func line(_ name: String, _ words: (Profile) -> String?) -> (String, String?, String?) {
      (name, words(before), words(after))
    }
    let units = after.units
    // A pace gives way to a goal with its day.
    func goalPace(_ profile: Profile) -> String? {
      before.weeklyPace != nil && profile.goalWeight != nil && profile.goalDate != nil ? "by the goal" : nil
    }
    return [
      line("name") { $0.name }, line("born") { $0.birthDate?.description }, line("sex") { $0.sex?.rawValue },
      line("height") { $0.height.map { BodyHeight.words($0, units) } },
      line("expecting") { $0.motherhood?.rawValue ?? (before.motherhood == nil ? nil : "no") },
      line("activity") { $0.activity?.rawValue }, line("aim") { $0.aim?.phrase },
      line("pace") { $0.weeklyPace.map { "\(BodyWeight.words($0, units, places: 2)) a week" } ?? goalPace($0) },
      line("goal weight") { $0.goalWeight.map { BodyWeight.words($0, units) } },
      line("goal date") { $0.goalDate?.description }, line("diet") { $0.diet?.rawValue },
      line("language") { $0.language }, line("units") { $0.units.rawValue },
      line("day starts at") { $0.dayStart.description },
    ]
  }
}

extension Profile.Aim {
  var phrase: String {
    switch self {
    case .lose: "lose weight"
    case .maintain: "keep the weight"
    case .gain: "gain muscle"
    }
  }
}

extension Weight {
  /// In the unit that the profile reads.
  func words(_ units: Profile.Units) -> String { BodyWeight.words(kilograms, units, places: 2) }
}
