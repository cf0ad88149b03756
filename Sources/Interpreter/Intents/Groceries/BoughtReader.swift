internal import Calls
internal import Nutrition
internal import Words

/// Reads what somebody tells of a trip to a shop: "bought 2 l milk 1.19 and bread 2.49 at REWE", "spent 45.10 at Lidl".
struct BoughtReader {
  private static let mostItems = 100

  let context: Context
  var sentence: Sentence { context.sentence }
  var end: Int { context.range.upperBound }

  /// A part of the list: its words, its price, and whether "for" stands before that.
  private struct Part {
    var words: [Int] = []
    var price: FixedDecimal?
    var isAfterFor = false
  }

  /// Where the list begins and ends, and what was said before it.
  struct Start {
    var body: Range<Int>
    var isSpending = false
    /// Only a noun says that it was bought: "shopping at Lidl: milk 1.29".
    var isNamed = false
    var store: String?
    var isAtShop = false
  }

  /// Nil where nothing says that it was bought, or what.
  func read() -> RecordTripCall? {
    guard !context.clause.isQuestion else { return nil }
    guard let start = start(.bought) else { return readPriced() }
    guard !asks(start.body), let (trip, parts) = self.parts(in: start.body, store: start.store),
      let trip = finished(trip, parts, isSpending: start.isSpending)
    else { return nil }
    guard !trip.isPriced else { return trip }
    return !start.isNamed && (trip.store != nil || isSurelyBought(start.body)) ? trip : nil
  }

  /// "Picked up bananas and bread at Aldi, 4.20": a shop and a price say that it was bought. "A burger" was eaten.
  private func readPriced() -> RecordTripCall? {
    guard let start = start(.perhapsBought), !asks(start.body), isAtShop(start.body),
      let (trip, parts) = parts(in: start.body, store: start.store),
      !parts.contains(where: hasArticle),
      let trip = finished(trip, parts, isSpending: false), trip.isPriced
    else { return nil }
    return trip
  }

  /// What was got from a shop and may have been eaten there or not, with nothing said of how much; nil where a line says more.
  func perhapsBought() -> [String]? {
    guard !context.clause.isQuestion, context.labels.isEmpty, let start = start(.perhapsBought), !asks(start.body),
      let (_, parts) = parts(in: start.body, store: start.store), start.isAtShop || isAtShop(start.body)
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

  /// "A burger" was eaten; "a bag of onions" is how they are sold.
  private func hasArticle(_ part: Part) -> Bool {
    guard let first = part.words.first, sentence.skip(.article, at: first, before: end) != nil else { return false }
    return AmountParser(sentence: sentence).read(at: first, before: end)?.unit?.isContainer != true
  }

  /// Neither an amount nor an article: "milk", not "a latte".
  private func isBare(_ part: Part) -> Bool {
    guard part.price == nil, let first = part.words.first else { return false }
    return !hasArticle(part) && AmountParser(sentence: sentence).read(at: first, before: end) == nil
  }

  /// The goods of a stretch, each with its price where one is said; nil where a shop is named, or nothing is.
  func goods(in body: Range<Int>) -> [TripCallLine]? {
    guard let (trip, parts) = parts(in: body), trip.store == nil else { return nil }
    let lines = parts.filter { !$0.words.isEmpty || $0.price != nil }.map(line)
    return lines.isEmpty || lines.contains { $0 == nil } ? nil : lines.compactMap(\.self)
  }

  /// The parts of a list up to the next joint, and the shop; nil where a shop or a price of one thing is said twice.
  private func parts(in body: Range<Int>, store: String? = nil) -> (trip: RecordTripCall, parts: [Part])? {
    var trip = RecordTripCall()
    trip.store = store
    (trip.currency, trip.day) = (currency, context.when.day?.description)
    var parts = [Part()]
    var index = body.lowerBound
    while index < body.upperBound {
      if let next = context.labelEnd(at: index) {
        index = next
      } else if let store = self.store(at: index, before: body.upperBound) {
        guard trip.store == nil else { return nil }
        trip.store = store.name
        index = store.next
      } else if let next = sentence.skip(
        anyOf: [.grocery(.shop), .grocery(.bought)], at: index, before: body.upperBound)
      {
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
    return (trip, barelyPriced(parts))
  }

  /// "Milk 30 lira, bread 15": where one thing has a price, a number alone behind another's name is its price.
  private func barelyPriced(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: { $0.price != nil && !$0.words.isEmpty }) else { return parts }
    return parts.map { part in
      guard part.price == nil, part.words.count > 1, let last = part.words.last, sentence.tokens[last].isNumber,
        let figure = FixedDecimal(pointed(sentence.tokens[last].original))
      else { return part }
      return Part(words: part.words.dropLast(), price: figure)
    }
  }

  private func finished(_ trip: RecordTripCall, _ parts: [Part], isSpending: Bool) -> RecordTripCall? {
    var trip = trip
    var parts = parts.filter { !$0.words.isEmpty || $0.price != nil }
    if let last = parts.last, isTotal(last) || last.isAfterFor && parts.count > 1 && isOnlyPrice(last, parts) {
      trip.total = last.price
      parts[parts.count - 1].price = nil
      if isTotal(last) { parts.removeLast() }
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

  /// "4.20", "total 4.20".
  private func isTotal(_ part: Part) -> Bool {
    part.price != nil && part.words.allSatisfy { sentence.skip(.grocery(.total), at: $0, before: end) != nil }
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
    } else if let behind = measure(behind: words, before: range.upperBound) {
      amount = behind.amount
      words = words.filter { $0 < behind.range.lowerBound }
    }
    while let word = words.first, isBeforeName(word) { words.removeFirst() }
    guard !words.isEmpty, words.contains(where: { sentence.tokens[$0].isWord }) else { return nil }
    var line = TripCallLine(original: sentence.original(words))
    (line.quantity, line.unit, line.price) = (amount.quantity, amount.unit, part.price)
    return line
  }

  /// "Butter 250g": a weight or a volume at the end.
  private func measure(behind words: [Int], before end: Int) -> AmountPhrase? {
    words.dropFirst().lazy.compactMap { AmountParser(sentence: sentence).read(at: $0, before: end) }
      .first { $0.range.upperBound == end && $0.unit?.isMeasured == true && $0.energy == nil }
  }

  private func isBeforeName(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark
      || sentence.skip(
        anyOf: [.of, .article, .determiner, .filler, .grocery(.price), .conjunction(.on)], at: index) == index + 1
  }
}

extension RecordTripCall {
  fileprivate var isPriced: Bool { total != nil || lines.contains { $0.price != nil } }
}
