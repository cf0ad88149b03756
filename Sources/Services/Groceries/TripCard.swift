internal import Calls
internal import Nutrition
internal import Proposals

/// A receipt as a person checks it: its lines numbered, what they are known or taken to be, the sum beside the printed
/// total, and what is still asked.
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
    let time = draft.time.map { " \($0)" } ?? ""
    return Card(
      title: "Bought at \(draft.store), \(draft.day.dated(from: context.today))\(time)", rows: rows + sums,
      notes: draft.remarks + questions + [balance, unpriced, packets, again].compactMap(\.self))
  }

  // MARK: Rows

  private var rows: [Card.Row] {
    draft.lines.enumerated().map { index, line in
      let row = TripRow.row(
        number: index + 1, original: line.original, what: what(line), amount: amount(line), price: line.price,
        mark: mark(line), isMuted: line.isMuted)
      let sentences = line.explanation(today: context.today)
      return sentences.isEmpty ? row : row.explained(by: sentences)
    }
  }

  private func what(_ line: TripLine) -> String {
    switch line.meaning {
    case .food(let food, let confidence):
      confidence < LineMatch.sure ? "\(food.title)?" : food.title
    case .unmatched: line.name == line.original ? "" : line.name
    case .nonFood: line.name == line.original ? "not food" : "\(line.name), not food"
    case .skipped: "skipped"
    case .adjustment: TripRow.phrase(of: line.kind, appliesTo: line.call.appliesTo)
    }
  }

  private func amount(_ line: TripLine) -> String {
    let count = line.call.quantity.flatMap { quantity in
      (line.call.unit ?? .piece) == .piece && quantity != Figure(1) ? "\(quantity.formatted(places: 3)) × " : nil
    }
    guard let weight = line.weight else { return count.map { String($0.dropLast(3)) } ?? "" }
    let sign = weight.isGuess ? "≈ " : ""
    guard let count, let one = weight.ofOne else { return "\(sign)\(weight.grams)" }
    return "\(count)\(sign)\(one)"
  }

  private func mark(_ line: TripLine) -> String {
    let doubt = line.call.doubtful == true ? "please check" : nil
    guard line.isItem else { return doubt ?? "" }
    let standing =
      if line.known != nil && line.call.sure != true { "known" } else if case .unmatched = line.meaning {
        "no food yet"
      } else { "new" }
    return [standing, doubt].compactMap(\.self).joined(separator: ", ")
  }

  private var sums: [Card.Row] {
    guard let printed = draft.printed else { return [TripRow.total("total", draft.total)] }
    guard let difference = draft.difference, difference != 0 else { return [TripRow.total("paid", printed)] }
    return [TripRow.total("the lines", draft.sum), TripRow.total("paid", printed)]
  }

  // MARK: Notes

  /// One question for all lines that nobody has said anything about.
  private var questions: [String] {
    let open = draft.lines.enumerated().filter { $0.element.isOpen }.map { $0.offset + 1 }
    guard let first = open.first else { return [] }
    let numbers =
      open.count > 15 ? "\(open.prefix(12).map(String.init).joined(separator: ", ")), …" : open.map(String.init).phrase
    let ask =
      open.count == 1
      ? "1 new line: \(numbers): what is it?" : "\(open.count) new lines: \(numbers): what are they?"
    return [
      "\(ask) Say “\(first) = whole milk”, “skip \(first)” or “\(first): not food”; once said, it is known here for good."
    ] + near(open)
  }

  private func near(_ open: [Int]) -> [String] {
    let near = open.compactMap { number -> String? in
      guard case .unmatched(let nearest) = draft.lines[number - 1].meaning, !nearest.isEmpty else { return nil }
      return "\(number) may be \(nearest.joined(separator: " or "))"
    }
    return near.isEmpty ? [] : [near.prefix(5).joined(separator: "; ") + "."]
  }

  private var balance: String? {
    guard let difference = draft.difference, difference != 0 else { return nil }
    let money = Money(minorUnits: difference, currency: draft.currency).magnitude
    let what = difference > 0 ? "\(money.text) less than" : "\(money.text) more than"
    return "The lines are \(what) what was paid: one may be missing, misread or there twice. It can be saved so."
  }

  private var unpriced: String? {
    let numbers = draft.lines.enumerated().filter { $0.element.price == nil }.map { "\($0.offset + 1)" }
    guard !numbers.isEmpty else { return nil }
    return numbers.count > 5
      ? "\(numbers.count) lines have no price." : "No price for \(numbers.phrase): “\(numbers[0]): 1.99” gives one."
  }

  private var packets: String? {
    guard !written.packets.isEmpty else { return nil }
    let listed = written.packets.prefix(6).map { packet in
      "\(packet.food) \(packet.grams)" + (packet.before.map { " (was \($0))" } ?? "")
    }
    let more = written.packets.count > 6 ? " and \(written.packets.count - 6) more" : ""
    return "Kept as a packet: \(listed.joined(separator: "; "))\(more)."
  }

  /// The same receipt, perhaps, read a second time.
  private var again: String? {
    twin.map { "Again? A trip to \($0.store) that day for \($0.total.text) is there already." }
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
