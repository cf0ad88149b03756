internal import Calls
internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Words

// Helpers for changing one line of a saved trip.

extension [Purchase] {
  /// The sum in minor units of the currency; lines without a price are left out.
  var sum: Int64 { reduce(0) { $0.addingClamped($1.price?.minorUnits ?? 0) } }
}

extension [Purchase] {
  /// The lines that words name, by their printed text or by their name; a match of the whole name comes first.
  func lines(named words: String) -> [Purchase] {
    let wanted = Set(NameWords.separate(words))
    guard !wanted.isEmpty else { return [] }
    func names(_ purchase: Purchase) -> [Set<String>] {
      [purchase.name, purchase.original].map { Set(NameWords.separate($0)) }
    }
    let whole = filter { names($0).contains(wanted) }
    return whole.isEmpty ? filter { names($0).contains { wanted.isSubset(of: $0) } } : whole
  }
}

extension ChangeTrip.Line {
  /// Whether the change says what the line is, and not only how much.
  var changesMeaning: Bool { food != nil || kind != nil || nonFood != nil || skip != nil }
}

extension TripCallLine {
  /// A saved line as a line of a call.
  init(_ purchase: Purchase, food: String?) {
    self.init(original: purchase.original, name: purchase.name)
    self.food = food
    quantity = purchase.quantity
    unit = purchase.unit
    grams = purchase.grams?.figure
    price = purchase.price?.amount
    unitPrice = purchase.unitPrice
    kind = purchase.kind
    category = purchase.category
    nonFood = purchase.isNonFood ? true : nil
    skip = purchase.skipped ? true : nil
    appliesTo = purchase.appliesTo
  }

  mutating func take(_ change: ChangeTrip.Line) {
    if let name = change.name { self.name = name }
    if let price = change.price { self.price = price }
    if change.quantity != nil || change.unit != nil { (quantity, unit, grams) = (change.quantity, change.unit, nil) }
    if let grams = change.grams { self.grams = grams }
    if let kind = change.kind { self.kind = kind }
    if let nonFood = change.nonFood { take(nonFood ? .nonFood : .food) }
    if let skip = change.skip { take(skip ? .skip : .food) }
    guard let food = change.food else { return }
    if let said = KindWords.read(food) { return take(said) }
    self.food = food
    (sure, nonFood, skip, category) = (true, nil, nil, nil)
  }
}

extension Purchase {
  /// This line in place of an old one, whose identity it keeps.
  func replacing(_ old: Purchase) -> Purchase {
    var new = Purchase(
      id: old.id, created: old.created, trip: trip, position: position, original: original, name: name, grams: grams,
      price: price, kind: kind, food: food, skipped: skipped)
    new.updated = old.updated
    new.quantity = quantity
    new.unit = unit
    new.unitPrice = unitPrice
    new.category = category
    new.isNonFood = isNonFood
    new.confidence = confidence
    new.appliesTo = appliesTo
    new.isUsualPack = isUsualPack
    return new
  }

  mutating func keepMeaning(of old: Purchase) {
    kind = old.kind
    food = old.food
    confidence = old.confidence
    category = old.category
    isNonFood = old.isNonFood
    skipped = old.skipped
  }

  func isSame(as other: Purchase) -> Bool {
    var same = other
    same.updated = updated
    return self == same
  }
}

extension Change {
  /// Whether both changes concern the same record.
  func isOf(_ other: Change) -> Bool { recordID == other.recordID }

  private var recordID: UUID {
    switch self {
    case .insert(let record), .delete(let record), .ensure(let record), .update(_, let record): record.id
    }
  }
}
