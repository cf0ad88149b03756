internal import FoundationEssentials
internal import Merging
internal import Nutrition

/// Merging of foods that several devices have created independently.
extension MergeResolver {
  /// The food that stands for this one, with all foods that are the same.
  mutating func standing(for food: UUID) throws(StoreError) -> StandingFood {
    if let known = standing[food] { return known }
    let found = try log.standing(for: food)
    for member in found.members { standing[member] = found }
    return found
  }

  /// Adds the foods that are the same as one of these, and the records that refer to a food whose representative has
  /// changed.
  mutating func withSameFoods(_ keys: Set<RecordKey>) throws(StoreError) -> Set<RecordKey> {
    let before = try connection.sameFoods()
    var all = keys
    var next = keys.filter { $0.kind == .food }.map(\.id)
    var looked: Set<UUID> = []
    while let food = next.popLast() {
      guard looked.insert(food).inserted else { continue }
      let now = try standing(for: food)
      next += now.members
      next += before.filter { $0.value == before[food] ?? food }.keys
      all.insert(RecordKey(.food, food))
      let old = before[food] ?? food
      guard now.key.id != old else { continue }
      next.append(old)
      all.formUnion(try connection.references(to: food))
      all.formUnion(try connection.references(to: old))
      if !isTrial { try connection.note(food, standing: now.key.id) }
    }
    return all
  }
}
