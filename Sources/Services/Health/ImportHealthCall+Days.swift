package import Calls
package import HealthData
package import Nutrition

extension ImportHealthCall {
  /// Apple’s own sum counts as clearly different beyond this share, in percent, and this energy, in kcal.
  private static let doubt = (share: FixedDecimal(15), energy: FixedDecimal(50))

  /// - Parameter today: figures of later days are ignored.
  package init(_ days: HealthDays, source: String, until today: Day, replacesTyped: Bool = false) {
    func figures(_ values: [Day: FixedDecimal]) -> [DayFigure] {
      values.filter { $0.key <= today }.sorted { $0.key < $1.key }.map { DayFigure(day: $0.key, value: $0.value) }
    }
    self.init()
    self.source = source
    active = figures(days.active)
    weights = figures(days.weights)
    eaten = figures(days.eaten)
    leftOut = days.leftOut
    self.replacesTyped = replacesTyped ? true : nil
    doubtful = days.doubtful.isEmpty ? nil : days.doubtful.sorted()
    let all = (active + weights + eaten).map(\.day)
    if let first = all.min(), let last = all.max() {
      covered = [DaySpan(first: first, last: last)]
      doubted = Self.doubted(days).filter { $0.day >= first && $0.day <= last }
    }
  }

  private static func doubted(_ days: HealthDays) -> [DoubtedDay] {
    days.summaries.sorted { $0.key < $1.key }.compactMap { day, summary in
      let sum = days.active[day] ?? .zero
      let difference = sum > summary ? sum - summary : summary - sum
      guard difference > max(doubt.energy, summary * doubt.share / FixedDecimal(100)) else { return nil }
      return DoubtedDay(day: day, value: sum, summary: summary)
    }
  }

  /// These figures merged with newer ones, which win on days that both have.
  package func merged(with newer: ImportHealthCall) -> ImportHealthCall {
    let doubts = Set(newer.doubtful ?? [])
    func stays(_ day: Day) -> Bool {
      doubts.contains(day) || !(newer.covered ?? []).contains { $0.contains(day) }
    }
    func merge(_ old: [DayFigure], _ new: [DayFigure]) -> [DayFigure] {
      let days = Set(new.map(\.day))
      // A kind of figure that is missing from the newer call may not have been asked for.
      return (old.filter { !days.contains($0.day) && (new.isEmpty || source != newer.source || stays($0.day)) } + new)
        .sorted { $0.day < $1.day }
    }
    var all = newer
    all.active = merge(active, newer.active)
    all.weights = merge(weights, newer.weights)
    all.eaten = merge(eaten, newer.eaten)
    let spans = (source == newer.source ? covered ?? [] : []) + (newer.covered ?? [])
    all.covered = spans.isEmpty ? nil : Array(Set(spans)).sorted { ($0.first, $0.last) < ($1.first, $1.last) }
    let differing = (doubted ?? []).filter { stays($0.day) } + (newer.doubted ?? [])
    all.doubted = differing.isEmpty ? nil : differing
    all.doubtful = doubtful == nil ? newer.doubtful : Array(doubts.union(doubtful ?? [])).sorted()
    return all
  }
}
