internal import Calls
internal import JSON
internal import LanguageModels
internal import Proposals
internal import Services

/// Which numbers of a model are not its own.
extension Session {
  /// For the calls that it makes: what the person has typed, what tools and files have told, and what waits on a card.
  var knownNumbers: KnownNumbers {
    var known = noNumbers
    for message in numbersOfHistory(by: numbers) { known.formUnion(message.numbers) }
    for proposal in turn.waiting { known.take(shown: proposal.request.arguments) }
    return known
  }

  /// For what it says: what the person has typed, what tools have told in this turn, and what the person sees on a card, but for its
  /// own numbers there.
  var statedNumbers: KnownNumbers {
    var known = noNumbers
    for message in numbersOfHistory(by: numbers) where message.isTyped || message.isOfThisTurn {
      known.formUnion(message.numbers)
    }
    for proposal in turn.waiting {
      known.take(card: ProposalFacts(proposal: proposal).json, of: proposal.request.arguments)
    }
    return known
  }

  private func numbers(in message: Message) -> KnownNumbers {
    var known = noNumbers
    switch message {
    case .user(let line): known.hear(line)
    case .toolResult(let result):
      if let facts = result.outcome.facts { known.take(facts, answering: result.call.arguments) }
    case .assistant, .event: break
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
