internal import Messages
internal import Nutrition
internal import Proposals

/// The cards of profiles.
enum ProfileCard {
  static func added(_ profile: Profile) -> Card {
    var row = Card.Row([Card.Cell(profile.label), Card.Cell(profile.colour?.rawValue ?? "")])
    row.tint = profile.colour
    let isDefault = profile.isDefault ? " It is the one that larder starts with." : ""
    return Card(
      title: "New profile", rows: [row],
      notes: ["A diary, targets and weights of its own; the food bank is shared.\(isDefault)"])
  }

  static func changed(_ before: Profile, _ after: Profile, isOwn: Bool) -> Card {
    let lines = [
      ("name", before.name, after.name), ("icon", before.icon ?? "none", after.icon ?? "none"),
      ("colour", before.colour?.rawValue ?? "none", after.colour?.rawValue ?? "none"),
      ("default", before.isDefault ? "yes" : "no", after.isDefault ? "yes" : "no"),
      ("day starts at", before.dayStart.description, after.dayStart.description),
      ("breakfast from", before.mealHours.breakfast.description, after.mealHours.breakfast.description),
      ("lunch from", before.mealHours.lunch.description, after.mealHours.lunch.description),
      ("dinner from", before.mealHours.dinner.description, after.mealHours.dinner.description),
      ("dinner until", before.mealHours.dinnerEnd.description, after.mealHours.dinnerEnd.description),
    ]
    let changed = lines.filter { $0.1 != $0.2 }
    return Card(
      title: isOwn ? "Profile" : "Profile of \(before.name)",
      rows: changed.map { Card.Row([Card.Cell($0.0), .right($0.2), Card.Cell("was \($0.1)")]) },
      notes: before.dayStart == after.dayStart ? [] : ["Entries that are already logged keep their day."])
  }
}
