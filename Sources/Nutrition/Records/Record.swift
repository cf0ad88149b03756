package import FoundationEssentials

/// Any record of the user: what a proposal may save, change or delete, what the journal keeps, and what the state hash
/// covers. Indirect, so that the lists of a hundred thousand records in an import share them instead of copying.
package indirect enum Record: Hashable, Codable, Sendable {
  case profile(Profile)
  case food(Food)
  case recipe(Recipe)
  case meal(Meal)
  case entry(Entry)
  case trip(Trip)
  case purchase(Purchase)
  case target(Target)
  case weight(Weight)
  case activity(Activity)
  case familyMember(FamilyMember)
  case familyTargets(FamilyTargets)
  case water(Water)
  case knownLine(KnownLine)
  case pantryChange(PantryChange)

  /// The kinds of records, as the journal names them.
  package enum Kind: String, CaseIterable, Codable, CodingKey, Sendable {
    case profile, food, recipe, meal, entry, trip, purchase, target, weight, activity, familyMember, familyTargets,
      water, knownLine, pantryChange
  }

  /// The kind of the record.
  package var kind: Kind {
    switch self {
    case .profile: .profile
    case .food: .food
    case .recipe: .recipe
    case .meal: .meal
    case .entry: .entry
    case .trip: .trip
    case .purchase: .purchase
    case .target: .target
    case .weight: .weight
    case .activity: .activity
    case .familyMember: .familyMember
    case .familyTargets: .familyTargets
    case .water: .water
    case .knownLine: .knownLine
    case .pantryChange: .pantryChange
    }
  }

  package var id: UUID {
    switch self {
    case .profile(let record): record.id
    case .food(let record): record.id
    case .recipe(let record): record.id
    case .meal(let record): record.id
    case .entry(let record): record.id
    case .trip(let record): record.id
    case .purchase(let record): record.id
    case .target(let record): record.id
    case .weight(let record): record.id
    case .activity(let record): record.id
    case .familyMember(let record): record.id
    case .familyTargets(let record): record.id
    case .water(let record): record.id
    case .knownLine(let record): record.id
    case .pantryChange(let record): record.id
    }
  }
}
