import FoodData
import Interpreter
import Nutrition
import Proposals

/// Numbers, amounts, days and times, as people, files and models write them, and answers to a card.
struct AmountTarget: FuzzTarget {
  static let name = "amounts"

  private let amounts: AmountReader
  private let days: DayReader
  private let words: IngredientWords
  private let today = Day(number: 20_777)

  init() throws {
    let lexicon = try Lexicon.embedded()
    amounts = AmountReader(lexicon: lexicon)
    days = DayReader(lexicon: lexicon)
    words = try IngredientWords.embedded()
  }

  func take(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = amounts.read(text)
    _ = days.read(text, today: today)
    var ingredients = IngredientReader(words: words)
    _ = ingredients.read(text)
    _ = AnswerGrammar.read(text)
    try takeNumbers(text, bytes[...])
    try takeTimes(text)
  }

  private func takeNumbers(_ text: String, _ bytes: ArraySlice<UInt8>) throws {
    _ = try? Barcode(text)
    if let figure = FixedDecimal(text) {
      try BrokenPromise.unless(FixedDecimal(figure.description) == figure, "\(figure) is read as another figure")
    }
    for figure in [FixedDecimal(text), FixedDecimal(scientific: bytes)].compactMap(\.self) {
      for places in 0...8 { _ = figure.formatted(places: places) }
      _ = (figure * figure, figure / figure, figure + figure, -figure)
    }
  }

  private func takeTimes(_ text: String) throws {
    if let day = Day(text) { try BrokenPromise.unless(Day(day.description) == day, "\(day) is read as another day") }
    if let time = ClockTime(text) {
      try BrokenPromise.unless(ClockTime(time.description) == time, "\(time) is read as another time")
    }
    _ = Week(text)
    guard let instant = Instant(iso8601: text) else { return }
    let local = LocalTime(instant, offset: LocalTime.offset(of: text))
    try BrokenPromise.unless(Instant(iso8601: local.iso8601) != nil, "\(local.iso8601) is not read again")
  }
}
