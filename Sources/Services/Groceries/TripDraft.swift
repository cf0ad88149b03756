internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store
internal import Words

/// A receipt before it is proposed.
struct TripDraft {
  /// The name for a shop that nobody has named, for which nothing is remembered.
  ///
  /// - Parameter language: the code of the language.
  static func someShop(in language: String) -> String {
    LanguageStyle(Language(language) ?? .english, of: .embedded).words(.tripSomeShop)
  }

  /// Whether this is the name of an unnamed shop in any language.
  static func isSomeShop(_ store: String) -> Bool {
    MessageTable.embedded.languages.contains { someShop(in: $0.code) == store }
  }

  let store: String
  let day: Day
  let time: ClockTime?
  let currency: String
  /// The printed total; nil where none is printed.
  let printed: Money?
  let lines: [TripLine]
  /// What was assumed about the whole receipt.
  let remarks: [Text]

  /// The sum of the lines; those without a price are left out.
  var sum: Money { Money(minorUnits: lines.reduce(0) { $0 + ($1.price?.minorUnits ?? 0) }, currency: currency) }

  /// What was paid.
  var total: Money { printed ?? sum }

  /// By how much the printed total exceeds the sum; nil where none is printed or a price is missing.
  var difference: Int64? {
    guard let printed, !lines.isEmpty, lines.allSatisfy({ $0.price != nil }) else { return nil }
    return printed.minorUnits - sum.minorUnits
  }

  /// Whether any price is known.
  var isPriced: Bool { printed != nil || lines.contains { $0.price != nil } }

  var summary: Text {
    .tripSummary(store: store, money: isPriced ? total.words : .linesCounted(count: lines.count))
  }
}

extension ToolContext {
  func draft(of call: RecordTripCall) throws(ToolError) -> TripDraft {
    var remarks = Set(call.warnings ?? []).map(\.sentence).sorted { $0.english < $1.english }
    let currency = try currency(call.currency)
    let printed = try call.total.map { total throws(ToolError) in try money(total, currency) }
    let day = try day(of: call, &remarks)
    var lines: [TripLine] = []
    for line in call.lines { lines.append(try tripLine(line, of: call.store, currency)) }
    if call.store == nil { remarks.append(.tripWhichShop) }
    return TripDraft(
      store: call.store.flatMap { RecordName.fits($0) ? $0 : nil } ?? TripDraft.someShop(in: answerLanguage),
      day: day, time: call.time.flatMap { ClockTime($0) }, currency: currency, printed: printed,
      lines: TripDraft.withSigns(lines, printed: printed), remarks: remarks)
  }

  /// The day of the receipt. It may have been misread, so an unusable day becomes a remark and not an error.
  private func day(of call: RecordTripCall, _ remarks: inout [Text]) throws(ToolError) -> Day {
    guard let words = call.day else { return today }
    let read = try? day(words, mayCome: true)
    if let read, read <= today { return read }
    remarks.append(read.map { .tripDayToCome(day: DayName($0, from: today)) } ?? .tripDayUnreadable(words: words))
    return today
  }

  private func currency(_ code: String?) throws(ToolError) -> String {
    if let code {
      let capitals = code.uppercased()
      guard capitals.utf8.count == 3, capitals.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        throw .outOfRange(.limitedValue(value: .currency), range: .rangeCurrency)
      }
      return capitals
    }
    let last = try reading(store.trips(of: profile.id, limit: 1))
    return last.first?.total.currency ?? "EUR"
  }

  func money(_ amount: FixedDecimal, _ currency: String) throws(ToolError) -> Money {
    guard amount.magnitude <= FixedDecimal(10_000_000) else {
      throw .outOfRange(.limitedValue(value: .price), range: .rangeUpTo(most: 10_000_000))
    }
    return Money(amount: amount, currency: currency)
  }

  func tripLine(_ call: TripCallLine, of store: String?, _ currency: String) throws(ToolError) -> TripLine {
    let words = [call.original, call.name, call.food].compactMap(\.self).first(where: RecordName.fits) ?? ""
    let kind = call.kind ?? .item
    let key = kind == .item ? StoreKey(store: store, line: words) : nil
    let known = try key.flatMap { key throws(ToolError) in
      try reading(self.store.knownLine(key.id))
    }
    let meaning: TripLine.Meaning =
      kind == .item ? try LineMatch(context: self).meaning(of: call, known: known) : .adjustment
    let food: Food? = if case .food(let food, _) = meaning { food } else { nil }
    let said = [call.sure == true ? call.food : nil, known?.name, call.name, food?.name, call.food]
    return TripLine(
      call: call, original: words, name: said.compactMap(\.self).first(where: RecordName.fits) ?? words, kind: kind,
      price: try call.price.map { price throws(ToolError) in try money(price, currency) }, meaning: meaning,
      weight: kind == .item
        ? try LineWeight.weight(
          of: call, food: food, known: known,
          pack: try food.flatMap { food throws(ToolError) in
            try usualPack(of: food, boughtAt: store, currency)
          }) : nil, known: known)
  }
}

extension TripDraft {
  /// Makes deductions negative. Readers differ in whether they are, so lines that already add up to the printed total stay
  /// unchanged.
  fileprivate static func withSigns(_ lines: [TripLine], printed: Money?) -> [TripLine] {
    guard lines.reduce(0, { $0 + ($1.price?.minorUnits ?? 0) }) != printed?.minorUnits else { return lines }
    return lines.map { line in
      guard let price = line.price, price.minorUnits > 0, line.kind.takesOff else { return line }
      return line.priced(Money(minorUnits: -price.minorUnits, currency: price.currency))
    }
  }
}

extension TripLine {
  fileprivate func priced(_ price: Money) -> TripLine {
    TripLine(
      call: call, original: original, name: name, kind: kind, price: price, meaning: meaning, weight: weight,
      known: known)
  }
}

extension Purchase.Kind {
  var takesOff: Bool {
    switch self {
    case .depositReturn, .discount, .coupon: true
    case .item, .deposit, .void, .fee, .tax: false
    }
  }
}
