internal import Calls
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Proposals
package import Services

/// The numbers that a model may use as not its own invention.
extension Session {
  /// The numbers for a model's tool calls: those the person has typed, the newest line first; those that tools and files have
  /// returned; and those on waiting cards.
  var knownNumbers: NumberLookup {
    var all: KnownNumbers?
    return NumberLookup([
      { self.known(in: self.numbersOfHistory(.newestLine, by: self.numbers)) },
      {
        let found = all ?? self.everyKnownNumber
        all = found
        return found
      },
    ])
  }

  private var everyKnownNumber: KnownNumbers {
    var known = known(in: numbersOfHistory(by: numbers))
    for proposal in turn.waiting { known.take(shown: proposal.request.arguments) }
    return known
  }

  private func known(in messages: [MessageNumbers]) -> KnownNumbers {
    var known = noNumbers
    for message in messages { known.formUnion(message.numbers, isOver: message.isOver) }
    return known
  }

  /// The numbers for a model's text: those the person has typed, those in larder's reports of saves, those that tools have
  /// returned in this turn, and those on waiting cards, except the ones there that the model made up.
  var statedNumbers: KnownNumbers {
    var known = noNumbers
    for message in numbersOfHistory(by: numbers) where message.isSaid || message.isOfThisTurn {
      known.formUnion(message.numbers)
    }
    for proposal in turn.waiting {
      known.take(card: ProposalFacts(proposal: proposal).json, of: proposal.request.arguments)
    }
    return known
  }

  /// The numbers of a line that the person has typed, with the foods that they belong to.
  package func numbers(said line: String) -> KnownNumbers {
    var known = noNumbers
    let foods = readFoods.flatMap { $0.line == line ? $0.items : nil }
    known.hear(line, naming: foods ?? builtIn.foods(in: line))
    return known
  }

  private func numbers(in message: Message) -> KnownNumbers {
    var known = noNumbers
    switch message {
    case .user(let line): known = numbers(said: line)
    case .toolResult(let result):
      if let facts = result.outcome.facts { known.take(facts, answering: result.call.arguments) }
    case .event(let sentence), .confirmed(let sentence, _), .declined(let sentence, _): known.take(said: sentence)
    case .assistant: break
    }
    return known
  }
}

extension ToolResult.Outcome {
  /// The facts that a tool returned; nil for a refusal, which only repeats the call.
  fileprivate var facts: JSONValue? {
    switch self {
    case .answer(let facts), .proposed(_, let facts): facts
    case .refused: nil
    }
  }
}
