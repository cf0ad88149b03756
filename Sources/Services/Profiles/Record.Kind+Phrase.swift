package import Nutrition

extension Record.Kind {
  /// What a count of them is called.
  package var phrase: String {
    switch self {
    case .profile: "profiles"
    case .food: "foods"
    case .recipe: "recipes"
    case .meal: "meals"
    case .entry: "entries"
    case .trip: "trips"
    case .purchase: "purchases"
    case .target: "targets"
    case .weight: "weights"
    case .activity: "activities"
    case .familyMember: "family members"
    case .familyTargets: "targets of the household"
    case .water: "glasses of water"
    case .knownLine: "known receipt lines"
    case .pantryChange: "changes of the pantry"
    }
  }
}
