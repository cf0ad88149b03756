package import Calls

/// What a line means while a proposal is waiting.
package enum Answer: Hashable, Sendable {
  case yes
  case no
  /// "Delete it": takes away what was said.
  case drop
  case later
  case help
  /// "?", "? 2": where the numbers are from, of one line or of all.
  case explain(item: Int?)
  /// The whole of a card of which a part was shown.
  case whole
  /// A number where a count was asked for.
  case count(Int)
  /// Changes by the card's numbers, all of them or none.
  case edits([Edit])
  /// An empty line: neither a yes nor a no.
  case nothing
  /// Not an answer: a correction in words, or another turn.
  case other
}
