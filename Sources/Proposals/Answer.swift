package import Calls

/// What a line that is typed while a proposal waits means.
package enum Answer: Hashable, Sendable {
  case yes
  case no
  /// "Delete it": declines a proposal that is new, and is a correction of any other.
  case drop
  case later
  case help
  /// "?", "? 2": where the numbers of all lines, or of one, come from.
  case explain(item: Int?)
  /// Show the whole of a card that was shortened.
  case whole
  /// A number; the confirmation of a bulk change asks for one.
  case count(Int)
  /// Edits of numbered lines or fields of the card; all are made, or none.
  case edits([Edit])
  /// An empty line: neither a yes nor a no.
  case nothing
  /// Not an answer: a correction in words, or a line about something else.
  case other
}
