package import Messages
package import Nutrition

/// A conversation as a text file, which can be read like a page and run like a test.
package struct Transcript: Hashable, Sendable {
  /// How Ctrl-C is written.
  static let interrupt = "^C"

  /// The header fields: the clock, the zone, the model and others.
  package var header: Header
  /// Everything below the header, in order.
  package var lines: [Line]

  package init(header: Header, lines: [Line]) {
    self.header = header
    self.lines = lines
  }

  /// The header, which applies to the whole transcript.
  package struct Header: Hashable, Sendable {
    /// "builtin" or "recorded".
    package var model: String
    /// When it begins; clock lines advance it.
    package var now: Instant
    /// The offset of `now`, in seconds east of UTC.
    package var offset: Int
    /// The name of the time zone: "Europe/Berlin".
    package var zone: String
    /// The seed of the ids: the same seed gives the same ids.
    package var seed: UInt64
    /// The version of the prompt that the model had; nil where it does not matter.
    package var prompt: Int?
    /// The language of the environment; nil for English.
    package var language: LanguageTag?

    package init(
      model: String, now: Instant, offset: Int, zone: String, seed: UInt64, prompt: Int? = nil,
      language: LanguageTag? = nil
    ) {
      self.model = model
      self.now = now
      self.offset = offset
      self.zone = zone
      self.seed = seed
      self.prompt = prompt
      self.language = language
    }
  }

  /// A line, by what it does when the transcript is played.
  package enum Line: Hashable, Sendable {
    /// At the left margin, or empty.
    case commentary(String)
    /// A line of the person.
    case input(String)
    /// A further line of a pasted text.
    case inputMore(String)
    /// A recorded answer of the model: a JSON object.
    case reply(String)
    /// A recorded answer from outside.
    case outside(String)
    /// Moves the clock, and possibly to another zone.
    case clock(Instant, offset: Int, zone: String?)
    /// Continues on this device of the household.
    case device(String)
    case output(String)
    /// The state hash of the records at the end.
    case state(String)
  }
}
