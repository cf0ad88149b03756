internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The report of a commit, worded from the rows that were read back.
struct SavedWording {
  let committed: Committed
  /// The meals of the entries that were read back.
  let meals: [UUID: Meal]
  let today: Day
  /// The profile of the conversation's diary.
  let profile: UUID
  /// The names of the profiles.
  let names: [UUID: String]
  /// What was on the card and was not saved.
  let leftOut: [String]

  var note: SavedNote {
    SavedNote(
      sequence: committed.sequence, sentence: .sentences([deed, balance]), energy: energy,
      days: committed.days.map(\.day), at: committed.at)
  }

  /// The entries that this commit added to the diary; none where it corrected others, too, which its summary tells.
  private var newEntries: [Entry] {
    guard case .tool = committed.action else { return [] }
    let entries = committed.records.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    return entries.allSatisfy { committed.inserted.contains($0.id) } ? entries : []
  }

  /// The energy of the new entries; nil where there are none.
  private var energy: FixedDecimal? {
    newEntries.isEmpty ? nil : Totals(eaten: newEntries).energy
  }

  /// "316 kcal"; "at least" that where a food's energy is unknown.
  private func energy(of entries: [Entry]) -> Text {
    let sum = Totals(eaten: entries)
    if sum.figures.energy == nil, sum.count > 0 { return .savedEnergyNotKnown }
    return sum.incomplete.contains(.energy)
      ? .savedEnergyAtLeast(energy: sum.energy) : .energy(energy: sum.energy)
  }

  /// "Saved: lunch, 395 kcal.", or another report of what was done.
  private var deed: Text {
    if let deed = health ?? imported ?? diary ?? journal { return deed }
    return logged ?? trip ?? packed ?? .savedDone(summary: committed.summary)
  }

  /// "Saved: lunch, 395 kcal, without flurbles.", "Saved for Emma: lunch, 395 kcal.", "Saved: lunch; me 316 kcal, Emma
  /// 276 kcal."; nil where no meal was logged.
  private var logged: Text? {
    var slots: [MealSlot] = []
    var diners: [UUID] = []
    for meal in newEntries.compactMap({ meals[$0.meal] }) {
      if !slots.contains(meal.slot) { slots.append(meal.slot) }
      if !diners.contains(meal.profile) { diners.append(meal.profile) }
    }
    guard energy != nil, !slots.isEmpty else { return nil }
    let names = slots.map { Text.slot(slot: $0) }
    let left = leftOut.map { Text.verbatim($0) }
    if diners.count > 1 {
      let plates = diners.map {
        Text.savedPlate(person: self.names[$0] ?? "", energy: self.energy(of: entries(of: $0)))
      }
      return left.isEmpty
        ? .savedPlates(slots: names, plates: plates) : .savedPlatesWithout(slots: names, plates: plates, left: left)
    }
    let energy = self.energy(of: newEntries)
    guard diners[0] != profile else {
      return left.isEmpty
        ? .savedMeal(slots: names, energy: energy) : .savedMealWithout(slots: names, energy: energy, left: left)
    }
    let person = self.names[diners[0]] ?? ""
    return left.isEmpty
      ? .savedMealFor(person: person, slots: names, energy: energy)
      : .savedMealForWithout(person: person, slots: names, energy: energy, left: left)
  }

  /// "Saved: trip to REWE, 4 lines, 9.36 EUR."
  private var trip: Text? {
    guard case .tool = committed.action else { return nil }
    for case .trip(let trip) in committed.records where committed.inserted.contains(trip.id) {
      let lines = committed.records.count { if case .purchase(let line) = $0 { line.trip == trip.id } else { false } }
      return .savedTrip(store: trip.store, lines: lines, total: trip.total.words)
    }
    return nil
  }

  /// What can be done with a food that was read from its label.
  private var packed: Text? {
    guard case .tool = committed.action else { return nil }
    for case .food(let food) in committed.records where committed.inserted.contains(food.id) {
      guard food.source.kind == .label, food.name.utf8.count <= 40 else { continue }
      let hasServing = food.portions.contains { $0.unit == .serving }
      let done: Text =
        hasServing
        ? .savedServingFromPack(summary: committed.summary, food: food.name)
        : .savedFromPack(summary: committed.summary, food: food.name)
      return .sentences([done, food.barcode == nil ? nil : .savedContribute(food: food.name)])
    }
    return nil
  }

  private func entries(of diner: UUID) -> [Entry] {
    newEntries.filter { meals[$0.meal]?.profile == diner }
  }

  /// Whether most of the commit concerns past days.
  private var bringsPast: Bool { isHealth || isImport || isDiary }

  /// "1,605 of 2,000 kcal left today." For the conversation's profile, or for the only other one whose days have changed.
  private var balance: Text? {
    let own = committed.days.last { $0.profile == profile }
    let isForOne = Set(committed.days.map(\.profile)).count == 1 && !newEntries.isEmpty
    guard let state = own ?? (isForOne ? committed.days.last : nil), !bringsPast || state.day == today
    else { return nil }
    let day = state.day == today ? DayName.today : DayName(state.day, from: today)
    guard let allowance = state.record?.allowance else { return .savedNothingLogged(day: day) }
    let remaining = allowance.shownRemaining
    if remaining == .zero { return .savedOnTarget(day: day) }
    if remaining < .zero { return .savedOverTarget(energy: remaining.magnitude, day: day) }
    return .savedLeft(energy: remaining, allowance: allowance.allowance, day: day)
  }
}
