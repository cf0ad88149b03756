internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// The doctor's message about records that differ from what larder saved.
struct RecordsWording {
  /// Further records are only counted.
  private static let most = 8

  /// Looks up the meals and people that records belong to; with nil these are left out.
  let store: Store?

  func sentence(_ found: [Discrepancy]) -> Text {
    var named = found.prefix(RecordsWording.most).map { phrase($0) }
    if found.count > named.count {
      let more = found.count - named.count
      named.append(found.count < Store.mostDiscrepancies ? .forgetMore(count: more) : .foundMore(count: more))
    }
    return .recordsDiffer(found: named)
  }

  private func phrase(_ discrepancy: Discrepancy) -> Text {
    switch discrepancy {
    case .unreadable(let kind): .foundUnreadable(kind: .recordKind(kind: kind))
    case .altered(let record, let commit): .foundAltered(record: name(record), commit: "\(commit)")
    case .unrecorded(let record): .foundUnrecorded(record: name(record))
    case .gone(let kind, _, let commit): .foundGone(kind: .recordKind(kind: kind), commit: "\(commit)")
    case .invalid(let invalid): .foundInvalid(record: name(invalid))
    case .orphaned(let table): .foundOrphaned(table: PrintableText.clean(table))
    case .day(let day, let profile): .foundDay(day: of(profile, .verbatim("\(day)")))
    case .uses: .foundUses
    case .commit(let commit): .foundCommit(commit: "\(commit)")
    case .link(let commit): .foundLink(commit: "\(commit)")
    case .commitDoesNotFollow(let commit): .foundNotFollowing(commit: "\(commit)")
    case .bookkeeping(.draft): .foundDraft
    case .bookkeeping(.report): .foundReport
    }
  }

  private func name(_ invalid: InvalidRecord) -> Text {
    stored(invalid.kind, invalid.id).map { name($0) } ?? .recordSome(kind: .recordKind(kind: invalid.kind))
  }

  /// "the entry “oats” of 2026-11-20".
  func name(_ record: Record) -> Text {
    switch record {
    case .entry(let entry): name(entry)
    case .meal(let meal): of(meal.profile, .recordMeal(slot: meal.slot, day: "\(meal.day)"))
    case .food(let food): .recordFood(name: PrintableText.clean(food.name))
    case .recipe(let recipe): .recordRecipe(name: PrintableText.clean(recipe.name))
    case .profile(let profile): .recordProfile(person: PrintableText.clean(profile.name))
    case .trip(let trip): .recordTrip(day: "\(trip.day)", store: PrintableText.clean(trip.store))
    case .purchase(let purchase): .recordPurchase(name: PrintableText.clean(purchase.name))
    case .target(let target): of(target.profile, .recordTarget(day: "\(target.from)"))
    case .weight(let weight): of(weight.profile, .recordWeight(day: "\(weight.day)"))
    case .activity(let activity):
      of(activity.profile, .recordActivity(name: PrintableText.clean(activity.name), day: "\(activity.day)"))
    case .water(let water): of(water.profile, .recordWater(day: "\(water.day)"))
    case .familyMember(let member): .recordMember(person: PrintableText.clean(member.name))
    case .pantryChange(let change): .recordPantry(day: "\(change.day)")
    case .familyTargets, .knownLine: .recordSome(kind: .recordKind(kind: record.kind))
    }
  }

  private func name(_ entry: Entry) -> Text {
    let name = PrintableText.clean(entry.name)
    guard case .meal(let meal)? = stored(.meal, entry.meal) else { return .recordEntry(name: name) }
    return of(meal.profile, .recordEntryOf(name: name, day: "\(meal.day)"))
  }

  private func stored(_ kind: Record.Kind, _ id: UUID) -> Record? {
    guard let store else { return nil }
    return (try? store.record(kind, id)).flatMap { $0 }
  }

  /// Adds the person's name to a record, where the household has several people.
  private func of(_ profile: UUID, _ record: Text) -> Text {
    guard let profiles = try? store?.profiles(), profiles.count > 1,
      let person = profiles.first(where: { $0.id == profile })
    else { return record }
    return .recordOfPerson(record: record, person: PrintableText.clean(person.name))
  }
}
