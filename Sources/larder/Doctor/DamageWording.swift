internal import EmbeddedMessages
internal import Messages
internal import Services

/// What is said of a file that SQLite finds a fault in.
enum DamageWording {
  /// - Parameter fault: in SQLite's words.
  static func sentence(_ fault: String) -> Text { .recordsDamaged(fault: PrintableText.clean(fault)) }
}
