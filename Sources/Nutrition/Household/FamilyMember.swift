package import FoundationEssentials

/// Someone the household cooks for, with or without a diary.
package struct FamilyMember: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the member was added.
  package let created: Instant
  /// When the member was last changed; `created` until then.
  package var updated: Instant
  package var name: String
  /// Whole years.
  package var age: Int
  /// Body weight; where it is nil, a reference weight for the age is taken.
  package var kilograms: FixedDecimal?
  /// How much the member moves on a usual day.
  package var activity: ActivityLevel
  /// How the member eats; the energy of a child is shared by its age all the same.
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
