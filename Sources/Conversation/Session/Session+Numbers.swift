internal import Calls
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Proposals
package import Services

/// Which numbers of a model are not its own.
extension Session {
  /// For the calls that it makes: what the person has typed, mostly now, what tools and files have told, and what waits on a
  /// card.
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

  /// For what it says: what the person has typed, what larder has said of what was saved, what tools have told in this
  /// turn, and what the person sees on a card, but for its own numbers there.
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

  /// Those of a line that the person has typed, with the foods that it says them of.
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
    case .event(let sentence): known.take(said: sentence)
    case .assistant: break
    }
    return known
  }
}

extension ToolResult.Outcome {
  /// What a tool has told; nil for a refusal, which repeats what was asked.
  fileprivate var facts: JSONValue? {
    switch self {
    case .answer(let facts), .proposed(_, let facts): facts
    case .refused: nil
    }
  }
}
