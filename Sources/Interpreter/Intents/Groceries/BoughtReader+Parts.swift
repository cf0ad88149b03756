internal import Calls
internal import Nutrition
internal import Words

/// Parts of a shopping trip in words: the start of the list, the shop, prices, separators.
extension BoughtReader {
  /// The goods after the word for buying, or before it where it is at the end. A person, a time and a place may come
  /// before it.
  func start(_ deed: GroceryWord) -> Start? {
    var start = Start(body: context.range)
    var index = context.range.lowerBound
    while index < end {
      if let body = body(after: index, deed, &start) {
        start.body = body..<end
        return start
      }
      guard
        let next = context.labelEnd(at: index) ?? placed(at: index, &start)
          ?? context.passed(at: index, before: end, isBeforeDeed)
      else { break }
      index = next
    }
    guard let verb = (index..<end).dropFirst().first(where: { isDeed(at: $0, deed) }) else { return nil }
    start.body = index..<(isOver(at: verb + 1) ? verb : end)
    return start
  }

  /// Whether a word for buying is here, with at most a price after it: "Reis gekauft", "Reis gekauft 1,99".
  private func isDeed(at index: Int, _ deed: GroceryWord) -> Bool {
    guard var next = sentence.skip(.grocery(deed), at: index, before: end), next == index + 1 else { return false }
    if let price = price(at: next) { next = price.next }
    return isOver(at: next)
  }

  private func isOver(at index: Int) -> Bool { (index..<end).allSatisfy { sentence.tokens[$0].kind == .mark } }

  /// Where the goods begin after a word for buying.
  private func body(after index: Int, _ deed: GroceryWord, _ start: inout Start) -> Int? {
    if let next = sentence.skip(.grocery(deed), at: index, before: end) { return next }
    if let next = sentence.skip(.grocery(.spend), at: index, before: end) {
      start.isSpending = true
      return next
    }
    guard deed == .bought,
      let next = sentence.skip(anyOf: [.grocery(.trip), .grocery(.groceries)], at: index, before: end)
    else { return nil }
    start.isNamed = true
    return next
  }

  /// The end of a shop that is named before the word for buying.
  private func placed(at index: Int, _ start: inout Start) -> Int? {
    if let next = sentence.skip(.grocery(.shop), at: index, before: end) {
      start.isAtShop = true
      return next
    }
    if let trip = wentTo(at: index) {
      start.store = trip.store ?? start.store
      start.isAtShop = true
      return trip.next
    }
    guard start.store == nil, let store = shopping(at: index) ?? self.store(at: index, before: end, beforeFoods: true)
    else { return nil }
    start.store = store.name
    start.isAtShop = true
    return store.next
  }

  /// The shop that somebody went to, where what they bought follows: "went to Tesco and | bought".
  private func wentTo(at index: Int) -> (store: String?, next: Int)? {
    let mostWords = 4
    guard let start = sentence.skip(.grocery(.went), at: index, before: end) else { return nil }
    for mark in start..<min(start + mostWords, end) {
      guard
        let next = sentence.skip(.conjunction(.and), at: mark, before: end)
          ?? (sentence.isMark(",", at: mark) ? mark + 1 : nil)
      else { continue }
      let deed = sentence.skip(.subject, at: next, before: end) ?? next
      guard mark > start, saysBought(from: deed) else { return nil }
      let isKind = (start..<mark).allSatisfy { !sentence.phrases[$0].isEmpty }
      return (isKind ? nil : sentence.original(start..<mark), deed)
    }
    return nil
  }

  /// Whether a word for buying is there, or ends the line in German: "war bei Aldi, hab Milch gekauft".
  private func saysBought(from index: Int) -> Bool {
    if sentence.skip(.grocery(.bought), at: index, before: end) != nil { return true }
    return sentence.language == .german && (index..<end).contains { isDeed(at: $0, .bought) }
  }

  /// A name right before a Chinese word for buying: "盒马买了".
  private func shopping(at index: Int) -> (name: String, next: Int)? {
    guard sentence.language == .chinese, sentence.tokens[index].isWord, sentence.phrases[index].isEmpty,
      sentence.skip(.grocery(.bought), at: index + 1, before: end) != nil,
      !context.isSureFood(sentence.tokens[index].lower)
    else { return nil }
    return (sentence.tokens[index].original, index + 1)
  }

