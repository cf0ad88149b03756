internal import FoundationEssentials
package import Nutrition

extension Store {
  /// By name.
  package func familyMembers() throws(StoreError) -> [FamilyMember] {
    try connection.records(FamilyMember.self, "ORDER BY name, id")
  }

  /// What the household has accepted, nil where nothing yet; of several, what was changed last.
  package func familyTargets() throws(StoreError) -> FamilyTargets? {
    try connection.records(FamilyTargets.self, "ORDER BY updated DESC, id LIMIT 1").first
  }
}
