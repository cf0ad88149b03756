import Interpreter
import Nutrition
import Testing

/// Numbers as a text states them, with what else they may mean and their unit.
struct StatedNumberTests {
  private func numbers(_ text: String) throws -> [String] {
    try StatedNumbers(lexicon: Reading.lexicon()).numbers(in: text).map { number in
      let readings = number.readings.sorted().map { $0.formatted(places: 8, grouping: false) }.joined(separator: "/")
      return readings + (number.unit.map { " \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("1,950 kcal, 70.5 g of protein and 1200 mg of sodium", ["1950 kilocalories", "70.5 grams", "1200 milligrams"]),
    ("85 % of it", ["85 percent"]), ("1.950 kcal", ["1.95/1950 kilocalories"]), ("4 of 7 days", ["4", "7"]),
    ("three of seven days, twenty five foods", ["3", "7", "25"]), ("about two thousand kcal", ["2000 kilocalories"]),
    ("1.2 thousand calories", ["1200 kilocalories"]), ("two slices and 300 ml", ["2 other", "300 millilitres"]),
    ("half of the days", ["0.5"]), ("week W47 of 2026", ["47", "2026"]), ("71,5 kg", ["71.5 kilograms"]),
    ("one focus, a day, a few foods, several days", []), ("400 kJ", ["400 other"]),
    ("an vier von sieben Tagen 1.800 kcal", ["4", "7", "1.8/1800 kilocalories"]), ("no number at all", []),
  ])
  func `are found with their units`(text: String, expected: [String]) throws {
    #expect(try numbers(text) == expected)
  }
}

struct ToneWordTests {
  @Test(arguments: [
    ("You cheated on Thursday", "cheated"), ("a guilt-free week", "guilt"), ("Keep the streak", "streak"),
    ("Das war ein Ausrutscher", "ausrutscher"), ("bu hafta kaçamak vardı", "kacamak"), ("不要内疚", "内疚"),
    ("Du solltest weniger essen", "du solltest"), ("You must eat less", "must"),
  ])
  func `are heard in every language`(text: String, word: String) throws {
    #expect(try ToneWords.embedded().heard(in: text).contains(word))
  }

  @Test(arguments: ["Fibre is low on 3 days", "120 kcal over target", "mustard and a bowl of pasta", "4 Tage im Ziel"])
  func `are not found in plain words`(text: String) throws {
    #expect(try ToneWords.embedded().heard(in: text) == [])
  }

  @Test func `of one kind can be asked for alone`() throws {
    #expect(try ToneWords.embedded().heard(in: "you must not cheat", [.guilt]) == ["cheat"])
  }
}
