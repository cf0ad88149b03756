internal import Calls
internal import Nutrition
internal import Words

/// Parses what was bought: "bought 2 l milk 1.19 and bread 2.49 at REWE", "spent 45.10 at Lidl".
struct BoughtReader {
  private static let mostItems = 100

  let context: Context
  var sentence: Sentence { context.sentence }
  var end: Int { context.range.upperBound }

  /// An item of the list: its words, its price, and whether "for" comes before the price.
  private struct Part {
    var words: [Int] = []
    var price: FixedDecimal?
    var isAfterFor = false
    /// Whether the price comes before the words.
    var isPriceFirst = false
  }

  /// The range of the list, and what was said before it.
  struct Start {
    var body: Range<Int>
    var isSpending = false
    /// Whether only a noun says that it was bought: "shopping at Lidl: milk 1.29".
    var isNamed = false
    var store: String?
    var isAtShop = false
  }

  /// Nil where it does not say that something was bought, or what.
  func read() -> RecordTripCall? {
    guard !context.clause.isQuestion else { return nil }
    guard let start = start(.bought) else { return readPriced() }
    guard !asks(start.body), let (trip, parts) = self.parts(in: start.body, store: start.store),
      let trip = finished(trip, parts, isSpending: start.isSpending)
    else { return nil }
    guard !trip.isPriced else { return trip }
    let isBought =
      trip.store != nil || isSurelyBought(start.body)
      || isAtShop(start) && trip.isMeasured && !parts.contains(where: hasArticle) || trip.isOfKilograms
    return !start.isNamed && isBought ? trip : nil
  }

  /// Parses "picked up bananas and bread at Aldi, 4.20": a shop and a price show that it was bought. "A burger" was
  /// eaten.
  private func readPriced() -> RecordTripCall? {
    guard let start = start(.perhapsBought), !asks(start.body), isAtShop(start.body),
      let (trip, parts) = parts(in: start.body, store: start.store),
      !parts.contains(where: hasArticle),
      let trip = finished(trip, parts, isSpending: false), trip.isPriced
    else { return nil }
    return trip
  }

  /// Goods from a shop, without amounts, that may have been bought or eaten; nil where the line says more.
  func perhapsBought() -> [String]? {
    guard !context.clause.isQuestion, context.labels.isEmpty, let start = start(.perhapsBought), !asks(start.body),
      let (_, parts) = parts(in: start.body, store: start.store), isAtShop(start)
    else { return nil }
    let lines = parts.filter { !$0.words.isEmpty || $0.price != nil }.map { part in
      isBare(part) ? line(part) : nil
    }
    return lines.isEmpty || lines.contains { $0 == nil } ? nil : lines.compactMap { $0?.original }
  }

  /// Whether only known foods are listed, without a shop or price, after a word that does not suggest eating.
  private func isSurelyBought(_ body: Range<Int>) -> Bool {
    let list = context.list(body)
    return !context.contains(context.range, .grocery(.perhapsBought)) && list.unaccounted.isEmpty && !list.items.isEmpty
      && list.items.allSatisfy { $0.match != nil }
  }

  private func isAtShop(_ start: Start) -> Bool { start.isAtShop || isAtShop(start.body) }

  /// Whether a shop is named: "from Aldi", "from the supermarket", but not "at work".
  private func isAtShop(_ body: Range<Int>) -> Bool {
    body.contains { index in
      sentence.skip(.grocery(.shop), at: index, before: end) != nil
        || store(at: index, before: end) != nil && sentence.skip(.place, at: index, before: end) == nil
    }
  }

  /// Whether it has an article and so was probably eaten: "a burger", but not "a bag of onions".
  private func hasArticle(_ part: Part) -> Bool {
    guard let first = part.words.first, sentence.skip(.article, at: first, before: end) != nil else { return false }
    return AmountParser(sentence: sentence).read(at: first, before: end)?.unit?.isContainer != true
  }

  /// Whether it has neither an amount nor an article: "milk", not "a latte".
  private func isBare(_ part: Part) -> Bool {
    guard part.price == nil, let first = part.words.first else { return false }
    return !hasArticle(part) && AmountParser(sentence: sentence).read(at: first, before: end) == nil
  }

  /// The goods in a range, with their prices where given; nil where a shop is named, or there are none.
  func goods(in body: Range<Int>) -> [TripCallLine]? {
    guard let (trip, parts) = parts(in: body), trip.store == nil else { return nil }
    let lines = parts.filter { !$0.words.isEmpty || $0.price != nil }.map(line)
    return lines.isEmpty || lines.contains { $0 == nil } ? nil : lines.compactMap(\.self)
  }

  /// The items of a list, and the shop; nil where the shop or a price of one item is given twice.
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
      } else if !parts[parts.count - 1].words.isEmpty, let paid = paid(at: index) {
        parts.append(Part(price: paid.figure, isAfterFor: true))
        index = paid.next
      } else if let price = price(at: index) {
        // "45 liraya süt 120 liraya peynir": the price comes before each.
        if parts[parts.count - 1].isPriceFirst, !parts[parts.count - 1].words.isEmpty { parts.append(Part()) }
        guard parts[parts.count - 1].price == nil else { return nil }
        parts[parts.count - 1].isPriceFirst = parts[parts.count - 1].words.isEmpty
        parts[parts.count - 1].price = price.figure
        parts[parts.count - 1].isAfterFor = price.isAfterFor
        index = price.next
      } else if let next = parted(at: index, after: parts[parts.count - 1].words) {
        parts.append(Part())
        index = next
      } else {
        if beginsAnother(at: index, after: parts[parts.count - 1].words) { parts.append(Part()) }
        parts[parts.count - 1].words.append(index)
        index += 1
      }
    }
    return (trip, barelyPriced(parts))
  }

  /// "Milk 30 lira, bread 15": if one item has a price, a bare number after another's name is its price.
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

  /// Whether it is the total: "4.20", "total 4.20".
  private func isTotal(_ part: Part) -> Bool {
    part.price != nil && part.words.allSatisfy { sentence.skip(.grocery(.total), at: $0, before: end) != nil }
  }

  /// Whether the only price, at the end, is for everything: "milk, bread and eggs for 7.50".
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

  /// A weight or volume at the end, "butter 250g", in Chinese also a count, "鸡蛋30个".
  private func measure(behind words: [Int], before end: Int) -> AmountPhrase? {
    words.dropFirst().lazy.compactMap { AmountParser(sentence: sentence).read(at: $0, before: end) }
      .first { phrase in
        phrase.range.upperBound == end && phrase.energy == nil
          && (phrase.unit?.isMeasured == true || sentence.language == .chinese && phrase.quantity != nil)
      }
  }

  private func isBeforeName(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark
      || sentence.skip(
        anyOf: [.of, .article, .determiner, .filler, .grocery(.price), .conjunction(.on)], at: index) == index + 1
  }
}

extension RecordTripCall {
  fileprivate var isPriced: Bool { total != nil || lines.contains { $0.price != nil } }

  /// Whether all of it was weighed in kilograms, as nobody eats: "2 kilo elma 1 kilo biber aldım".
  fileprivate var isOfKilograms: Bool { !lines.isEmpty && lines.allSatisfy { $0.unit == .kilogram } }

  /// Whether something of it was weighed or measured, as "2 kilo elma" from the market.
  fileprivate var isMeasured: Bool { lines.contains { $0.unit?.isMeasured == true } }
}
