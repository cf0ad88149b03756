internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The report of an import from another tracker's diary.
extension SavedWording {
  var isDiary: Bool { committed.action == .tool(ImportDiary().name) }

  /// "Saved: 1,204 entries on 31 days, 60,123 kcal; 3 weights."; nil for other commits.
  var diary: Text? {
    guard isDiary else { return nil }
    var eaten: [FixedDecimal] = []
    var days: Set<Day> = []
    var water: [FixedDecimal] = []
    var earned: [FixedDecimal] = []
    var weights = 0
    for record in committed.records {
      switch record {
      case .entry(let entry):
        eaten.append(entry.figures.energy ?? .zero)
        if let day = meals[entry.meal]?.day { days.insert(day) }
      case .water(let glass): water.append(glass.millilitres)
      case .activity(let activity): earned.append(activity.energy)
      case .weight: weights += 1
      default: continue
      }
    }
    let parts = [
      DiaryWording.entries(eaten.count, days: days.count, eaten.reduce(.zero, +)), DiaryWording.water(water),
      HealthWording.weights(weights), HealthWording.earned(earned),
    ]
    return .savedParts(parts: parts.compactMap(\.self))
  }
}
