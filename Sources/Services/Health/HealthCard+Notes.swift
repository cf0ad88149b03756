internal import Calls
internal import Nutrition

/// What is to be known about a tracker's figures before they are saved.
extension HealthCard {
  private static let mostMentioned = 5
  /// In kcal a day: hardly anybody earns more by moving, and every body burns more in all.
  private static let usualEnergy = Figure(1_500)

  var notes: [String] {
    var notes: [String] = []
    if let changed = changedDays { notes.append(changed) }
    if let doubted = doubtedDays { notes.append(doubted) }
    if !comparison.vanished.isEmpty {
      notes.append(
        "\(comparison.source) speaks of the days around those that are no longer there, and had figures of them before."
      )
    }
    let active = comparison.active
    if !active.isEmpty {
      let mean = active.map(\.after).reduce(.zero, +) / Figure(active.count)
      if mean > HealthCard.usualEnergy {
        notes.append(
          "That is \(HealthWording.kilocalories(mean)) a day. If what the body burns at rest is in it, it is not what "
            + "was earned.")
      }
      if isIgnored { notes.append("Exercise is not counted: the allowances stay.") }
    }
    let typed = comparison.alsoTyped
    if typed > 0 {
      notes.append(
        "On \(typed.counted("day")) you recorded an activity yourself, which counts beside. If the tracker measured it, too, import "
          + "it with --replace.")
    }
    if comparison.ownWeights > 0 {
      notes.append("On \(comparison.ownWeights.counted("day")) a weight is recorded already, which stays.")
    }
    if comparison.loggedDays > 0 {
      notes.append("\(comparison.loggedDays.counted("day")) with entries of your own get nothing eaten.")
    }
    if comparison.leftOut > 0 { notes.append(HealthWording.leftOut(comparison.leftOut)) }
    return notes
  }

  /// Which days have other figures now, where they have no rows of their own.
  private var changedDays: String? {
    let changed = comparison.active.filter { $0.before != nil }
    guard !changed.isEmpty, comparison.active.count > HealthCard.mostDays else { return nil }
    let mentioned = changed.suffix(HealthCard.mostMentioned).map { difference in
      "\(difference.day.dated(from: today)) \(difference.before?.formatted(places: 0) ?? "") → "
        + HealthWording.kilocalories(difference.after)
    }
    let rest = changed.count - mentioned.count
    return "Changed: \(mentioned.joined(separator: ", "))\(rest > 0 ? " and \(rest.counted("day")) more" : "")."
  }

  /// Where Apple’s own sum of a day is clearly another than that of its records.
  private var doubtedDays: String? {
    let doubted = comparison.doubted
    guard !doubted.isEmpty else { return nil }
    let mentioned = doubted.suffix(HealthCard.mostMentioned).map { day in
      "\(day.day.dated(from: today)) \(HealthWording.kilocalories(day.summary)), here "
        + HealthWording.kilocalories(day.value)
    }
    let rest = doubted.count - mentioned.count
    return "Apple’s own sum, of what the watch measured, is clearly another: \(mentioned.joined(separator: "; "))"
      + (rest > 0 ? "; and \(rest.counted("day")) more." : ".") + " What is saved are the sums of the records."
  }
}
