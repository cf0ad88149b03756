internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// What was saved, worded from the rows that were read back.
struct SavedWording {
  let committed: Committed
  /// The meals of the entries that were read back.
  let meals: [UUID: Meal]
  let today: Day
  /// Whose diary the conversation is about.
  let profile: UUID
  /// The names of the profiles.
  let names: [UUID: String]
  /// What the card showed and the commit did not save.
  let leftOut: [String]

  var note: SavedNote {
    SavedNote(
      sequence: committed.sequence, sentence: [deed, balance].compactMap(\.self).joined(separator: " "), energy: energy,
      days: committed.days.map(\.day))
  }

  /// The entries that this commit brought into the diary.
  private var newEntries: [Entry] {
    guard case .tool = committed.action else { return [] }
    return committed.records.compactMap { record in
      guard case .entry(let entry) = record, committed.inserted.contains(entry.id) else { return nil }
      return entry
    }
  }

  /// The energy of the new entries; nil where there are none.
  private var energy: Figure? {
    newEntries.isEmpty ? nil : Totals(eaten: newEntries).energy
  }

  /// "316 kcal"; at least that where a food does not know its energy.
  private func words(_ entries: [Entry]) -> String {
    let sum = Totals(eaten: entries)
    if sum.figures.energy == nil, sum.count > 0 { return "energy not known" }
    return "\(sum.incomplete.contains(.energy) ? "at least " : "")\(sum.energy.formatted()) kcal"
  }

  /// "Saved: lunch, 395 kcal.", "Saved: lunch, 395 kcal, without flurbles.", "Saved for Emma: lunch, 395 kcal.",
  /// "Saved: lunch; me 316 kcal, Emma 276 kcal."
  private var deed: String {
    var slots: [String] = []
    var eaters: [UUID] = []
    for meal in newEntries.compactMap({ meals[$0.meal] }) {
      if !slots.contains(meal.slot.rawValue) { slots.append(meal.slot.rawValue) }
      if !eaters.contains(meal.profile) { eaters.append(meal.profile) }
    }
    if let deed = health ?? imported ?? diary ?? journal { return deed }
    guard energy != nil, !slots.isEmpty else { return trip ?? packed ?? "Done: \(committed.summary)." }
    let meal = slots.joined(separator: ", ")
    guard eaters.count == 1 else {
      let plates = eaters.map { "\(names[$0] ?? "") \(words(entries(of: $0)))" }
      return "Saved: \(meal); \(plates.joined(separator: ", "))\(without)."
    }
    let whose = eaters[0] == profile ? "" : " for \(names[eaters[0]] ?? "")"
    return "Saved\(whose): \(meal), \(words(newEntries))\(without)."
  }

  private var without: String { leftOut.isEmpty ? "" : ", without \(leftOut.phrase)" }

  /// "Saved: trip to REWE, 4 lines, 9.36 EUR."
  private var trip: String? {
    guard case .tool = committed.action else { return nil }
    for case .trip(let trip) in committed.records where committed.inserted.contains(trip.id) {
      let lines = committed.records.count { if case .purchase(let line) = $0 { line.trip == trip.id } else { false } }
      let counted = lines == 0 ? "" : lines == 1 ? ", 1 line" : ", \(lines) lines"
      return "Saved: trip to \(trip.store)\(counted), \(trip.total.text)."
    }
    return nil
  }

  /// What can be done with a food that was read off its pack.
  private var packed: String? {
    guard case .tool = committed.action else { return nil }
    for case .food(let food) in committed.records where committed.inserted.contains(food.id) {
      guard food.source.kind == .label, food.name.utf8.count <= 40 else { continue }
      let amount = food.portions.contains { $0.unit == .serving } ? "1 serving of" : "50 g"
      let giving = food.barcode == nil ? "" : " “/contribute \(food.name)” gives it to Open Food Facts."
      return "Done: \(committed.summary). To log some, say “had \(amount) \(food.name)”.\(giving)"
    }
    return nil
  }

  private func entries(of eater: UUID) -> [Entry] {
    newEntries.filter { meals[$0.meal]?.profile == eater }
  }

  /// Whether most of it is of days long gone.
  private var bringsPast: Bool { isHealth || isImport || isDiary }

  /// "1,605 of 2,000 kcal left today." Of who speaks, or of the only one whose days have changed.
  private var balance: String? {
    let own = committed.days.last { $0.profile == profile }
    let isForOne = Set(committed.days.map(\.profile)).count == 1 && !newEntries.isEmpty
    guard let state = own ?? (isForOne ? committed.days.last : nil), !bringsPast || state.day == today
    else { return nil }
    let name = state.day == today ? "today" : "on \(state.day.dated(from: today))"
    guard let record = state.record else { return "Nothing logged \(name) now." }
    let phrase = record.allowance.phrase
    return "\(phrase.prefix(1).uppercased() + phrase.dropFirst()) \(name)."
  }
}
