/// The revisions of the Model Context Protocol that are spoken.
enum Revision: String, CaseIterable, Comparable {
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Without a handshake: every request says which revision it is in, and the server asks nothing of its own accord.
  case july2026 = "2026-07-28"

  /// Of those that begin with `initialize`, the newest.
  static let newestWithHandshake = november2025

  var hasHandshake: Bool { self != .july2026 }

  static func < (left: Revision, right: Revision) -> Bool { left.rawValue < right.rawValue }
}
