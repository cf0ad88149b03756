internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The cards of profiles.
enum ProfileCard {
  static func added(_ profile: Profile) -> Card {
    let colour: Text = profile.colour.map { .profileColour(colour: $0) } ?? .empty
    var row = Card.Row([Card.Cell(.verbatim(profile.label)), Card.Cell(colour)])
    row.tint = profile.colour
    return Card(
      title: .profileNewTitle, rows: [row],
      notes: [.sentences([.profileNewNote, profile.isDefault ? .profileNewIsDefault : nil])])
  }

  static func changed(_ before: Profile, _ after: Profile, isOwn: Bool) -> Card {
    let rows = ProfileTrait.allCases.compactMap { trait -> Card.Row? in
      let (was, now) = (value(of: trait, before), value(of: trait, after))
      guard was != now else { return nil }
      return Card.Row([Card.Cell(.profileTrait(trait: trait)), .right(now), Card.Cell(.wasBefore(value: was))])
    }
    return Card(
      title: isOwn ? .profileTitle : .profileTitleOf(name: before.name), rows: rows,
      notes: before.dayStart == after.dayStart ? [] : [.profileDaysStay])
  }

  private static func value(of trait: ProfileTrait, _ profile: Profile) -> Text {
    switch trait {
    case .name: .verbatim(profile.name)
    case .icon: profile.icon.map { .verbatim($0) } ?? .profileNone
    case .colour: profile.colour.map { .profileColour(colour: $0) } ?? .profileNone
    case .isDefault: profile.isDefault ? .profileYes : .profileNo
    case .dayStart: .verbatim(profile.dayStart.description)
    case .breakfast: .verbatim(profile.mealHours.breakfast.description)
    case .lunch: .verbatim(profile.mealHours.lunch.description)
    case .dinner: .verbatim(profile.mealHours.dinner.description)
    case .dinnerEnd: .verbatim(profile.mealHours.dinnerEnd.description)
    }
  }
}
