package import FoundationEssentials
package import Nutrition

extension Store {
  /// The default profile first, then the others by age.
  package func profiles() throws(StoreError) -> [Profile] {
    try connection.records(Profile.self, "ORDER BY is_default DESC, created, id")
  }

  /// The profile of this id; nil where there is none.
  package func profile(_ id: UUID) throws(StoreError) -> Profile? { try connection.find(Profile.self, id) }

  /// The default profile, which always exists.
  package func defaultProfile() throws(StoreError) -> Profile {
    let found = try connection.records(Profile.self, "WHERE is_default = 1")
    guard let profile = found.first else { throw .damaged }
    return profile
  }

  /// Everything that belongs to a profile, each record after the one that it belongs to. This reads the whole diary: it
  /// is for erasing a profile, not for a turn.
  package func records(of profile: UUID) throws(StoreError) -> [Record] {
    try connection.read { () throws(StoreError) in
      var records: [Record] = []
      for kind in Record.Kind.allCases { records += try own(kind, of: profile) }
      return records
    }
  }

  private func own(_ kind: Record.Kind, of profile: UUID) throws(StoreError) -> [Record] {
    let own = "WHERE profile = ? ORDER BY created, id"
    switch kind {
    case .profile, .food, .recipe, .familyMember, .familyTargets, .knownLine, .pantryChange: return []
    case .meal: return try connection.records(Meal.self, own, [profile]).map { .meal($0) }
    case .trip: return try connection.records(Trip.self, own, [profile]).map { .trip($0) }
    case .target: return try connection.records(Target.self, own, [profile]).map { .target($0) }
    case .weight: return try connection.records(Weight.self, own, [profile]).map { .weight($0) }
    case .activity: return try connection.records(Activity.self, own, [profile]).map { .activity($0) }
    case .water: return try connection.records(Water.self, own, [profile]).map { .water($0) }
    case .entry:
      let ofMeals = "WHERE meal IN (SELECT id FROM meal WHERE profile = ?) ORDER BY created, id"
      return try connection.records(Entry.self, ofMeals, [profile]).map { .entry($0) }
    case .purchase:
      let ofTrips = "WHERE trip IN (SELECT id FROM trip WHERE profile = ?) ORDER BY created, id"
      return try connection.records(Purchase.self, ofTrips, [profile]).map { .purchase($0) }
    }
  }
}
