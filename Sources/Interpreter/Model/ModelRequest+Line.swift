internal import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition

/// What a request tells of its last line: when it was said, and what it may answer.
extension ModelRequest {
  var moment: Moment {
    guard let situation else { return Moment(today: Day(number: 0)) }
    let date = Day(situation.now.prefix(10))
    let today = Day(situation.today) ?? date ?? Day(number: 0)
    return Moment(
      today: today, time: ClockTime(situation.now.dropFirst(11).prefix(5)),
      isPastMidnight: date.map { $0 > today } ?? false)
  }

  /// The line before the last one, and what followed on it.
  private var turnBefore: ArraySlice<Message> {
    let before = messages.dropLast()
    let start = before.lastIndex { if case .user = $0 { true } else { false } }
    return start.map { before[$0...] } ?? []
  }

  /// The line before the last one, where the answer to it said `text`, alone or beside other things.
  func lineAnswered(by text: Text) -> String? {
    guard case .user(let line)? = turnBefore.first else { return nil }
    let says = turnBefore.contains { message in
      if case .assistant(let reply) = message { reply.parts.contains(text) } else { false }
    }
    return says ? line : nil
  }

  /// The foods whose figures the line before the last one asked for; none where it did anything else.
  var foodsLookedUp: [FindFoodCall] {
    let results = turnBefore.compactMap { message -> ToolResult? in
      if case .toolResult(let result) = message { result } else { nil }
    }
    let asked = results.compactMap { result -> FindFoodCall? in
      if case .answer = result.outcome { result.call.call.proposed(FindFoodCall.self) } else { nil }
    }
    return asked.count == results.count ? asked : []
  }

  /// The food that the reply before called unknown, asking for figures or a similar food.
  var foodAskedAbout: String? {
    guard case .assistant(let reply)? = messages.dropLast().last, reply.calls.isEmpty, let said = reply.only,
      case .message(let message) = said, case .text(.verbatim(let food))? = message.arguments.first,
      said == .replyEstimateHow(food: food)
    else { return nil }
    return food
  }
}

extension ModelReply {
  /// The things that it says.
  var parts: [Text] {
    if case .list(let parts, _)? = own { parts } else { own.map { [$0] } ?? [] }
  }

  /// What it says, where that is one thing.
  var only: Text? { parts.count == 1 ? parts[0] : nil }
}
