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

  /// The line right before the last one, and the reply to it.
  var exchangeBefore: (line: String, reply: ModelReply)? {
    let before = Array(messages.dropLast().suffix(2))
    guard before.count == 2, case .user(let line) = before[0], case .assistant(let reply) = before[1] else {
      return nil
    }
    return (line, reply)
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
  /// What it says, where that is one thing.
  var only: Text? {
    guard case .list(let parts, _)? = own else { return own }
    return parts.count == 1 ? parts[0] : nil
  }
}
