/// What a message takes, so that its words can be read back into it.
package struct MessageForm: Sendable {
  package let id: String
  let places: [Place]

  /// - Parameter places: in the order of the message's arguments.
  package init(_ id: String, _ places: Place...) {
    (self.id, self.places) = (id, places)
  }

  /// What stands in a place of a message, for who reads it back from words.
  package indirect enum Place: Sendable {
    /// Words of somebody's own.
    case words
    /// Of one person: no list of them.
    case name
    case food
    case figure
    case count
    /// In grams.
    case amount
    case time
    /// By what is chosen between the message's own words.
    case choice
    /// One of these messages.
    case text([MessageForm])
    /// One of all messages that the reader knows.
    case any
    /// At least so many of a kind, joined.
    case list(ListKind, of: Place, least: Int = 1)
    /// These, in a series; the first takes what the others leave.
    case parts([Place])
  }
}
