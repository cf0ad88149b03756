package import FoundationEssentials
package import Nutrition

/// What is to be erased for good, as the person sees it before.
package struct Forgetting: Hashable, Sendable {
  /// What is forgotten.
  package enum Subject: Hashable, Sendable {
    case everything
    /// A profile, members of the household, or both, of one name.
    case person(ForgottenPerson)
  }

  /// Everything, or one person.
  package let subject: Subject
  /// How many records go, by kind.
  package let records: [Record.Kind: Int]
  /// How many commits of the journal are emptied.
  package let commits: Int
  /// How many drafts, queued turns, weekly reports and notes of the program's own go.
  package let notes: Int
  /// Records of others in which the name stands: they stay.
  package let mentions: [Record]

  /// How many records go.
  package var count: Int { records.values.reduce(0, +) }
}

/// Whom a forgetting is of.
package struct ForgottenPerson: Hashable, Sendable {
  /// As it is written in the profile, or of the member of the household.
  package let name: String
  /// The profile of that name; nil where only members of the household are called so.
  package let profile: UUID?
  /// The members of the household of that name; empty where only a profile is called so.
  package let members: [UUID]

  package init(name: String, profile: UUID?, members: [UUID]) {
    self.name = name
    self.profile = profile
    self.members = members
  }
}

/// Why a name cannot be forgotten.
package enum ForgettingError: Error, Hashable, Sendable {
  /// Nobody is called that; the names that there are.
  case nobody(known: [String])
  /// The diary of whoever has the default profile cannot be taken from it.
  case isDefault(name: String, isOnly: Bool)
  case store(StoreError)
}
