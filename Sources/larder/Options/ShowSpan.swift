package import Calls
internal import Conversation
internal import EmbeddedMessages
internal import Messages

/// What `larder show` shows.
package enum ShowSpan: Equatable {
  case day(String?)
  case period(ShowPeriodCall)
  case progress(days: Int?)
}

extension ShowSpan {
  /// - Parameter words: the words after `show`.
  init(_ words: [String]) throws(UsageError) {
    let rest = Array(words.dropFirst())
    switch words.first {
    case nil: self = .day(nil)
    case "day": self = .day(try ShowSpan.date(rest))
    case "week": self = .period(PeriodWords.read(rest, .week))
    case "month": self = .period(PeriodWords.read(rest, .month))
    case "progress": self = .progress(days: try ShowSpan.number(rest))
    case let range? where PeriodWords.isRange(range): self = .period(PeriodWords.read(words, .week))
    default: self = .day(try ShowSpan.date(words))
    }
  }

  private static func date(_ words: [String]) throws(UsageError) -> String? {
    guard words.count <= 1 else {
      throw UsageError(sentence: .usageShowWhat)
    }
    return words.first
  }

  private static func number(_ words: [String]) throws(UsageError) -> Int? {
    guard let word = words.first else { return nil }
    guard words.count == 1, let number = Int(word) else {
      throw UsageError(sentence: .usageShowProgress)
    }
    return number
  }
}
