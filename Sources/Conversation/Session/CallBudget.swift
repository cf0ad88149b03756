internal import Nutrition

/// How often a model from outside may be asked. What is over it is answered by the interpreter; nothing fails.
package struct CallBudget: Hashable, Sendable {
  /// Calls in this run; nil is without a limit.
  package var callsPerRun: Int?
  /// Calls within 60 minutes; nil is without a limit.
  package var callsPerHour: Int?
  /// Tokens a day, those of all providers together; nil is without a limit.
  package var tokensPerDay: Int?

  private var calls: [Instant] = []

  /// Without limits.
  package init() {}

  /// What holds where nothing else is said: a model that loops costs no more than 100 calls an hour.
  package static var usual: CallBudget {
    var budget = CallBudget()
    budget.callsPerHour = 100
    return budget
  }

  /// Why no model is asked now.
  package enum Refusal: Hashable, Sendable {
    case run(Int)
    case hour(Int)
    case day(Int)
  }

  /// - Parameter tokensToday: what was used today.
  func refusal(at now: Instant, tokensToday: Int) -> Refusal? {
    if let callsPerRun, calls.count >= callsPerRun { return .run(callsPerRun) }
    if let callsPerHour, calls.count(where: { now.minutes(since: $0) < 60 }) >= callsPerHour {
      return .hour(callsPerHour)
    }
    if let tokensPerDay, tokensToday >= tokensPerDay { return .day(tokensPerDay) }
    return nil
  }

  mutating func count(at now: Instant) {
    calls.append(now)
  }
}
