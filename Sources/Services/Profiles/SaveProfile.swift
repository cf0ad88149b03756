package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// Adds or changes a profile: its name and looks, the start of its day, its meal hours, and whether it is the default.
package struct SaveProfile: Tool {
  package let description = "Propose to add or change a profile: name, looks, hours of day and meals."
  package let topic: ToolTopic? = .profile

  package init() {}

  package func run(_ arguments: SaveProfileCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let profiles = try context.profiles()
    let standing = arguments.profile.map { words in profiles.first { $0.isCalled(words) } } ?? context.profile
    guard profiles.count < HouseholdLimit.members || standing != nil else {
      throw .outOfRange(.limitedValue(value: .household), range: .rangeUpToProfiles(most: HouseholdLimit.members))
    }
    let before: Profile
    if let standing { before = standing } else { before = try new(arguments.profile ?? "", in: context) }
    var after = try changed(before, by: arguments, among: profiles, in: context)
    guard standing == nil || after != before else { throw .nothingToChange }
    after.updated = context.now
    var changes: [Change] = []
    if after.isDefault, !before.isDefault, let other = profiles.first(where: \.isDefault) {
      var former = other
      former.isDefault = false
      former.updated = context.now
      changes.append(.update(from: .profile(other), to: .profile(former)))
    }
    changes.append(standing.map { .update(from: .profile($0), to: .profile(after)) } ?? .insert(.profile(after)))
    return context.propose(
      AnyCall(arguments), changes: changes,
      card: standing.map { ProfileCard.changed($0, after, isOwn: $0.id == context.profile.id) }
        ?? ProfileCard.added(after),
      summary: standing == nil ? .profileNewSummary(name: after.name) : after.summary)
  }

  /// A new profile, which takes over the units, language and hours of this one.
  private func new(_ name: String, in context: ToolContext) throws(ToolError) -> Profile {
    try RecordName.check(name, as: .name)
    var profile = Profile(id: context.identifiers.next(), created: context.now, name: name)
    profile.units = context.profile.units
    profile.language = context.profile.language
    profile.dayStart = context.profile.dayStart
    profile.mealHours = context.profile.mealHours
    profile.zone = context.profile.zone
    return profile
  }

  private func changed(
    _ profile: Profile, by arguments: SaveProfileCall, among profiles: [Profile], in context: ToolContext
  ) throws(ToolError) -> Profile {
    var changed = profile
    if let name = arguments.name {
      try RecordName.check(name, as: .name)
      guard !profiles.contains(where: { $0.id != profile.id && $0.isCalled(name) }) else {
        throw .outOfRange(.limitedValue(value: .name), range: .rangeOwnName)
      }
      changed.name = name
    }
    if let icon = arguments.icon {
      guard ProfileIcon.fits(icon) else { throw .outOfRange(.limitedValue(value: .icon), range: .rangeIcon) }
      changed.icon = icon
    }
    changed.colour = arguments.colour ?? profile.colour
    // A profile stops being the default only when another one becomes it.
    changed.isDefault = profile.isDefault || arguments.isDefault == true
    if let start = try context.time(arguments.dayStart) { changed.dayStart = try SaveProfile.dayStart(start) }
    changed.mealHours = try mealHours(arguments, before: profile.mealHours, in: context)
    return changed
  }

  /// Checks the start of the day. With one after noon, most of a day would belong to the day before.
  static func dayStart(_ time: ClockTime) throws(ToolError) -> ClockTime {
    guard time.hour < 12 else { throw .outOfRange(.limitedValue(value: .startOfDay), range: .rangeStartOfDay) }
    return time
  }

  private func mealHours(
    _ arguments: SaveProfileCall, before hours: MealHours, in context: ToolContext
  ) throws(ToolError) -> MealHours {
    let wanted = MealHours(
      breakfast: try context.time(arguments.breakfast) ?? hours.breakfast,
      lunch: try context.time(arguments.lunch) ?? hours.lunch,
      dinner: try context.time(arguments.dinner) ?? hours.dinner,
      dinnerEnd: try context.time(arguments.dinnerEnd) ?? hours.dinnerEnd)
    guard let wanted else { throw .outOfRange(.limitedValue(value: .mealHours), range: .rangeMealHours) }
    return wanted
  }
}
