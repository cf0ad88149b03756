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
    guard !newEntries.isEmpty else { return nil }
    return newEntries.filter { !$0.skipped }.map { $0.figures.energy ?? .zero }.reduce(.zero, +)
  }

  /// "Saved: lunch, 395 kcal."
  private var deed: String {
    var slots: [String] = []
    for entry in newEntries {
      if let slot = meals[entry.meal]?.slot.rawValue, !slots.contains(slot) { slots.append(slot) }
    }
    guard let energy, !slots.isEmpty else { return "Done: \(committed.summary)." }
    return "Saved: \(slots.joined(separator: ", ")), \(energy.formatted()) kcal."
  }

  /// "1,605 of 2,000 kcal left today."
  private var balance: String? {
    guard let state = committed.days.last(where: { $0.profile == profile }) else { return nil }
    let name = state.day == today ? "today" : "on \(state.day.dated(from: today))"
    guard let record = state.record else { return "Nothing logged \(name) now." }
    let phrase = record.allowance.phrase
    return "\(phrase.prefix(1).uppercased() + phrase.dropFirst()) \(name)."
  }
}
