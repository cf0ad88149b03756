internal import FoundationEssentials
internal import Nutrition

extension Record {
  /// Checks everything that can be checked in the record alone.
  func check() throws(StoreError) {
    let check = RecordCheck(kind: kind, id: id)
    switch self {
    case .profile(let record): try record.check(check)
    case .food(let record): try record.check(check)
    case .recipe(let record): try record.check(check)
    case .meal(let record): try record.check(check)
    case .entry(let record): try record.check(check)
    case .trip(let record): try record.check(check)
    case .purchase(let record): try record.check(check)
    case .target(let record): try record.check(check)
    case .weight(let record): try record.check(check)
    case .activity(let record): try record.check(check)
    case .familyMember(let record): try record.check(check)
    case .familyTargets(let record): try record.check(check)
    case .water(let record): try record.check(check)
    case .knownLine(let record): try record.check(check)
    case .pantryChange(let record): try record.check(check)
    }
  }
}
