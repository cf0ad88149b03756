internal import Calls
internal import Nutrition
internal import Words

/// Reads what somebody tells of a trip to a shop: "bought 2 l milk 1.19 and bread 2.49 at REWE", "spent 45.10 at Lidl".
struct BoughtReader {
  private static let mostItems = 100

  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  /// A part of the list: its words, its price, and whether "for" stands before that.
  private struct Part {
    var words: [Int] = []
    var price: Figure?
    var isAfterFor = false
  }

  /// Nil where nothing says that it was bought, or what.
  func read() -> RecordTripCall? {
    guard !context.clause.isQuestion, let start = start(.bought), !asks(start.body) else { return nil }
    guard let (trip, parts) = parts(in: start.body) else { return nil }
    guard let trip = finished(trip, parts, isSpending: start.isSpending) else { return nil }
    return trip.isPriced || trip.store != nil || isSurelyBought(start.body) ? trip : nil
  }

  /// What was got from a shop and may have been eaten there or not, with nothing said of how much; nil where a line says more.
  func perhapsBought() -> [String]? {
    guard !context.clause.isQuestion, context.labels.isEmpty, let start = start(.perhapsBought), !asks(start.body),
      let (_, parts) = parts(in: start.body), isAtShop(start.body)
    else { return nil }
    let lines = parts.filter { !$0.words.isEmpty || $0.price != nil }.map { part in
      isBare(part) ? line(part) : nil
    }
    return lines.isEmpty || lines.contains { $0 == nil } ? nil : lines.compactMap { $0?.original }
  }

  /// Neither a shop nor a price is said: foods that are known, after a word that says of nothing that it was eaten.
  private func isSurelyBought(_ body: Range<Int>) -> Bool {
    let list = context.list(body)
    return !context.contains(context.range, .grocery(.perhapsBought)) && list.unaccounted.isEmpty && !list.items.isEmpty
      && list.items.allSatisfy { $0.match != nil }
  }

  /// "From Aldi", "from the supermarket"; not "at work".
  private func isAtShop(_ body: Range<Int>) -> Bool {
    body.contains { index in
      sentence.skip(.grocery(.shop), at: index, before: end) != nil
        || store(at: index, before: end) != nil && sentence.skip(.place, at: index, before: end) == nil
    }
  }

  /// Neither an amount nor an article: "milk", not "a latte".
  private func isBare(_ part: Part) -> Bool {
    guard part.price == nil, let first = part.words.first else { return false }
    return sentence.skip(.article, at: first, before: end) == nil
      && AmountParser(sentence: sentence).read(at: first, before: end) == nil
  }

  /// The goods of a stretch, each with its price where one is said; nil where a shop is named, or nothing is.
  func goods(in body: Range<Int>) -> [TripCallLine]? {
    guard let (trip, parts) = parts(in: body), trip.store == nil else { return nil }
    let lines = parts.filter { !$0.words.isEmpty || $0.price != nil }.map(line)
    return lines.isEmpty || lines.contains { $0 == nil } ? nil : lines.compactMap(\.self)
  }

  /// The parts of a list up to the next joint, and the shop; nil where a shop or a price of one thing is said twice.
  private func parts(in body: Range<Int>) -> (trip: RecordTripCall, parts: [Part])? {
    var trip = RecordTripCall()
    (trip.currency, trip.day) = (currency, context.when.day?.description)
    var parts = [Part()]
    var index = body.lowerBound
    while index < body.upperBound {
      if let next = context.labelEnd(at: index) {
        index = next
      } else if let store = store(at: index, before: body.upperBound) {
        guard trip.store == nil else { return nil }
        trip.store = sentence.original(store.words)
        index = store.next
      } else if let next = sentence.skip(.grocery(.shop), at: index, before: body.upperBound) {
        index = next
      } else if let price = price(at: index) {
        guard parts[parts.count - 1].price == nil else { return nil }
        parts[parts.count - 1].price = price.figure
        parts[parts.count - 1].isAfterFor = price.isAfterFor
        index = price.next
      } else if let next = parted(at: index, after: parts[parts.count - 1].words) {
        parts.append(Part())
        index = next
      } else {
        parts[parts.count - 1].words.append(index)
        index += 1
      }
    }
    return (trip, parts)
  }

  private func finished(_ trip: RecordTripCall, _ parts: [Part], isSpending: Bool) -> RecordTripCall? {
    var trip = trip
    var parts = parts.filter { !$0.words.isEmpty || $0.price != nil }
    if let last = parts.last, last.words.isEmpty || last.isAfterFor && parts.count > 1 && isOnlyPrice(last, parts) {
      trip.total = last.price
      parts[parts.count - 1].price = nil
      if last.words.isEmpty { parts.removeLast() }
    }
    for part in parts {
      guard let line = line(part) else { return nil }
      trip.lines.append(line)
    }
    guard trip.lines.count <= BoughtReader.mostItems, trip.isPriced || !isSpending,
      !trip.lines.isEmpty || isSpending && trip.total != nil
    else { return nil }
    return trip
  }

  /// "Milk, bread and eggs for 7.50": the price of all of it.
  private func isOnlyPrice(_ last: Part, _ parts: [Part]) -> Bool { parts.dropLast().allSatisfy { $0.price == nil } }

