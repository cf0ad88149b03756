internal import Calls
internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Store

/// A food or recipe before and after its correction, with what was logged of it, day by day.
struct FoodCorrection {
  /// What one profile logged of it on one day.
  struct LoggedDay {
    let line: RecomputedDays.Line
    let profile: UUID
    /// The entries whose figures differ from the corrected ones.
    var entries: [Entry]
    let isRecomputed: Bool
  }

  private let change: LoggableChange
  /// The newest day first; within a day in the order of the profiles.
  let days: [LoggedDay]
  /// Entries without a weight, which cannot be recomputed.
  let weightless: [Entry]
  /// The changes to the food or recipe itself.
  private let own: [Change]
  private let now: Instant

  init(
    from before: Loggable, to after: Loggable, own: [Change], logged: [LoggedEntry], profiles: [Profile],
    choice: RecomputedDays, now: Instant
  ) {
    // Where nothing else changes, the person must mean the logged entries.
    var choice = choice
    if own.isEmpty, choice.isUnsaid { choice.scope = .all }
    let change = LoggableChange(before: before, after: after)
    (self.change, self.own, self.now) = (change, own, now)
    weightless = logged.map(\.entry).filter { $0.grams == nil }
    let order = Dictionary(profiles.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var days: [RecomputedDays.Line: LoggedDay] = [:]
    for logged in logged {
      guard logged.entry.grams != nil, logged.entry.sourceCorrected || change.touches(logged.entry) else { continue }
      let profile = logged.meal.profile
      let line = RecomputedDays.Line(day: logged.meal.day, profile: order[profile].map { profiles[$0].name } ?? "")
      days[
        line, default: LoggedDay(line: line, profile: profile, entries: [], isRecomputed: choice.has(line))
      ].entries.append(logged.entry)
    }
    // Entries without known energy have no figure to keep.
    if choice.isUnsaid {
      for (line, day) in days where day.entries.allSatisfy({ $0.figures.energy == nil }) && !choice.left.contains(line)
      {
        days[line] = LoggedDay(line: line, profile: day.profile, entries: day.entries, isRecomputed: true)
      }
    }
    self.days = days.values.sorted { left, right in
      (right.line.day, order[left.profile] ?? 0) < (left.line.day, order[right.profile] ?? 0)
    }
  }

  var before: Loggable { change.before }
  var after: Loggable { change.after }

  var recomputed: [LoggedDay] { days.filter(\.isRecomputed) }

  /// The food or recipe comes first, since recomputed entries are checked against it.
  var changes: [Change] {
    own + days.flatMap { day in day.entries.compactMap { day.isRecomputed ? anew($0) : left($0) } }
      + (before.per100Grams == after.per100Grams ? [] : weightless.compactMap(left))
  }

  /// The entry with the corrected figures for its weight, or for the servings by which it was logged.
  func recomputed(_ entry: Entry) -> Entry {
    guard let grams = change.grams(of: entry) else { return entry }
    var entry = entry
    if entry.grams != grams { (entry.grams, entry.servings) = (grams, after.servings(in: grams)) }
    entry.figures = after.per100Grams.portion(of: grams)
    let isGuess = entry.tier == .estimated && before.loggedTier < .estimated
    entry.tier = isGuess ? .estimated : after.loggedTier
    entry.source = after.source
    entry.sourceCorrected = false
    return entry
  }

  private func anew(_ entry: Entry) -> Change? { update(entry, to: recomputed(entry)) }

  /// The entry as it was logged, marked as based on a corrected source.
  private func left(_ entry: Entry) -> Change? {
    var marked = entry
    marked.sourceCorrected = entry.grams == nil || change.touches(entry)
    return update(entry, to: marked)
  }

  private func update(_ entry: Entry, to other: Entry) -> Change? {
    guard entry != other else { return nil }
    var other = other
    other.updated = now
    return .update(from: .entry(entry), to: .entry(other))
  }
}

extension Food {
  /// The tier of a number logged from it; unknown where its energy is unknown.
  var loggedTier: Tier { per100Grams.energy == nil ? .unknown : source.tier }
}
