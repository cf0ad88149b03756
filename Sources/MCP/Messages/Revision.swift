/// The supported revisions of the Model Context Protocol.
enum Revision: String, CaseIterable, Comparable {
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Has no handshake: every request names its revision, and the server sends no requests of its own.
  case july2026 = "2026-07-28"

  /// The newest revision that begins with `initialize`.
  static let newestWithHandshake = november2025

  var hasHandshake: Bool { self != .july2026 }

  static func < (left: Revision, right: Revision) -> Bool { left.rawValue < right.rawValue }
}
