internal import Nutrition
package import Services

/// What may follow the command that shows trips: a span of days, one day, a number on the list, or a shop.
package enum TripWords {
  package static func read(_ words: String) -> ShowTrips.Arguments {
    let word = words.lowercased()
    if words.isEmpty { return ShowTrips.Arguments() }
    if let number = Int(digits: words, in: 1...1_000_000) { return ShowTrips.Arguments(trip: number) }
    if let period = ShowPeriod.Arguments.Length(rawValue: word) { return ShowTrips.Arguments(period: period) }
    if words.contains("..") {
      let range = PeriodWords.read([words], .week)
      return ShowTrips.Arguments(from: range.from, to: range.to)
    }
    let isDay = ["today", "yesterday"].contains(word) || Weekday(rawValue: word) != nil || Day(words) != nil
    return isDay ? ShowTrips.Arguments(day: words) : ShowTrips.Arguments(store: words)
  }
}
