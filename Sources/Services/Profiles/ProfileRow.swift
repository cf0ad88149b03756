internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The lines of a profile's card: the new and the old values.
enum ProfileRow {
  static func rows(from before: Profile, to after: Profile) -> [Card.Row] {
    lines(before, after).filter { $0.before != $0.after }.compactMap { line in
      line.after.map { row(line.name, $0, was: line.before) }
    }
  }

  static func row(_ name: Text, _ value: Text, was before: Text?) -> Card.Row {
    Card.Row([Card.Cell(name), .right(value)] + (before.map { [Card.Cell(.wasBefore(value: $0))] } ?? []))
  }

  private static func lines(_ before: Profile, _ after: Profile) -> [(name: Text, before: Text?, after: Text?)] {
    ProfileLine.allCases.map { field in
      (.profileField(field: field), text(field, of: before, before, after), text(field, of: after, before, after))
    }
  }

  /// The value of a field; nil where it has none.
  private static func text(
    _ field: ProfileLine, of profile: Profile, _ before: Profile, _ after: Profile
  ) -> Text? {
    let units = after.units
    return switch field {
    case .name: .verbatim(profile.name)
    case .born: profile.birthDate.map { .verbatim($0.description) }
    case .sex: profile.sex.map { .profileSex(sex: $0) }
    case .height: profile.height.map { BodyHeight.text($0, units) }
    case .expecting:
      profile.motherhood.map { .profileMotherhood(motherhood: $0) } ?? (before.motherhood == nil ? nil : .profileNo)
    case .activity: profile.activity.map { .profileActivity(activity: $0) }
    case .aim: profile.aim.map { .profileAim(aim: $0) }
    case .pace:
      profile.weeklyPace.map { .weightAWeek(weight: BodyWeight.exact($0, units)) } ?? goalPace(profile, before)
    case .goalWeight: profile.goalWeight.map { BodyWeight.text($0, units) }
    case .goalDate: profile.goalDate.map { .verbatim($0.description) }
    case .diet: profile.diet.map { .profileDiet(diet: $0) }
    case .language: profile.language.map { .languageName(code: $0) }
    case .units: .profileUnits(units: profile.units)
    case .dayStart: .verbatim(profile.dayStart.description)
    }
  }

  /// The text where a pace is replaced by a goal with a date.
  private static func goalPace(_ profile: Profile, _ before: Profile) -> Text? {
    before.weeklyPace != nil && profile.goalWeight != nil && profile.goalDate != nil ? .profileByTheGoal : nil
  }
}
