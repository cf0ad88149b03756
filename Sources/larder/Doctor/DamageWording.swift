/// What is said of a file that SQLite finds a fault in.
enum DamageWording {
  /// - Parameter fault: in SQLite's words.
  static func sentence(_ fault: String) -> String {
    "Damaged (\(fault)). larder repair mends it from what can be read, the journal and the last larder backup, and shows "
      + "it before anything is changed."
  }
}
