internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// What an edited journal has changed.
extension SavedWording {
  /// "Saved: 3 new lines, 1 changed, 2 removed."; nil for other commits.
  var journal: Text? {
    guard committed.action == .tool(ApplyJournal().name) else { return nil }
    let entries = committed.records.filter { $0.kind == .entry }
    let new = entries.count { committed.inserted.contains($0.id) }
    let removed = committed.deleted.count { $0.kind == .entry }
    let parts = [(new, "new"), (entries.count - new, "changed"), (removed, "removed")].filter { $0.0 > 0 }
    guard let first = parts.first else { return nil }
    let lines = "\(first.0) \(first.1) \(first.0 == 1 ? "line" : "lines")"
    return Text("Saved: \(([lines] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")).")
  }
}
