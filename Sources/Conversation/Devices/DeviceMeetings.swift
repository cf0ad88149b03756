internal import EmbeddedMessages
package import Messages
package import Nutrition

/// The other devices of the household, as a conversation meets them.
package protocol DeviceMeetings: AnyObject {
  /// Meets them now; what is said of it.
  func meet(at now: Instant) async -> Text

  /// Meets them soon, and again whenever somebody has given something, where the place tells.
  func listen()

  /// Meets them soon, beside the conversation: nobody waits for it, and nothing is said where it does not come to it.
  func meetSoon()

  /// Waits a moment for a meeting that is under way, when the conversation is over.
  func finish()

  /// Whether something has come since this was asked last.
  func hasNews() -> Bool
}

/// A home that belongs to no household of several devices.
package final class NoMeetings: DeviceMeetings {
  package init() {}

  /// Says that there are no other devices.
  package func meet(at now: Instant) async -> Text { .syncAlone }
  /// Does nothing.
  package func listen() {}
  /// Does nothing.
  package func meetSoon() {}
  /// Does nothing: no meeting is ever under way.
  package func finish() {}
  /// False: nothing ever comes.
  package func hasNews() -> Bool { false }
}
