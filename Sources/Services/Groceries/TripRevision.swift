internal import Calls
internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition

/// Edits of a waiting receipt: "2: 500g", "2 = whole milk", "3: 1.99 €", "4: deposit", "skip 4", "drop 3", "add 1.29 bread",
/// "store: Lidl", "yesterday".
struct TripRevision {
  private var call: RecordTripCall
  private let context: ToolContext

  init(_ call: RecordTripCall, _ context: ToolContext) {
    self.call = call
    self.context = context
  }

  func revised(by edit: Edit) throws(ToolError) -> RecordTripCall {
    var revision = self
    switch (edit.target, edit.change) {
    case (.line(let item), .said(let words)): try revision.change(item, words)
    case (.line(let item), .amount(let amount)): try revision.line(item) { $0.take(amount) }
    case (.line(let item), .food(let words, _)): try revision.name(item, words)
    case (.line(let item), .skipped): try revision.line(item) { $0.take(.skip) }
    case (.line(let item), .counted):
      // Overrides what was remembered about the store's line.
      try revision.line(item) { ($0.food, $0.sure, $0.skip) = ($0.food ?? $0.name ?? $0.original, true, nil) }
    case (.line(let item), .removed): try revision.drop(item)
    case (_, .bought(let line)): try revision.append(line)
    case (_, .addedLine(let words)): try revision.append(line(words))
    case (_, .day(let day)): revision.call.day = day
    case (_, .field(let field, let words)): try revision.set(field, words)
    default: throw .cannotEdit
    }
    return revision.call
  }

  private mutating func line(_ item: Int, _ change: (inout TripCallLine) -> Void) throws(ToolError) {
    guard call.lines.indices.contains(item - 1) else { throw .noSuchLine(item) }
    change(&call.lines[item - 1])
  }

  /// Changes a line's price, kind or amount.
  private mutating func change(_ item: Int, _ words: String) throws(ToolError) {
    if let said = KindWords.read(words) { return try line(item) { $0.take(said) } }
    if PriceWords.isPrice(words), let price = PriceWords.price(words) { return try line(item) { $0.price = price } }
    let amount = try context.amount(words)
    try line(item) { $0.take(amount) }
  }

  private mutating func name(_ item: Int, _ words: String) throws(ToolError) {
    if let said = KindWords.read(words) { return try line(item) { $0.take(said) } }
    let (price, unpriced) = PriceWords.split(words)
    let (name, amount) = weighed(unpriced)
    try RecordName.check(name, as: .name)
    try line(item) { line in
      line.take(.food)
      line.food = name
      line.sure = true
      if let amount { line.take(amount) }
      if let price { line.price = price }
    }
  }

  /// Splits a name from the weight or volume after it: "gouda, 150g", "bread 500 g".
  private func weighed(_ words: String) -> (name: String, amount: Amount?) {
    let reader = AmountReader(lexicon: context.lexicon)
    let parts = words.split { $0.isWhitespace || $0 == "," }
    for count in [1, 2] where parts.count > count {
      let tail = parts.suffix(count).joined(separator: " ")
      guard let amount = reader.read(tail), let unit = amount.unit, unit.kind != .counted else { continue }
      return (parts.dropLast(count).joined(separator: " "), amount)
    }
    return (words, nil)
  }

  /// Removes a line. References to later lines are renumbered, and what belonged to the removed line is detached.
  private mutating func drop(_ item: Int) throws(ToolError) {
    try call.lines.remove(item, leastLeft: call.total == nil ? 1 : 0)
    for index in call.lines.indices {
      guard let old = call.lines[index].appliesTo, old >= item else { continue }
      call.lines[index].appliesTo = old == item ? nil : old - 1
    }
  }

  private mutating func append(_ line: TripCallLine) throws(ToolError) {
    guard call.lines.count < RecordTrip.mostLines else {
      throw .outOfRange(.limitedValue(value: .receipt), range: .rangeUpToLines(most: RecordTrip.mostLines))
    }
    call.lines.append(line)
  }

  /// Parses a new line: "1.29 bread", "500 g rice 2.49".
  private func line(_ words: String) throws(ToolError) -> TripCallLine {
    let (price, rest) = PriceWords.split(words)
    let (leading, named) = AmountReader(lexicon: context.lexicon).leading(rest)
    let (name, trailing) = weighed(named)
    let amount = leading ?? trailing
    try RecordName.check(name, as: .name)
    var line = TripCallLine(original: name)
    (line.price, line.quantity, line.unit) = (price, amount?.quantity, amount?.unit)
    return line
  }

  private mutating func set(_ field: Edit.Field, _ words: String) throws(ToolError) {
    switch field {
    case .store:
      try RecordName.check(words, as: .store)
      call.store = words
    case .total:
      guard let total = PriceWords.price(words) else { throw .unreadablePrice(words) }
      call.total = total
    case .servings, .cooked, .raw, .name, .note, .title: throw .cannotEdit
    }
  }
}

extension TripCallLine {
  mutating func take(_ said: KindWords.Said) {
    switch said {
    case .kind(let kind, let line):
      self.kind = kind
      appliesTo = line ?? appliesTo
    case .nonFood:
      nonFood = true
      skip = nil
      food = nil
      sure = true
    case .food:
      if skip == true || nonFood == true { (food, sure) = (food ?? name ?? original, true) }
      kind = nil
      nonFood = nil
      skip = nil
    case .skip:
      skip = true
      nonFood = nil
      food = nil
      sure = true
    }
  }

  /// Sets the amount. A weight is the total weight, as if printed; a count or a volume replaces the quantity.
  mutating func take(_ amount: Amount) {
    approximate = nil
    if case .mass(let factor)? = amount.unit?.kind {
      grams = (amount.quantity ?? FixedDecimal(1)) * factor
      if unit.map({ $0.kind != .counted }) ?? false { (quantity, unit) = (nil, nil) }
      return
    }
    if amount.unit == nil, let count = amount.quantity, let weight = grams {
      grams = (weight / max(quantity ?? FixedDecimal(1), FixedDecimal(units: 1)) * count).rounded(toPlaces: 3)
    } else {
      grams = nil
    }
    quantity = amount.quantity
    unit = amount.unit
  }
}
