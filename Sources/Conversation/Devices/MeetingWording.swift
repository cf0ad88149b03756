internal import EmbeddedMessages
package import Messages
internal import Services

/// The messages about a meeting of devices.
package enum MeetingWording {
  /// "3 changes came from the kitchen laptop. 2 changes of this device went out."
  package static func sentences(came: Int, from devices: Set<String>, went: Int) -> [Text] {
    guard came > 0 || went > 0 else { return [.syncNothingNew] }
    let names = devices.map { PrintableText.clean($0, limit: 60) }.sorted().map { Text.verbatim($0) }
    return (came > 0 ? [.syncCame(count: came, devices: names)] : []) + (went > 0 ? [.syncWent(count: went)] : [])
  }
}
