/// The shape of a message's arguments, so that `MessageReader` can read its words back.
package struct MessageForm: Sendable {
  package let id: String
  let places: [Place]

  /// - Parameter places: the kinds of the message's arguments, in their order.
  package init(_ id: String, _ places: Place...) {
    (self.id, self.places) = (id, places)
  }

  /// What one placeholder holds.
  package indirect enum Place: Sendable {
    /// A person's own words.
    case words
    /// The name of one person or thing, not a list.
    case name
    case food
    case figure
    case count
    /// A weight in grams.
    case amount
    case time
    /// A case that only chooses between the message's variants and is not shown.
    case choice
    /// One of these messages.
    case text([MessageForm])
    /// Any message that the reader knows.
    case any
    /// A list with at least this many items of one kind.
    case list(ListKind, of: Place, least: Int = 1)
    /// These places, joined as a series. The first takes everything that the others leave over, commas included.
    case parts([Place])
  }
}
