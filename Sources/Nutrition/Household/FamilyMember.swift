package import FoundationEssentials

/// A person for whom the household cooks, with or without a diary.
package struct FamilyMember: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the member was added.
  package let created: Instant
  /// When the member was last changed; `created` if never.
  package var updated: Instant
  package var name: String
  /// The age in whole years.
  package var age: Int
  /// The body weight; nil takes a reference weight for the age.
  package var kilograms: FixedDecimal?
  /// How much the member moves on a usual day.
  package var activity: ActivityLevel
  /// How the member eats; the energy split of a child depends on its age alone.
  package var diet: Diet
  /// Nil takes the mean of both sexes.
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
