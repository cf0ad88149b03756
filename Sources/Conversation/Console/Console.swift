package import Nutrition
package import Proposals

/// Reads lines and shows events: a terminal, a script, a single turn of the command line, or a replay. The session treats them
/// all alike.
package protocol Console: AnyObject {
  /// The person's next line, or why there is none. Shows `prompt` where there is someone to see it.
  func nextInput(_ prompt: Prompt) -> ConsoleInput

  func show(_ event: SessionEvent)
}

/// What a console has read.
package enum ConsoleInput: Hashable, Sendable {
  /// A whole turn; pasted text may contain line breaks.
  case line(TypedLine)
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D on an empty line, or the end of a script.
  case end
}

/// How a profile is named in the prompt.
package struct ProfileSign: Hashable, Sendable {
  /// The icon, if there is one, and the name.
  package let label: String
  /// The profile's colour; nil where it has none.
  package let colour: ProfileColour?

  package init(_ label: String, _ colour: ProfileColour? = nil) {
    self.label = label
    self.colour = colour
  }
}

/// What the person is asked for.
package enum Prompt: Hashable, Sendable {
  /// A turn, in the diary of this profile; nil where there is only one.
  case turn(profile: ProfileSign?)
  /// The answer to the waiting proposal.
  case answer
  /// A further line of a turn with several lines.
  case more
}
