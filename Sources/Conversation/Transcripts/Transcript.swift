package import Messages
package import Nutrition

/// A conversation on paper: it reads like a page and runs like a test.
package struct Transcript: Hashable, Sendable {
  /// How Ctrl-C is written.
  static let interrupt = "^C"

  /// The fields at the top: the clock, the zone, the model.
  package var header: Header
  /// All below the header, in order.
  package var lines: [Line]

  package init(header: Header, lines: [Line]) {
    self.header = header
    self.lines = lines
  }

  /// What holds for the whole transcript.
  package struct Header: Hashable, Sendable {
    /// "builtin" or "recorded".
    package var model: String
    /// When it begins; lines of the clock move it on.
    package var now: Instant
    /// That of `now`, in seconds east of UTC.
    package var offset: Int
    /// The name of the time zone: "Europe/Berlin".
    package var zone: String
    /// What ids are made from: the same seed gives the same ids.
    package var seed: UInt64
    /// The prompt that the model had, by its version; nil where it does not matter.
    package var prompt: Int?
    /// What the surroundings speak; nil is English.
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

  /// A line by what it does when the transcript is played.
  package enum Line: Hashable, Sendable {
    /// At the left margin, or empty.
    case commentary(String)
    /// A line of the person.
    case input(String)
    /// A further line of what was pasted as one.
    case inputMore(String)
    /// A recorded answer of the model: a JSON object.
    case reply(String)
    /// A recorded answer from outside.
    case outside(String)
    /// The clock moves, perhaps to another zone.
    case clock(Instant, offset: Int, zone: String?)
    /// From here on it is played on this device of the household.
    case device(String)
    case output(String)
    /// The digest of the user's records at the end.
    case state(String)
  }
}
