package import Nutrition
package import Proposals

/// Where lines come from and events go to: a terminal, a script, one turn of the command line, a replay. The session
/// sees no difference between them.
package protocol Console: AnyObject {
  /// The next line of the person, or why there is none. Shows `prompt` where there is someone to see it.
  func nextInput(_ prompt: Prompt) -> ConsoleInput

  func show(_ event: SessionEvent)
}

/// What a console reads.
package enum ConsoleInput: Hashable, Sendable {
  /// A whole turn; a pasted text may hold line breaks.
  case line(TypedLine)
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D on an empty line, or the end of a script.
  case end
}

/// How a profile is shown at a glance.
package struct ProfileSign: Hashable, Sendable {
  /// The icon, where there is one, and the name.
  package let label: String
  /// The profile's own colour; nil where it has none.
  package let colour: ProfileColour?

  package init(_ label: String, _ colour: ProfileColour? = nil) {
    self.label = label
    self.colour = colour
  }
}

/// What is asked for.
package enum Prompt: Hashable, Sendable {
  /// A turn, in the diary of a profile (nil: the only one).
  case turn(profile: ProfileSign?)
  /// The answer to the proposal that is waiting.
  case answer
  /// A further line of a turn that has several.
  case more
}
