internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The report of an import of a tracker's figures.
extension SavedWording {
  var isHealth: Bool { committed.action == .tool(ImportHealth().name) }

  /// "Saved: 31 days of earned calories, 12,480 kcal; 4 weights."; nil for other commits.
  var health: Text? {
    guard isHealth else { return nil }
    var earned: [FixedDecimal] = []
    var eaten: [FixedDecimal] = []
    var weights = 0
    for record in committed.records {
      switch record {
      case .activity(let activity): earned.append(activity.energy)
      case .entry(let entry): eaten.append(entry.figures.energy ?? .zero)
      case .weight: weights += 1
      default: continue
      }
    }
    let removed = committed.deleted.filter { $0.kind != .entry }.count { HealthRecord.isTracked($0) }
    let replaced = committed.deleted.filter { $0.kind != .entry }.count - removed
    let parts = [
      HealthWording.earned(earned), HealthWording.weights(weights), HealthWording.eaten(eaten),
      HealthWording.replaced(replaced), HealthWording.removed(removed),
    ]
    return .savedParts(parts: parts.compactMap(\.self))
  }
}
