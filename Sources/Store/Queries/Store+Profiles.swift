package import FoundationEssentials
package import Nutrition

extension Store {
  /// The default profile first, then by age.
  package func profiles() throws(StoreError) -> [Profile] {
    try connection.records(Profile.self, "ORDER BY is_default DESC, created, id")
  }

  package func profile(_ id: UUID) throws(StoreError) -> Profile? { try connection.find(Profile.self, id) }

  /// There is always one.
  package func defaultProfile() throws(StoreError) -> Profile {
    let found = try connection.records(Profile.self, "WHERE is_default = 1")
    guard let profile = found.first else { throw .damaged }
    return profile
  }
}
