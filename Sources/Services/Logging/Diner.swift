internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Somebody who had of a meal, and how much of it where that was said.
struct Diner {
  let profile: Profile
  /// In the unit of the only item, else in grams of all of them.
  let quantity: FixedDecimal?
}

extension ToolContext {
  /// The people whom a call names, by the profiles that they have. “Me” is whose diary this is.
  func diners(_ plates: [LogMeal.Plate]) throws(ToolError) -> [Diner] {
    let profiles = try profiles()
    var diners: [Diner] = []
    for plate in plates {
      let found = plate.name.lowercased() == "me" ? profile : profiles.first { $0.isCalled(plate.name) }
      guard let found else { throw .whoseDiary(plate.name, known: profiles.map(\.name)) }
      guard !diners.contains(where: { $0.profile.id == found.id }) else {
        throw .outOfRange(.limitedValue(value: .plates), range: .rangeOneEach)
      }
      if let quantity = plate.quantity, quantity <= .zero || quantity > FixedDecimal(100_000) {
        throw .outOfRange(.limitedValue(value: .plate), range: .rangeAboveZero(most: 100_000))
      }
      diners.append(Diner(profile: found, quantity: plate.quantity))
    }
    return diners
  }

  /// The same for the diary of somebody who is named; “me” and nobody are who speaks.
  func diary(of name: String?) throws(ToolError) -> ToolContext {
    guard let name, let named = try diners([LogMeal.Plate(name: name)]).first, named.profile.id != profile.id else {
      return self
    }
    return diary(of: named.profile)
  }

  /// Whether this diary is that of who speaks.
  var isOwnDiary: Bool { profile.id == speaker.id }

  /// “ of Emma”, where this diary is not that of who speaks.
  func whose(_ lead: String = " of") -> String {
    profile.id == speaker.id ? "" : "\(lead) \(profile.label)"
  }

  /// What a tool may use for the diary of somebody else. What it proposes stays the proposal of who speaks.
  func diary(of other: Profile) -> ToolContext {
    var context = ToolContext(
      store: store, foodBank: foodBank, profile: other, now: now, zone: zone, identifiers: identifiers)
    context.speaker = speaker
    context.chosenMeal = chosenMeal
    context.savedHere = savedHere
    return context
  }
}
