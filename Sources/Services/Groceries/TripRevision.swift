internal import Calls
internal import Interpreter
internal import Nutrition
internal import Proposals

/// Local edits of a receipt that waits: "2: 500g", "2 = whole milk", "3: 1.99 €", "4: deposit", "skip 4", "drop 3",
/// "add 1.29 bread", "store: Lidl", "yesterday".
struct TripRevision {
  private var call: RecordTripCall
  private let context: ToolContext

  init(_ call: RecordTripCall, _ context: ToolContext) {
    self.call = call
    self.context = context
  }

  func revised(by edit: ProposalEdit) throws(ToolError) -> RecordTripCall {
    var revision = self
    switch edit {
    case .amount(let item, let words): try revision.change(item, words)
    case .replace(let item, let words): try revision.name(item, words)
    case .skip(let items):
      for item in items { try revision.line(item) { $0.take(.skip) } }
    case .drop(let items): try revision.drop(items)
    case .add(let words): try revision.add(words)
    case .day(let words): revision.call.day = try context.day(words).description
    case .field(let field, let words): try revision.set(field, words)
    case .slot: throw .cannotEdit
    }
    return revision.call
  }

  private mutating func line(_ item: Int, _ change: (inout TripCallLine) -> Void) throws(ToolError) {
    guard call.lines.indices.contains(item - 1) else { throw .noSuchLine(item) }
    change(&call.lines[item - 1])
  }

  /// A price, what kind of line it is, or how much.
  private mutating func change(_ item: Int, _ words: String) throws(ToolError) {
    if let said = KindWords.read(words) { return try line(item) { $0.take(said) } }
    if PriceWords.isPrice(words), let price = PriceWords.price(words) { return try line(item) { $0.price = price } }
    let amount = try context.amount(words)
    try line(item) { $0.take(amount) }
  }

  private mutating func name(_ item: Int, _ words: String) throws(ToolError) {
    if let said = KindWords.read(words) { return try line(item) { $0.take(said) } }
    guard RecordName.fits(words) else { throw .outOfRange("name", range: RecordName.range) }
    try line(item) { line in
      line.take(.food)
      line.food = words
      line.sure = true
    }
  }

  /// What belongs to a line further down moves up with it; what belonged to a dropped line stands alone.
  private mutating func drop(_ items: [Int]) throws(ToolError) {
    for item in items where !call.lines.indices.contains(item - 1) { throw .noSuchLine(item) }
    let kept = call.lines.indices.map { $0 + 1 }.filter { !items.contains($0) }
    guard !kept.isEmpty || call.total != nil else { throw .nothingLeft }
    let lines = kept.map { call.lines[$0 - 1] }
    call.lines = lines.map { line in
      var line = line
      line.appliesTo = line.appliesTo.flatMap { old in kept.firstIndex(of: old).map { $0 + 1 } }
      return line
    }
  }

  /// "1.29 bread", "500 g rice 2.49".
  private mutating func add(_ words: String) throws(ToolError) {
    guard call.lines.count < RecordTrip.mostLines else {
      throw .outOfRange("receipt", range: "up to \(RecordTrip.mostLines) lines long")
    }
    let (price, rest) = PriceWords.split(words)
    let (amount, name) = AmountReader(lexicon: context.lexicon).leading(rest)
    guard RecordName.fits(name) else { throw .outOfRange("name", range: RecordName.range) }
    var line = TripCallLine(original: name)
    line.price = price
    line.quantity = amount?.quantity
    line.unit = amount?.unit
    call.lines.append(line)
  }

  private mutating func set(_ field: ProposalEdit.Field, _ words: String) throws(ToolError) {
    switch field {
    case .store:
      guard RecordName.fits(words) else { throw .outOfRange("store’s name", range: RecordName.range) }
      call.store = words
    case .total:
      guard let total = PriceWords.price(words) else { throw .unreadablePrice(words) }
      call.total = total
    case .servings, .cooked, .raw, .name: throw .cannotEdit
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

  /// A weight is that of all of it, as printed; a count or a volume says how many, or how much, anew.
  mutating func take(_ amount: Amount) {
    approximate = nil
    if case .mass(let factor)? = amount.unit?.meaning {
      grams = (amount.quantity ?? Figure(1)) * factor
      if unit.map({ $0.meaning != .counted }) ?? false { (quantity, unit) = (nil, nil) }
      return
    }
    if amount.unit == nil, let count = amount.quantity, let weight = grams {
      grams = (weight / max(quantity ?? Figure(1), Figure(units: 1)) * count).rounded(toPlaces: 3)
    } else {
      grams = nil
    }
    quantity = amount.quantity
    unit = amount.unit
  }
}
