internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// What happens, day by day, to the entries of a food or recipe that is corrected.
struct CorrectedDays {
  /// The most days on a card; the others are added up.
  private static let mostDays = 12

  let correction: FoodCorrection
  /// The number of the first day on the card.
  var firstNumber = 1

  func rows(in context: ToolContext) throws(ToolError) -> [Card.Row] {
    let days = correction.days
    guard !days.isEmpty else { return [] }
    let names = Set(days.map(\.profile)) != [context.speaker.id]
    var rows = [Card.Row([Card.Cell(.correctLogged)], emphasis: .heading)]
    for (index, day) in days.prefix(CorrectedDays.mostDays).enumerated() {
      rows.append(try row(day, number: firstNumber + index, isNamed: names, in: context))
    }
    let rest = days.dropFirst(CorrectedDays.mostDays)
    if !rest.isEmpty { rows.append(sum(.correctMoreDays(count: rest.count), Array(rest), .muted)) }
    if days.count > 1 { rows.append(sum(.correctAll, days, .total)) }
    return rows
  }

  private func row(
    _ day: FoodCorrection.LoggedDay, number: Int, isNamed: Bool, in context: ToolContext
  ) throws(ToolError) -> Card.Row {
    let date = DayName(day.line.day, from: context.today)
    let name: Text = isNamed ? .correctDayOf(day: date, person: day.line.profile) : .dayDate(date: date)
    guard day.isRecomputed else {
      return Card.Row(number: number, staying(name, [day]), emphasis: .muted)
    }
    let record = try context.reading(context.store.dayRecord(of: day.profile, on: day.line.day))
    let whole = record?.figures.energy.map { before in
      Text.correctDayTotal(before: before, after: before + (eaten(after(day)) - eaten(day.entries)))
    }
    return Card.Row(
      number: number, [Card.Cell(name), .right(weight([day])), .right(change([day])), .right(whole ?? .empty)])
  }

  /// A row that adds up several days.
  private func sum(_ name: Text, _ days: [FoodCorrection.LoggedDay], _ emphasis: Card.Emphasis) -> Card.Row {
    guard days.contains(where: \.isRecomputed) else {
      return Card.Row(staying(name, days), emphasis: emphasis)
    }
    return Card.Row([Card.Cell(name), .right(weight(days)), .right(change(days))], emphasis: emphasis)
  }

  /// The cells of entries that stay as logged, and what they would be if recomputed.
  private func staying(_ name: Text, _ days: [FoodCorrection.LoggedDay]) -> [Card.Cell] {
    let entries = days.flatMap(\.entries)
    return [
      Card.Cell(name), .right(weight(days)), .right(.correctStays(energy: energy(entries))),
      .right(.correctAnew(energy: energy(entries.map(correction.recomputed)))),
    ]
  }

  private func weight(_ days: [FoodCorrection.LoggedDay]) -> Text {
    let (before, after) = (grams(days.flatMap(\.entries)), grams(days.flatMap(after)))
    return before == after ? .grams(amount: before) : .changeOfAmounts(before: before, after: after)
  }

  private func grams(_ entries: [Entry]) -> Grams { entries.compactMap(\.grams).reduce(.zero, +) }

  private func change(_ days: [FoodCorrection.LoggedDay]) -> Text {
    .changeOfEnergy(before: number(days.flatMap(\.entries)), after: number(days.flatMap(after)))
  }

  private func after(_ day: FoodCorrection.LoggedDay) -> [Entry] {
    day.isRecomputed ? day.entries.map(correction.recomputed) : day.entries
  }

  /// The energy as a number; a question mark where none of the entries knows it.
  private func number(_ entries: [Entry]) -> Text {
    isUnknown(entries) ? .verbatim("?") : .figureAlone(figure: eaten(entries))
  }

  private func energy(_ entries: [Entry]) -> Text {
    isUnknown(entries) ? .energyUnknown : .energy(energy: eaten(entries))
  }

  private func isUnknown(_ entries: [Entry]) -> Bool { entries.allSatisfy { $0.figures.energy == nil } }

  private func eaten(_ entries: [Entry]) -> FixedDecimal { Totals(eaten: entries).energy }

  // MARK: Words

  /// How many entries are recomputed.
  var countRecomputed: Int { correction.recomputed.reduce(0) { $0 + $1.entries.count } }

  /// How to choose the days, and which entries stay.
  var notes: [Text] {
    let isLeft = correction.recomputed.count < correction.days.count
    return (correction.days.isEmpty ? [] : [choices])
      + (isLeft || !correction.weightless.isEmpty ? [staying] : [])
  }

  private var choices: Text {
    guard !correction.recomputed.isEmpty else {
      let entries = correction.days.flatMap(\.entries)
      let change = eaten(entries.map(correction.recomputed)) - eaten(entries)
      return .correctFromNowOn(count: entries.count, change: Signed.energy(change))
    }
    return correction.days.count == 1 ? .correctOneDay : .correctDays(line: firstNumber + 1)
  }

  private var staying: Text {
    let weightless = correction.weightless.count
    return weightless == 0 ? .correctStaying : .correctStayingWeightless(count: weightless)
  }
}
