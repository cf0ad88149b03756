internal import EmbeddedMessages
internal import Messages
internal import Services

/// The message about a database in which SQLite finds a fault.
enum DamageWording {
  /// - Parameter fault: SQLite's own description.
  static func sentence(_ fault: String) -> Text { .recordsDamaged(fault: PrintableText.clean(fault)) }
}
