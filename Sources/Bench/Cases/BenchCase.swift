package import JSON

/// A few lines of one person, each with what should come of it, on a home where the others have not been.
package struct BenchCase: Hashable, Sendable {
  /// "en corrections 3".
  package let id: String
  /// The part of the benchmark that counts it.
  package let suite: BenchSuite
  /// "en".
  package let language: String
  /// What it is about: "corrections".
  package let topic: String
  /// In the order in which they are said, each on what the ones before have left.
  package let turns: [BenchTurn]

  package init(id: String, suite: BenchSuite, language: String, topic: String, turns: [BenchTurn]) {
    self.id = id
    self.suite = suite
    self.language = language
    self.topic = topic
    self.turns = turns
  }
}

/// What the cases of a suite are about.
package enum BenchSuite: String, CaseIterable, Sendable {
  /// Single things that are said: every tool, every topic.
  case tools
  /// Days from morning to evening, and transcripts.
  case day
  /// Meals whose true figures are known.
  case nutribench
}

/// What a person says.
package struct BenchTurn: Hashable, Sendable {
  /// The line as it is typed, in the language of the case.
  package let words: String
  /// What is scored of it.
  package let wanted: Wanted

  /// What a model should make of a turn.
  package enum Wanted: Hashable, Sendable {
    /// An answer to what waits, or words that nothing is counted of.
    case anything
    /// Calls, each of them or another one of its row.
    case calls([[BenchCall]])
    /// No card: a question, a plan, something else.
    case noCard
  }

  package init(words: String, wanted: Wanted) {
    self.words = words
    self.wanted = wanted
  }
}

/// A call that a model should make, with the arguments that count.
package struct BenchCall: Hashable, Sendable {
  /// The name of a tool: "log_meal".
  package let tool: String
  /// As a model would write them: an object with what the line says.
  package let arguments: JSONValue

  package init(tool: String, arguments: JSONValue) {
    self.tool = tool
    self.arguments = arguments
  }
}
