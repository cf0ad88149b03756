internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
package import Proposals
internal import Store

/// A day of a diary, ready to be shown as rows or written as JSON.
package struct DayView: Sendable {
  let day: Day
  let title: Text
  let profile: String
  /// Whether any target is set, even if not for this day; without one the base is the reference intake.
  let hasTarget: Bool
  let meals: [LoggedMeal]
  let record: DayRecord?
  let allowance: Allowance
  let water: WaterOfDay
  /// From 0 to 100; nil where scores are not shown.
  let score: Int?
  /// The paths of the stored pictures of each meal.
  let pictures: [UUID: [String]]
  let totals: Totals
  /// The likely range of the energy eaten; nil where everything was weighed.
  let likely: LikelyRange?
  private let entries: [Entry]
  /// The zone in which times are shown.
  let zone: Zone

  init(
    day: Day, title: Text, profile: String, hasTarget: Bool, base: FixedDecimal, diary: Diary, water: WaterOfDay,
    zone: Zone, score: Int? = nil, pictures: KeptPictures = KeptPictures()
  ) {
    self.day = day
    self.title = title
    self.profile = profile
    self.hasTarget = hasTarget
    self.water = water
    self.zone = zone
    self.score = score
    meals = diary.meals
    self.pictures = diary.meals.reduce(into: [:]) { $0[$1.meal.id] = pictures.paths(of: $1.meal.id) }
    record = diary.record
    allowance = diary.record?.allowance ?? Allowance(base: base)
    entries = meals.flatMap(\.entries)
    totals = Totals(eaten: entries)
    likely = LikelyRange(of: .energy, in: entries)
  }

  /// A heading for each meal, its lines numbered through the day, then the day's total.
  package var card: Card {
    var rows: [Card.Row] = []
    var number = 0
    let headings = meals.map { heading(of: $0.meal) }
    for (index, meal) in meals.enumerated() {
      if index == 0 || headings[index - 1] != headings[index] {
        let count = headings[index...].prefix { $0 == headings[index] }.count
        rows.append(heading(headings[index], of: meals[index..<index + count]))
      }
      if let remark = meal.meal.remark {
        rows.append(Card.Row([Card.Cell(remark)], emphasis: .muted))
      }
      rows += (pictures[meal.meal.id] ?? []).map { Card.Row([Card.Cell(.dayPicture(path: $0))], emphasis: .muted) }
      for entry in meal.entries {
        number += 1
        rows.append(EntryRow.row(number: number, entry))
      }
    }
    if !rows.isEmpty { rows.append(EntryRow.total(.sum, totals)) }
    return Card(title: title, rows: rows, notes: notes)
  }

  /// "Lunch", "Lunch “at the lake”"; with the time where the day has several of that name: "Snack 16:00".
  private func heading(of meal: Meal) -> Text {
    let isOneOfSeveral = meals.contains { $0.meal.slot == meal.slot && $0.meal.at != meal.at }
    let heading: Text =
      isOneOfSeveral
      ? .mealHeading(slot: meal.slot, time: zone.local(meal.at).time) : .slotTitle(slot: meal.slot)
    return meal.title.map { .mealHeadingNamed(heading: heading, title: $0) } ?? heading
  }

  /// The heading of meals with their energy. Consecutive meals of the same name share a heading.
  private func heading(_ name: Text, of meals: some Sequence<LoggedMeal>) -> Card.Row {
    let energy = EntryRow.energy(of: Totals(eaten: meals.flatMap(\.entries)))
    return Card.Row([Card.Cell(name), .right(.empty), .right(energy)], emphasis: .heading)
  }

  private var notes: [Text] {
    var notes = [balance] + [EntryRow.estimatedShare(totals)].compactMap(\.self)
    if let share = MacroShare(whole: totals) {
      notes.append(.dayMacroShare(protein: share.protein, carbohydrate: share.carbohydrate, fat: share.fat))
    } else if !totals.incomplete.isEmpty, totals.count > 0 {
      notes.append(incompleteness)
    }
    if let likely, likely.isWide { notes.append(.dayLikely(low: likely.shown.low, high: likely.shown.high)) }
    if let correctedSince { notes.append(correctedSince) }
    if water.millilitres > .zero { notes.append(.dayDrunk(water: water.text)) }
    if let score { notes.append(.dayScore(score: score)) }
    if !hasTarget { notes.append(.dayNoTarget) }
    return notes
  }

  /// "Logged with the old figures of oat milk (2): “recompute oat milk” computes it anew."
  private var correctedSince: Text? {
    var lines: [(name: String, numbers: [String])] = []
    for (index, entry) in entries.enumerated() where entry.sourceCorrected {
      if let known = lines.firstIndex(where: { $0.name == entry.name }) {
        lines[known].numbers.append("\(index + 1)")
      } else {
        lines.append((entry.name, ["\(index + 1)"]))
      }
    }
    guard let first = lines.first else { return nil }
    let foods = lines.map { Text.dayCorrectedFood(food: $0.name, lines: $0.numbers.map { .verbatim($0) }) }
    return .dayCorrectedSince(foods: foods, first: first.name)
  }

  /// A note on the totals that are only lower bounds.
  private var incompleteness: Text {
    let missing = Nutrient.allCases.filter(totals.incomplete.contains)
    if missing.count == Nutrient.allCases.count - 1, !totals.incomplete.contains(.energy) { return .daySumsEnergyAlone }
    return .daySumsIncomplete(nutrients: missing.map { .nutrientName(nutrient: $0) })
  }

  /// "2,000 base + 0 earned = 2,000 allowance − 316 eaten: 1,684 kcal remaining."
  var balance: Text {
    let remaining = allowance.shownRemaining
    let rest: Text = remaining < .zero ? .dayOver(energy: remaining.magnitude) : .dayRemaining(energy: remaining)
    let (base, earned, whole, eaten) = (allowance.base, allowance.earned, allowance.allowance, allowance.eaten)
    // Activity earns nothing where exercise is not counted.
    guard let record, record.exercise == .ignored, record.activeEnergy > .zero else {
      return .dayBalance(base: base, earned: earned, allowance: whole, eaten: eaten, rest: rest)
    }
    return .dayBalanceNotCounted(
      base: base, earned: earned, active: record.activeEnergy, allowance: whole, eaten: eaten, rest: rest)
  }
}

extension Meal {
  /// "health score 78; note: at grandma’s"; nil where there is neither. The notes of a photo are a model's words.
  var remark: Text? {
    let said = notes.flatMap { notes -> Text? in
      notes.isEmpty ? nil : origin == .photo ? .dayNoteOfModel(note: notes) : .dayNote(note: notes)
    }
    let parts = [healthScore.map { Text.dayHealthScore(score: $0) }, said].compactMap(\.self)
    return parts.isEmpty ? nil : .list(parts, .clauses)
  }
}
