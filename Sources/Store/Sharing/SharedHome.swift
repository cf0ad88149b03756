package import FoundationEssentials
package import Merging
package import Nutrition

/// The household that a home shares with other devices, and this home's part in it.
package struct SharedHome: Hashable, Sendable {
  /// The household's id: 16 random bytes that nobody can guess.
  package let household: UUID
  /// Where the devices meet: a folder or the address of a PostgreSQL server.
  package let place: String
  /// The name of this device.
  package let name: String
  /// This home as the author of its commits.
  package let author: DeviceID
  /// The seed of its signing key: 32 bytes.
  package let secret: [UInt8]
  /// Identifies the machine and the folder in which the key was made; a copy of the home has another one.
  package let fingerprint: [UInt8]
  /// When it last synchronised; nil before the first time.
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
  /// Leaves out the key.
  package var customMirror: Mirror { Mirror(self, children: ["household": household, "author": author.text]) }
}
