internal import EmbeddedMessages
package import Messages
package import Nutrition

/// The household's other devices, for a conversation. Devices meet by exchanging commits.
package protocol DeviceMeetings: AnyObject {
  /// Meets them now. Returns what to tell the person.
  func meet(at now: Instant) async -> Text

  /// Meets them soon, and again whenever another device has sent something, where the meeting place can notify.
  func listen()

  /// Meets them soon in the background. Nobody waits for it, and a failure is not reported.
  func meetSoon()

  /// Waits briefly for a running meeting when the conversation ends.
  func finish()

  /// Whether anything has come since the last call.
  func hasNews() -> Bool
}

/// For a home without other devices.
package final class NoMeetings: DeviceMeetings {
  package init() {}

  /// Says that there are no other devices.
  package func meet(at now: Instant) async -> Text { .syncAlone }
  /// Does nothing.
  package func listen() {}
  /// Does nothing.
  package func meetSoon() {}
  /// Does nothing: no meeting ever runs.
  package func finish() {}
  /// False: nothing ever comes.
  package func hasNews() -> Bool { false }
}
