internal import EmbeddedMessages
internal import Messages

/// The arguments of `larder sync`.
package enum SyncRequest: Equatable {
  /// Exchange commits now.
  case meet
  /// Start a household that meets at a place.
  case start(place: String)
  /// Join the household that meets at a place. The code is empty where it is to be asked for.
  case join(place: String, code: String)
  /// Make a code for one more device.
  case invite
  case status
  /// Give this device a name.
  case name(String)
  case leave
  /// Remove a device from the household.
  case remove(device: String)
  /// Revert what a device has saved since a day.
  case undo(device: String, since: String)

  /// - Parameter words: the words after `sync`.
  init(_ words: [String]) throws(UsageError) {
    let rest = Array(words.dropFirst())
    switch (words.first, rest.count) {
    case (nil, _): self = .meet
    case ("start", 1): self = .start(place: rest[0])
    case ("join", 1...): self = .join(place: rest[0], code: rest.dropFirst().joined(separator: " "))
    case ("invite", 0): self = .invite
    case ("status", 0): self = .status
    case ("name", 1...): self = .name(rest.joined(separator: " "))
    case ("leave", 0): self = .leave
    case ("remove", 1...): self = .remove(device: rest.joined(separator: " "))
    case ("undo", 3...):
      guard let since = rest.lastIndex(of: "since"), since > 0, since + 1 < rest.count else {
        throw SyncRequest.unknown
      }
      self = .undo(
        device: rest[..<since].joined(separator: " "), since: rest[(since + 1)...].joined(separator: " "))
    default: throw SyncRequest.unknown
    }
  }

  private static let unknown =
    UsageError(
      sentence:
        .usageSync
    )
}
