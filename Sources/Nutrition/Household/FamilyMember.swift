package import FoundationEssentials

/// Someone the household cooks for, with or without a diary.
package struct FamilyMember: Hashable, Codable, Sendable {
  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var name: String
  /// Whole years.
  package var age: Int
  package var kilograms: FixedDecimal?
  package var activity: ActivityLevel
  package var diet: Diet
  /// Nil takes the mean of both.
  package var sex: Profile.Sex?

  package init(
    id: UUID, created: Instant, name: String, age: Int, kilograms: FixedDecimal? = nil, activity: ActivityLevel,
    diet: Diet, sex: Profile.Sex? = nil
  ) {
    self.id = id
    self.created = created
    updated = created
    self.name = name
    self.age = age
    self.kilograms = kilograms
    self.activity = activity
    self.diet = diet
    self.sex = sex
  }
}
