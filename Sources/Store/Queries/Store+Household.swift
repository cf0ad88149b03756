internal import FoundationEssentials
package import Nutrition

extension Store {
  /// The members of the household, by name.
  package func familyMembers() throws(StoreError) -> [FamilyMember] {
    try connection.records(FamilyMember.self, "ORDER BY name, id")
  }

  /// The targets that the household has accepted, nil where there are none; of several, those changed last.
  package func familyTargets() throws(StoreError) -> FamilyTargets? {
    try connection.records(FamilyTargets.self, "ORDER BY updated DESC, id LIMIT 1").first
  }
}
