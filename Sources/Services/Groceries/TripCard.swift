internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// A receipt for the person to check: numbered lines with their meanings, the sum beside the printed total, and open questions.
struct TripCard {
  private let draft: TripDraft
  private let written: WrittenTrip
  private let twin: Trip?
  private let context: ToolContext

  init(_ draft: TripDraft, _ written: WrittenTrip, _ context: ToolContext) throws(ToolError) {
    self.draft = draft
    self.written = written
    self.context = context
    let ofDay = try context.trips(draft.day, through: draft.day)
    twin = ofDay.first { $0.total == draft.total && StoreKey.folded($0.store) == StoreKey.folded(draft.store) }
  }

  var card: Card {
    Card(
      title: .trip(to: draft.store, DayName(draft.day, from: context.today), draft.time), rows: rows + sums,
      notes: draft.remarks + questions + [balance, unpriced, packets, again].compactMap(\.self))
  }

  // MARK: Rows

  private var rows: [Card.Row] {
    draft.lines.enumerated().map { index, line in
      let row = TripRow.row(
        number: index + 1, original: .verbatim(line.original), what: what(line), amount: amount(line),
        price: line.price,
        mark: mark(line), isMuted: line.isMuted)
      let sentences = line.explanation(today: context.today)
      return sentences.isEmpty ? row : row.explained(by: sentences)
    }
  }

  private func what(_ line: TripLine) -> Text {
    switch line.meaning {
    case .food(let food, let confidence):
      confidence < LineMatch.sure ? .tripFoodPerhaps(food: food.title) : .food(food.title)
    case .unmatched: line.name == line.original ? .empty : .verbatim(line.name)
    case .nonFood: line.name == line.original ? .tripNotFood : .tripNamedNotFood(name: line.name)
    case .skipped: .skipped
    case .adjustment: TripRow.phrase(of: line.kind, appliesTo: line.call.appliesTo)
    }
  }

  private func amount(_ line: TripLine) -> Text {
    let count = line.call.quantity.flatMap { quantity in
      (line.call.unit ?? .piece) == .piece && quantity != FixedDecimal(1) ? quantity : nil
    }
    guard let weight = line.weight else { return count.map { .tripCount(count: $0) } ?? .empty }
    func words(_ grams: Grams) -> Text { weight.isGuess ? .mealRoughly(grams: grams) : .grams(amount: grams) }
    guard let count, let one = weight.ofOne else { return words(weight.grams) }
    return .tripCountOf(count: count, weight: words(one))
  }

  private func mark(_ line: TripLine) -> Text {
    let doubt: Text? = line.call.doubtful == true ? .tripPleaseCheck : nil
    guard line.isItem else { return doubt ?? .empty }
    let standing: Text =
      if line.known != nil && line.call.sure != true { .tripKnown } else if case .unmatched = line.meaning {
        .tripNoFoodYet
      } else { .tripNew }
    let pack: Text? = line.weight?.basis == .usualPack ? .tripUsualPack : nil
    return .list([standing, pack, doubt].compactMap(\.self), .series)
  }

  private var sums: [Card.Row] {
    guard draft.isPriced else { return [] }
    guard let printed = draft.printed else { return [TripRow.total(.sum, draft.total)] }
    guard let difference = draft.difference, difference != 0 else { return [TripRow.total(.tripPaid, printed)] }
    return [TripRow.total(.tripLinesSum, draft.sum), TripRow.total(.tripPaid, printed)]
  }

  // MARK: Notes

  /// One question for all lines whose meaning is open.
  private var questions: [Text] {
    let open = draft.lines.enumerated().filter { $0.element.isOpen }.map { $0.offset + 1 }
    guard let first = open.first else { return [] }
    let numbers = open.map { Text.verbatim("\($0)") }
    let shown: Text =
      numbers.count > 15 ? .tripNumbersCut(numbers: Array(numbers.prefix(12))) : .list(numbers, .and)
    return [.tripOpenLines(count: open.count, numbers: shown, first: first)] + near(open)
  }

  private func near(_ open: [Int]) -> [Text] {
    let near = open.compactMap { number -> Text? in
      guard case .unmatched(let nearest) = draft.lines[number - 1].meaning, !nearest.isEmpty else { return nil }
      return .tripMayBe(line: number, foods: nearest.map { .food($0) })
    }
    return near.isEmpty ? [] : [.tripNear(candidates: Array(near.prefix(5)))]
  }

  private var balance: Text? {
    guard let difference = draft.difference, difference != 0 else { return nil }
    let money = Money(minorUnits: difference, currency: draft.currency).magnitude
    return difference > 0 ? .tripLinesLess(money: money.words) : .tripLinesMore(money: money.words)
  }

  private var unpriced: Text? {
    let numbers = draft.lines.enumerated().filter { $0.element.price == nil }.map { "\($0.offset + 1)" }
    guard !numbers.isEmpty else { return nil }
    return numbers.count > 5
      ? .tripManyUnpriced(count: numbers.count)
      : .tripUnpriced(numbers: numbers.map { .verbatim($0) }, first: numbers[0])
  }

  private var packets: Text? {
    guard !written.packets.isEmpty else { return nil }
    let listed = written.packets.prefix(6).map { packet -> Text in
      guard let before = packet.before else { return .tripPacket(food: packet.food, grams: packet.grams) }
      return .tripPacketWas(food: packet.food, grams: packet.grams, before: before)
    }
    let more = written.packets.count - listed.count
    return more == 0 ? .tripPackets(packets: listed) : .tripPacketsMore(packets: listed, more: more)
  }

  /// A note where the same receipt may have been saved before.
  private var again: Text? {
    twin.map { .tripAgain(store: $0.store, money: $0.total.words) }
  }
}

extension TripLine {
  fileprivate var isMuted: Bool {
    switch meaning {
    case .food, .unmatched: false
    case .nonFood, .skipped, .adjustment: true
    }
  }
}
