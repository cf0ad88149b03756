package import FoundationEssentials
package import Merging
package import Nutrition

/// The household that a home shares with other devices, and what it is there.
package struct SharedHome: Hashable, Sendable {
  /// The household's id: 16 bytes that nobody can guess.
  package let household: UUID
  /// Where the devices meet: a folder or an address of PostgreSQL.
  package let place: String
  /// What this device is called.
  package let name: String
  /// This home as the author of its commits.
  package let author: DeviceID
  /// The seed of the key that it signs with: 32 bytes.
  package let secret: [UInt8]
  /// What the machine and the folder were when the key was made: a copy has another one.
  package let fingerprint: [UInt8]
  /// When it last met the others; nil before the first time.
  package internal(set) var met: Instant?

  package init(
    household: UUID, place: String, name: String, author: DeviceID, secret: [UInt8], fingerprint: [UInt8]
  ) {
    self.household = household
    self.place = place
    self.name = name
    self.author = author
    self.secret = secret
    self.fingerprint = fingerprint
  }
}

extension SharedHome: CustomReflectable {
  /// Without the key.
  package var customMirror: Mirror { Mirror(self, children: ["household": household, "author": author.text]) }
}
