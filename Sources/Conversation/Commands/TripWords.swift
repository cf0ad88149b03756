package import Calls
internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Parses what follows the command that shows trips: a period, a day, a number from the list, or a shop.
package enum TripWords {
  /// Parses the words; without any, the call shows the trips of the last 30 days.
  package static func read(_ words: String) -> ShowTripsCall {
    let word = words.lowercased()
    var call = ShowTripsCall()
    if words.isEmpty { return call }
    if let number = Int(digits: words, in: 1...1_000_000) {
      call.trip = number
    } else if let period = ShowPeriodCall.Length(rawValue: word) {
      call.period = period
    } else if words.contains("..") {
      let range = PeriodWords.read([words], .week)
      (call.from, call.to) = (range.from, range.to)
    } else if case .day(let day) = CardWords.embedded.place(words.split(separator: " ")) {
      call.day = day
    } else {
      call.store = words
    }
    return call
  }
}