  private func line(_ part: Part) -> TripCallLine? {
    guard let first = part.words.first, let last = part.words.last else { return nil }
    let range = first..<last + 1
    var words = part.words
    var amount = Amount.unsaid
    if let phrase = AmountParser(sentence: sentence).read(at: first, before: range.upperBound), phrase.energy == nil,
      phrase.range.upperBound < range.upperBound
    {
      amount = phrase.isUnmeasured ? .unsaid : phrase.amount
      words = words.filter { $0 >= phrase.range.upperBound }
    }
    while let word = words.first, isBeforeName(word) { words.removeFirst() }
    guard !words.isEmpty, words.contains(where: { sentence.tokens[$0].isWord }) else { return nil }
    var line = TripCallLine(original: sentence.original(words))
    (line.quantity, line.unit, line.price) = (amount.quantity, amount.unit, part.price)
    return line
  }

  private func isBeforeName(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark
      || sentence.skip(
        anyOf: [.of, .article, .determiner, .filler, .grocery(.price), .joint(.on)], at: index) == index + 1
  }

  // MARK: Parts

  /// What the word is about that says that it was bought: what follows it, or what stands before it at the end. Before it
  /// there may be who and when.
  private func start(_ deed: GroceryWord) -> (body: Range<Int>, isSpending: Bool)? {
    var index = context.range.lowerBound
    while index < end {
      if let next = sentence.skip(.grocery(deed), at: index, before: end) { return (next..<end, false) }
      if let next = sentence.skip(.grocery(.spend), at: index, before: end) { return (next..<end, true) }
      guard let next = context.labelEnd(at: index) ?? context.passed(at: index, before: end, isBeforeDeed) else {
        break
      }
      index = next
    }
    let last = context.range.last { sentence.tokens[$0].kind != .mark }
    guard let last, last > index, sentence.skip(.grocery(deed), at: last, before: end) == last + 1 else {
      return nil
    }
    return (index..<last, false)
  }

  private func isBeforeDeed(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .filler, .subject, .adverb, .also, .grocery(.everyone), .head(.ate): true
    default: false
    }
  }

  /// What was eaten too, or is asked, is for other readers.
  private func asks(_ body: Range<Int>) -> Bool {
    context.contains(body) { $0 == .ask || $0 == .head(.show) || $0 == .head(.ate) || $0 == .head(.delete) }
  }

  /// "At REWE", "from the corner shop": up to a price, a day or a mark.
  private func store(at index: Int, before end: Int) -> (words: [Int], next: Int)? {
    guard var next = sentence.skip(.grocery(.at), at: index, before: end) else { return nil }
    while next < end, let passed = sentence.skip(anyOf: [.article, .determiner], at: next, before: end) {
      next = passed
    }
    var words: [Int] = []
    while next < end, sentence.tokens[next].isWord || sentence.tokens[next].isNumber && !words.isEmpty,
      context.labelEnd(at: next) == nil, price(at: next) == nil, words.count < 5,
      sentence.skip(anyOf: [.joint(.and), .grocery(.at), .grocery(.price)], at: next, before: end) == nil
    {
      words.append(next)
      next += 1
    }
    return words.isEmpty ? nil : (words, next)
  }

  /// "1.19", "for 2 euros", "€3": two decimals, or a currency beside it.
  func price(at index: Int) -> (figure: Figure, next: Int, isAfterFor: Bool)? {
    let after = sentence.skip(.grocery(.price), at: index, before: end)
    var start = after ?? index
    var isMoney = false
    if let next = currencyEnd(at: start) {
      start = next
      isMoney = true
    }
    guard start < end, sentence.tokens[start].isNumber, let figure = Figure(pointed(sentence.tokens[start].original))
    else { return nil }
    var next = start + 1
    if let behind = currencyEnd(at: next) {
      next = behind
      isMoney = true
    }
    guard isMoney || hasCents(sentence.tokens[start].original) && !isMeasured(at: start) else { return nil }
    return (figure, next, after != nil)
  }

  /// "1.25 l": a unit follows.
  private func isMeasured(at index: Int) -> Bool {
    AmountParser(sentence: sentence).unit(at: index + 1, end, afterDigits: true) != nil
  }

  private func currencyEnd(at index: Int) -> Int? {
    guard index < end else { return nil }
    return sentence.find(at: index, before: end) { if case .currency(let code) = $0 { code } else { nil } }?.next
  }

  private var currency: String? {
    for index in context.range {
      let found = sentence.find(at: index, before: end) { if case .currency(let code) = $0 { code } else { nil } }
      if let found { return found.value }
    }
    return sentence.line.unicodeScalars.contains("€") ? "EUR" : nil
  }

  private func hasCents(_ number: String) -> Bool {
    let parts = number.split { $0 == "." || $0 == "," }
    return parts.count == 2 && parts[1].count == 2
  }

  private func pointed(_ number: String) -> String { String(number.map { $0 == "," ? "." : $0 }) }

  /// Commas, line ends and "and", unless the words around it are one food: "fish and chips".
  private func parted(at index: Int, after words: [Int]) -> Int? {
    if [",", ";", "\n", ":", "+"].contains(where: { sentence.isMark($0, at: index) }) { return index + 1 }
    guard let next = sentence.skip(anyOf: [.joint(.and), .joint(.plus)], at: index, before: end) else { return nil }
    if let word = words.last, next < end, sentence.tokens[next].isWord,
      context.isSureFood(sentence.lower([word] + Array(index...next)))
    {
      return nil
    }
    return next
  }
}

extension RecordTripCall {
  fileprivate var isPriced: Bool { total != nil || lines.contains { $0.price != nil } }
}
