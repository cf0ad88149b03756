internal import FoundationEssentials
package import LanguageModels
internal import Nutrition
internal import Proposals

/// Changes the profile: its name, when its day starts, its meal hours.
package struct SaveProfile: Tool {
  package struct Arguments: Codable, Sendable {
    package var name: String?
    package var dayStart: String?
    package var breakfast: String?
    package var lunch: String?
    package var dinner: String?
    package var dinnerEnd: String?

    package enum CodingKeys: String, CodingKey {
      case name, breakfast, lunch, dinner
      case dayStart = "day_start"
      case dinnerEnd = "dinner_end"
    }
  }

  package let name = "save_profile"
  package let description = "Propose the profile's name, and when its day and meals begin."
  package let proposes = true
  package let topic: ToolTopic? = .profile

  package init() {}

  package var parameters: JSONSchema {
    .object(
      [
        .init("name", .string()), .init("day_start", .string()), .init("breakfast", .string()),
        .init("lunch", .string()), .init("dinner", .string()), .init("dinner_end", .string()),
      ])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var changed = context.profile
    if let name = arguments.name {
      guard RecordName.fits(name) else { throw .outOfRange("name", range: RecordName.range) }
      changed.name = name
    }
    if let start = try context.time(arguments.dayStart) {
      guard start.hour < 12 else { throw .outOfRange("start of the day", range: "00:00 to 11:59") }
      changed.dayStart = start
    }
    let hours = changed.mealHours
    let wanted = MealHours(
      breakfast: try context.time(arguments.breakfast) ?? hours.breakfast,
      lunch: try context.time(arguments.lunch) ?? hours.lunch,
      dinner: try context.time(arguments.dinner) ?? hours.dinner,
      dinnerEnd: try context.time(arguments.dinnerEnd) ?? hours.dinnerEnd)
    guard let wanted else { throw .outOfRange("meal hours", range: "breakfast, lunch, dinner in this order") }
    changed.mealHours = wanted
    guard changed != context.profile else { throw .nothingToChange }
    changed.updated = context.now
    return context.propose(
      action: .tool(name), changes: [.update(from: .profile(context.profile), to: .profile(changed))],
      card: card(changed, before: context.profile), summary: "profile of \(changed.name)",
      request: Proposal.Request(self, arguments))
  }

  private func card(_ after: Profile, before: Profile) -> Card {
    let lines = [
      ("name", before.name, after.name),
      ("day starts at", before.dayStart.description, after.dayStart.description),
      ("breakfast from", before.mealHours.breakfast.description, after.mealHours.breakfast.description),
      ("lunch from", before.mealHours.lunch.description, after.mealHours.lunch.description),
      ("dinner from", before.mealHours.dinner.description, after.mealHours.dinner.description),
      ("dinner until", before.mealHours.dinnerEnd.description, after.mealHours.dinnerEnd.description),
    ]
    let changed = lines.filter { $0.1 != $0.2 }
    return Card(
      title: "Profile",
      rows: changed.map { Card.Row([Card.Cell($0.0), .right($0.2), Card.Cell("was \($0.1)")]) },
      notes: before.dayStart == after.dayStart ? [] : ["Entries that are already logged keep their day."])
  }
}
