package import JSON

/// A few lines that one person types, each with the wanted outcome. Each case starts from a fresh copy of the home.
package struct BenchCase: Hashable, Sendable {
  /// Language, topic and number: "en corrections 3".
  package let id: String
  /// The suite in whose scores it counts.
  package let suite: BenchSuite
  /// The code of the language: "en".
  package let language: String
  /// The topic: "corrections".
  package let topic: String
  /// In the order in which they are typed, each after the effects of the ones before.
  package let turns: [BenchTurn]

  package init(id: String, suite: BenchSuite, language: String, topic: String, turns: [BenchTurn]) {
    self.id = id
    self.suite = suite
    self.language = language
    self.topic = topic
    self.turns = turns
  }
}

/// The suites of the benchmark.
package enum BenchSuite: String, CaseIterable, Sendable {
  /// Single requests, for every tool and topic.
  case tools
  /// Days from morning to evening, and transcripts.
  case day
  /// Meals with known figures.
  case nutribench
}

/// One line that a person types, and the wanted outcome.
package struct BenchTurn: Hashable, Sendable {
  /// The line as typed, in the language of the case.
  package let words: String
  /// The outcome against which a model is scored.
  package let wanted: Wanted

  /// The wanted outcome of a turn.
  package enum Wanted: Hashable, Sendable {
    /// Not scored, such as the answer to a waiting card.
    case anything
    /// Tool calls. Each inner list holds one wanted call and its accepted alternatives.
    case calls([[BenchCall]])
    /// No card: a question, a plan, or something else.
    case noCard
  }

  package init(words: String, wanted: Wanted) {
    self.words = words
    self.wanted = wanted
  }
}

/// A wanted tool call, with the arguments that count.
package struct BenchCall: Hashable, Sendable {
  /// The name of a tool: "log_meal".
  package let tool: String
  /// An object as a model would write it, with what the line says.
  package let arguments: JSONValue

  package init(tool: String, arguments: JSONValue) {
    self.tool = tool
    self.arguments = arguments
  }
}
