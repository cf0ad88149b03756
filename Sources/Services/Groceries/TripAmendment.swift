internal import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A saved trip before and after a change.
struct TripAmendment {
  private(set) var trip: Trip
  private(set) var changes: [Change] = []
  private let before: Trip
  /// Whether the total was printed and stays, whatever the lines add up to.
  private let isPrinted: Bool
  private var rows: [Card.Row] = []
  private var purchases: [Purchase]
  private let context: ToolContext

  init(_ trip: Trip, _ arguments: ChangeTripCall, in context: ToolContext) throws(ToolError) {
    before = trip
    self.trip = trip
    self.context = context
    let kept = try context.reading(context.store.purchases(of: trip.id))
    purchases = kept
    isPrinted = trip.difference != nil || kept.sum != trip.total.minorUnits
    try changeHead(arguments)
    for line in arguments.lines ?? [] { try change(line) }
    recomputeTotal(
      stated: try arguments.toTotal.map { total throws(ToolError) in
        try context.money(total, trip.total.currency)
      })
  }

  var card: Card {
    var heads: [Card.Row] = []
    func head(_ name: Text, _ old: Text, _ new: Text) {
      guard old != new else { return }
      heads.append(Card.Row([Card.Cell(name), Card.Cell(.changedFromTo(before: old, after: new))]))
    }
    let (old, new) = (DayName(before.day, from: context.today), DayName(trip.day, from: context.today))
    head(.tripFieldStore, .verbatim(before.store), .verbatim(trip.store))
    head(.tripFieldDay, .dayDate(date: old), .dayDate(date: new))
    head(.tripPaid, before.total.words, trip.total.words)
    return Card(title: .tripChangeTitle(store: before.store, day: old), rows: heads + rows)
  }

  private mutating func changeHead(_ arguments: ChangeTripCall) throws(ToolError) {
    if let store = arguments.toStore {
      try RecordName.check(store, as: .store)
      trip.store = store
    }
    if let words = arguments.toDay { trip.day = try context.day(words) }
  }

  private mutating func change(_ line: ChangeTrip.Line) throws(ToolError) {
    var number = line.line
    if number == nil, let words = line.named { number = try self.number(of: words) }
    guard let number else { return try add(line) }
    guard let index = purchases.firstIndex(where: { $0.position == number }) else { throw .noSuchLine(number) }
    let old = purchases[index]
    if line.drop == true {
      purchases.remove(at: index)
      changes.append(.delete(.purchase(old)))
      rows.append(marked(old) { .tripRowGone(name: $0) })
      return standAlone(without: number)
    }
    var call = TripCallLine(old, food: try old.food.flatMap(title))
    // The weight of a usual pack does not apply to another food and is not remembered.
    if old.isUsualPack { call.grams = nil }
    call.take(line)
    let read = try context.tripLine(call, of: trip.store, trip.total.currency)
    var new = context.purchase(read, at: old.position, of: trip.id).replacing(old)
    if !line.changesMeaning { new.keepMeaning(of: old) }
    if line.quantity == nil, line.grams == nil, !line.changesMeaning {
      (new.grams, new.isUsualPack) = (old.grams, old.isUsualPack)
    }
    new.original = old.original
    guard !new.isSame(as: old) else { return }
    if line.changesMeaning { remember(read) }
    new.updated = context.now
    purchases[index] = new
    changes.append(.update(from: .purchase(old), to: .purchase(new)))
    rows += [marked(old, isMuted: true) { .rowWas(name: $0) }, marked(new) { .rowNow(name: $0) }]
  }

  /// The number of the line that words name.
  private func number(of words: String) throws(ToolError) -> Int {
    let named = purchases.lines(named: words)
    guard let first = named.first else { throw .noSuchTripLine(words, store: trip.store) }
    guard named.count == 1 else {
      throw .whichTripLine(words, candidates: named.map { "\($0.position) \($0.original)" })
    }
    return first.position
  }

  /// Detaches what belonged to a deleted line.
  private mutating func standAlone(without number: Int) {
    for index in purchases.indices where purchases[index].appliesTo == number {
      let old = purchases[index]
      purchases[index].appliesTo = nil
      purchases[index].updated = context.now
      changes.append(.update(from: .purchase(old), to: .purchase(purchases[index])))
    }
  }

  private mutating func add(_ line: ChangeTrip.Line) throws(ToolError) {
    guard purchases.count < RecordTrip.mostLines else {
      throw .outOfRange(.limitedValue(value: .receipt), range: .rangeUpToLines(most: RecordTrip.mostLines))
    }
    var call = TripCallLine(original: [line.name, line.food].compactMap(\.self).first(where: RecordName.fits))
    guard call.original != nil else { throw .outOfRange(.limitedValue(value: .name), range: RecordName.range) }
    call.take(line)
    let read = try context.tripLine(call, of: trip.store, trip.total.currency)
    let position = (purchases.last?.position ?? 0) + 1
    let new = context.purchase(read, at: position, of: trip.id)
    purchases.append(new)
    remember(read)
    changes.append(.insert(.purchase(new)))
    rows.append(marked(new) { .tripRowNew(name: $0) })
  }

  /// Remembers what was said about a line for later receipts.
  private mutating func remember(_ line: TripLine) {
    if let food = line.food, !changes.contains(.ensure(.food(food))) { changes.append(.ensure(.food(food))) }
    for change in context.memory([line], of: trip) where !changes.contains(where: { $0.isOf(change) }) {
      changes.append(change)
    }
  }

  /// Keeps a printed total; otherwise adds up the lines.
  private mutating func recomputeTotal(stated: Money?) {
    let isPrinted = stated != nil || isPrinted
    if let stated {
      trip.total = stated
    } else if !isPrinted {
      trip.total = Money(minorUnits: purchases.sum, currency: trip.total.currency)
    }
    let isWhole = !purchases.isEmpty && purchases.allSatisfy { $0.price != nil }
    trip.difference = isPrinted && isWhole ? trip.total.minorUnits - purchases.sum : nil
    guard trip != before else { return }
    trip.updated = context.now
    changes.insert(.update(from: .trip(before), to: .trip(trip)), at: 0)
  }

  private func title(_ food: UUID) throws(ToolError) -> String? {
    try context.reading(context.foodBank.food(food))?.title
  }

  private func marked(_ purchase: Purchase, isMuted: Bool = false, _ mark: (Text) -> Text) -> Card.Row {
    let food = purchase.food.flatMap { id in (try? context.foodBank.food(id)).flatMap { $0 } }
    var row = TripRow.row(
      number: isMuted ? nil : purchase.position, original: .verbatim(purchase.original),
      what: purchase.what(food.map { [$0.id: $0] } ?? [:]),
      amount: purchase.weightText,
      price: purchase.price, isMuted: isMuted)
    row.cells[0].text = mark(row.cells[0].text)
    return row
  }
}
