internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// A person who ate of a meal, and how much, where that was stated.
struct Diner {
  let profile: Profile
  /// In the unit of the only item, else in grams of all items.
  let quantity: FixedDecimal?
}

extension ToolContext {
  /// The people whom a call names, with their profiles. “Me” is the owner of this diary.
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

  /// The context for the diary of a named person; this one for “me” and for nil.
  func diary(of name: String?) throws(ToolError) -> ToolContext {
    guard let name, let named = try diners([LogMeal.Plate(name: name)]).first, named.profile.id != profile.id else {
      return self
    }
    return diary(of: named.profile)
  }

  /// Whether this diary belongs to the person who is speaking.
  var isOwnDiary: Bool { profile.id == speaker.id }

  /// “ of Emma”, where this diary belongs to somebody else.
  func whose(_ lead: String = " of") -> String {
    profile.id == speaker.id ? "" : "\(lead) \(profile.label)"
  }

  /// The context for another person's diary. Its proposals remain those of the person who is speaking.
  func diary(of other: Profile) -> ToolContext {
    var context = ToolContext(
      store: store, foodBank: foodBank, profile: other, now: now, zone: zone, identifiers: identifiers)
    context.speaker = speaker
    context.chosenMeal = chosenMeal
    context.savedHere = savedHere
    return context
  }
}