  private func isBeforeDeed(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .subject, .adverb, .also, .grocery(.everyone), .trigger(.ate), .person(.has): true
    default: false
    }
  }

  /// Whether it also says that something was eaten, or is a question; other readers handle that.
  func asks(_ body: Range<Int>) -> Bool {
    context.contains(body) { $0 == .ask || $0 == .trigger(.show) || $0 == .trigger(.ate) || $0 == .trigger(.delete) }
  }

  /// Parses a shop, up to a price, a day or a mark: "at REWE", "from the corner shop", "Lidl'den".
  ///
  /// - Parameter beforeFoods: whether a list may follow: "bei Edeka Äpfel gekauft".
  func store(at index: Int, before end: Int, beforeFoods: Bool = false) -> (name: String, next: Int)? {
    if let name = TurkishSuffixes.place(sentence.tokens[index].original) ?? unmarkedStore(at: index) {
      return (name, index + 1)
    }
    // "In total".
    guard sentence.skip(.grocery(.total), at: index, before: end) == nil,
      var next = sentence.skip(.grocery(.at), at: index, before: end)
    else { return nil }
    while next < end, let passed = sentence.skip(anyOf: [.article, .determiner], at: next, before: end) {
      next = passed
    }
    var words: [Int] = []
    while next < end, sentence.tokens[next].isWord || isNumberOfStore(next, before: end) && !words.isEmpty,
      !(beforeFoods && !words.isEmpty && context.isSureFood(sentence.lower([next]))),
      context.labelEnd(at: next) == nil, price(at: next) == nil, words.count < 5,
      sentence.skip(anyOf: Self.besideStores, at: next, before: end) == nil
    {
      words.append(next)
      next += 1
    }
    return words.isEmpty ? nil : (sentence.original(words), next)
  }

  /// The shop in a Turkish word that is neither a food nor anything else, and says where: "migrostan", "bimde".
  private func unmarkedStore(at index: Int) -> String? {
    let token = sentence.tokens[index]
    guard sentence.language == .turkish, sentence.phrases[index].isEmpty, token.isWord,
      !context.isSureFood(token.lower), let name = TurkishSuffixes.place(withoutMark: token.original),
      context.finder.match(name.lowercased(), state: nil)?.quality.isSure != true
    else { return nil }
    return name
  }

  /// Whether the number is part of a shop's name: "Shop 24".
  private func isNumberOfStore(_ index: Int, before end: Int) -> Bool {
    sentence.tokens[index].isNumber && (index + 1 == end || !sentence.tokens[index + 1].isWord)
  }

  /// Words at which the name of a shop ends.
  private static let besideStores: [Tag] = [
    .conjunction(.and), .grocery(.at), .grocery(.price), .grocery(.bought), .grocery(.perhapsBought), .grocery(.spend),
  ]

  /// Parses a price, which has two decimals or a currency: "1.19", "for 2 euros", "€3".
  func price(at index: Int) -> (figure: FixedDecimal, next: Int, isAfterFor: Bool)? {
    let after = sentence.skip(.grocery(.price), at: index, before: end)
    var start = after ?? index
    var isMoney = false
    if let next = currencyEnd(at: start) {
      start = next
      isMoney = true
    }
    guard start < end, sentence.tokens[start].isNumber,
      let figure = FixedDecimal(pointed(sentence.tokens[start].original))
    else { return nil }
    var next = start + 1
    // "25块" at the end of a thing is money, in "3块豆腐" it counts.
    if let behind = currencyEnd(at: next), !isMeasured(at: start) || isLast(behind) {
      next = behind
      isMoney = true
    }
    guard isMoney || hasCents(sentence.tokens[start].original) && !isMeasured(at: start) else { return nil }
    return (figure, next, after != nil)
  }

  private func isLast(_ index: Int) -> Bool { index == end || sentence.tokens[index].kind == .mark }

  /// What was paid in all, behind what was bought: "买了三盒酸奶花了45块", "2 ekmek aldım toplam 30 lira".
  func paid(at index: Int) -> (figure: FixedDecimal, next: Int)? {
    guard [.turkish, .chinese].contains(sentence.language) else { return nil }
    return sentence.skip(anyOf: [.grocery(.spend), .grocery(.total)], at: index, before: end).flatMap { next in
      price(at: next).map { ($0.figure, $0.next) }
    }
  }

  /// Whether it is an amount, since a unit follows: "1.25 l".
  private func isMeasured(at index: Int) -> Bool {
    AmountParser(sentence: sentence).unit(at: index + 1, end, afterDigits: true) != nil
  }

  private func currencyEnd(at index: Int) -> Int? { sentence.currencyEnd(at: index, before: end) }

  var currency: String? {
    for index in context.range {
      let found = sentence.find(at: index, before: end) { if case .currency(let code) = $0 { code } else { nil } }
      if let found { return found.value.text }
    }
    return sentence.line.unicodeScalars.contains("€") ? "EUR" : nil
  }

  private func hasCents(_ number: String) -> Bool {
    let parts = number.split { $0 == "." || $0 == "," }
    return parts.count == 2 && parts[1].count == 2
  }

  func pointed(_ number: String) -> String { String(number.map { $0 == "," ? "." : $0 }) }

  /// Whether another thing with an amount of its own begins, without a mark: "2 kilo elma | 1 kilo biber".
  func beginsAnother(at index: Int, after words: [Int]) -> Bool {
    guard let first = words.first else { return false }
    let amounts = AmountParser(sentence: sentence)
    func isAmount(at start: Int, before end: Int) -> Bool {
      guard let phrase = amounts.read(at: start, before: end, leads: false), phrase.energy == nil,
        phrase.quantity != nil, phrase.range.upperBound < end
      else { return false }
      return sentence.tokens[phrase.range.upperBound].isWord
    }
    return isAmount(at: first, before: index) && isAmount(at: index, before: end)
  }

  /// Skips commas, line ends and "and", unless the words around it are one food: "fish and chips".
  func parted(at index: Int, after words: [Int]) -> Int? {
    if [",", ";", "\n", ":", "+"].contains(where: { sentence.isMark($0, at: index) }) { return index + 1 }
    guard let next = sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus)], at: index, before: end) else {
      return nil
    }
    if let word = words.last, next < end, sentence.tokens[next].isWord,
      context.isSureFood(sentence.lower([word] + Array(index...next)))
    {
      return nil
    }
    return next
  }
}
