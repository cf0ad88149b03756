/// Corrects several logged entries at once: all of it is confirmed and saved together.
package struct CorrectEntriesCall: Call {
  package static let name = "correct_entries"

  /// The corrections, in the order in which they were said.
  package var corrections: [Correction] = []

  package init() {}

  package static let fields: [CallField<CorrectEntriesCall>] = [.required("corrections", \.corrections)]

  /// A change or a deletion of one entry, or what came to its meal; one of the three.
  package struct Correction: CallRecord {
    /// How an entry changes.
    package var change: ChangeEntryCall?
    /// Which entry is deleted.
    package var deletion: DeleteEntriesCall?
    /// What came to the meal: the rice of a dish of which only the chicken is left.
    package var addition: LogMealCall?

    package init() {}

    package static let fields: [CallField<Correction>] =
      [.optional("change", \.change), .optional("deletion", \.deletion), .optional("addition", \.addition)]

    /// What the entry is called in words, or what it becomes; nil where it is meant without any.
    package var food: String? {
      change?.food ?? change?.toFood ?? deletion?.food ?? addition?.items.first?.food
    }
  }
}

extension CorrectEntriesCall {
  /// What can be changed of each of its corrections.
  package static func takes(_ change: Edit.Change) -> Bool {
    ChangeEntryCall.takes(change) || DeleteEntriesCall.takes(change)
  }

  /// Its corrections, each by what its entry is called.
  package var cardLines: [CardLine] { CardLine.numbered(corrections.map { $0.food ?? "" }) }
}
