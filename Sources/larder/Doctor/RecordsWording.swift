internal import Conversation
internal import FoundationEssentials
internal import Nutrition
internal import Store

/// What the doctor says of records that are not as larder saved them.
struct RecordsWording {
  /// More of them are counted only.
  private static let most = 8

  /// Where the meals and people are that a record belongs to; nil leaves these out.
  let store: Store?

  func sentence(_ found: [Discrepancy]) -> String {
    var named = found.prefix(RecordsWording.most).map { phrase($0) }
    if found.count > named.count {
      let more = found.count - named.count
      named.append("and \(found.count < Store.mostDiscrepancies ? "\(more)" : "at least \(more)") more")
    }
    return
      "SQLite can read it, but not all is as larder saved it: \(named.joined(separator: "; ")). Another program may have "
      + "written into it. larder repair shows what the journal proves and mends it on your yes."
  }

  private func phrase(_ discrepancy: Discrepancy) -> String {
    switch discrepancy {
    case .unreadable(let kind): "a record cannot be read (\(kind.words))"
    case .altered(let record, let commit): "\(name(record)) is not what commit \(commit) saved"
    case .unrecorded(let record): "\(name(record)) was saved by no commit"
    case .gone(let kind, _, let commit): "a record that commit \(commit) saved is gone (\(kind.words))"
    case .invalid(let invalid): "\(name(invalid)) holds a value that cannot be"
    case .orphaned(let table): "rows of the table \(table) belong to something that is not there"
    case .day(let day, let profile): "the sums of \(day)\(whose(profile)) are not those of its entries"
    case .uses: "how often foods were eaten is not what the entries say"
    case .commit(let commit): "commit \(commit) of the journal is missing or cannot be read"
    case .link(let commit): "commit \(commit) of the journal is not as it was written"
    case .commitDoesNotFollow(let commit): "commit \(commit) of the journal does not follow from the others"
    case .bookkeeping(.draft): "a draft cannot be read"
    case .bookkeeping(.report): "a weekly report cannot be read"
    }
  }

  private func name(_ invalid: InvalidRecord) -> String {
    let record = stored(invalid.kind, invalid.id)
    return record.map { name($0) } ?? "a record (\(invalid.kind.words))"
  }

  /// "the entry “oats” of 2026-11-20".
  func name(_ record: Record) -> String {
    switch record {
    case .entry(let entry):
      if case .meal(let meal)? = stored(.meal, entry.meal) {
        "the entry “\(entry.name)” of \(meal.day)\(whose(meal.profile))"
      } else {
        "the entry “\(entry.name)”"
      }
    case .meal(let meal): "the \(meal.slot.rawValue) of \(meal.day)\(whose(meal.profile))"
    case .food(let food): "the food “\(food.name)”"
    case .recipe(let recipe): "the recipe “\(recipe.name)”"
    case .profile(let profile): "the profile \(profile.name)"
    case .trip(let trip): "the trip of \(trip.day) to \(trip.store)"
    case .purchase(let purchase): "the purchase “\(purchase.name)”"
    case .target(let target): "the target from \(target.from)\(whose(target.profile))"
    case .weight(let weight): "the weight of \(weight.day)\(whose(weight.profile))"
    case .activity(let activity): "the activity “\(activity.name)” of \(activity.day)\(whose(activity.profile))"
    case .water(let water): "the water of \(water.day)\(whose(water.profile))"
    case .familyMember(let member): "the family member \(member.name)"
    case .pantryChange(let change): "the change of the pantry of \(change.day)"
    case .familyTargets, .knownLine: "a record (\(record.kind.words))"
    }
  }

  private func stored(_ kind: Record.Kind, _ id: UUID) -> Record? {
    guard let store else { return nil }
    return (try? store.record(kind, id)).flatMap { $0 }
  }

  /// " (Ada)", where there are several.
  private func whose(_ profile: UUID) -> String {
    guard let profiles = try? store?.profiles(), profiles.count > 1 else { return "" }
    return profiles.first { $0.id == profile }.map { " (\($0.name))" } ?? ""
  }
}

extension Record.Kind {
  /// "entry", "family member".
  fileprivate var words: String {
    switch self {
    case .familyMember: "family member"
    case .familyTargets: "family targets"
    case .knownLine: "known line of a receipt"
    case .pantryChange: "change of the pantry"
    case .profile, .food, .recipe, .meal, .entry, .trip, .purchase, .target, .weight, .activity, .water: rawValue
    }
  }
}
