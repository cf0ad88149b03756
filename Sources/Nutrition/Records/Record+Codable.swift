/// In JSON a record is an object with one member, named after its kind: `{"food": {…}}`. The journal and exports keep
/// this form, so the keys are written out here rather than derived from the names of cases.
extension Record {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not one record"))
    }
    switch kind {
    case .profile: self = .profile(try container.decode(Profile.self, forKey: kind))
    case .food: self = .food(try container.decode(Food.self, forKey: kind))
    case .recipe: self = .recipe(try container.decode(Recipe.self, forKey: kind))
    case .meal: self = .meal(try container.decode(Meal.self, forKey: kind))
    case .entry: self = .entry(try container.decode(Entry.self, forKey: kind))
    case .trip: self = .trip(try container.decode(Trip.self, forKey: kind))
    case .purchase: self = .purchase(try container.decode(Purchase.self, forKey: kind))
    case .target: self = .target(try container.decode(Target.self, forKey: kind))
    case .weight: self = .weight(try container.decode(Weight.self, forKey: kind))
    case .activity: self = .activity(try container.decode(Activity.self, forKey: kind))
    case .familyMember: self = .familyMember(try container.decode(FamilyMember.self, forKey: kind))
    case .water: self = .water(try container.decode(Water.self, forKey: kind))
    case .knownLine: self = .knownLine(try container.decode(KnownLine.self, forKey: kind))
    case .pantryChange: self = .pantryChange(try container.decode(PantryChange.self, forKey: kind))
    case .familyTargets: self = .familyTargets(try container.decode(FamilyTargets.self, forKey: kind))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .profile(let record): try container.encode(record, forKey: kind)
    case .food(let record): try container.encode(record, forKey: kind)
    case .recipe(let record): try container.encode(record, forKey: kind)
    case .meal(let record): try container.encode(record, forKey: kind)
    case .entry(let record): try container.encode(record, forKey: kind)
    case .trip(let record): try container.encode(record, forKey: kind)
    case .purchase(let record): try container.encode(record, forKey: kind)
    case .target(let record): try container.encode(record, forKey: kind)
    case .weight(let record): try container.encode(record, forKey: kind)
    case .activity(let record): try container.encode(record, forKey: kind)
    case .familyMember(let record): try container.encode(record, forKey: kind)
    case .water(let record): try container.encode(record, forKey: kind)
    case .knownLine(let record): try container.encode(record, forKey: kind)
    case .pantryChange(let record): try container.encode(record, forKey: kind)
    case .familyTargets(let record): try container.encode(record, forKey: kind)
    }
  }
}
