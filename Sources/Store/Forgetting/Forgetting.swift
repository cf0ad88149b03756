package import FoundationEssentials
package import Nutrition

/// What is to be erased for good, as it is shown to the person beforehand.
package struct Forgetting: Hashable, Sendable {
  /// What is forgotten.
  package enum Subject: Hashable, Sendable {
    case everything
    /// A profile, members of the household, or both, with the same name.
    case person(ForgottenPerson)
  }

  /// Everything, or one person.
  package let subject: Subject
  /// How many records are erased, by kind.
  package let records: [Record.Kind: Int]
  /// How many commits of the journal are emptied.
  package let commits: Int
  /// How many drafts, queued turns, weekly reports and settings are erased.
  package let notes: Int
  /// Records of others that mention the name: they stay.
  package let mentions: [Record]

  /// How many records are erased in all.
  package var count: Int { records.values.reduce(0, +) }
}

/// The person to be forgotten.
package struct ForgottenPerson: Hashable, Sendable {
  /// The name as it is written in the profile or in the household's list of members.
  package let name: String
  /// The profile of that name; nil where only members of the household have it.
  package let profile: UUID?
  /// The members of the household of that name; empty where only a profile has it.
  package let members: [UUID]

  package init(name: String, profile: UUID?, members: [UUID]) {
    self.name = name
    self.profile = profile
    self.members = members
  }
}

/// Why a name cannot be forgotten.
package enum ForgettingError: Error, Hashable, Sendable {
  /// Nobody has that name; the names that there are.
  case nobody(known: [String])
  /// It is the default profile, which cannot be erased; `isOnly` says that there is no other profile.
  case isDefault(name: String, isOnly: Bool)
  case store(StoreError)
}
