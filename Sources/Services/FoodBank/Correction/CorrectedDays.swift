internal import Calls
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Day by day what becomes of what was logged of a food or a recipe that changes.
struct CorrectedDays {
  /// A card shows no more days; the others are summed.
  private static let mostDays = 12

  let correction: FoodCorrection
  /// The number of the first day on the card.
  var firstNumber = 1

  func rows(in context: ToolContext) throws(ToolError) -> [Card.Row] {
    let days = correction.days
    guard !days.isEmpty else { return [] }
    let names = Set(days.map(\.profile)) != [context.speaker.id]
    var rows = [Card.Row([Card.Cell("Logged with the old figures")], emphasis: .heading)]
    for (index, day) in days.prefix(CorrectedDays.mostDays).enumerated() {
      rows.append(try row(day, number: firstNumber + index, isNamed: names, in: context))
    }
    let rest = days.dropFirst(CorrectedDays.mostDays)
    if !rest.isEmpty { rows.append(sum("and \(rest.count.counted("more day"))", Array(rest), .muted)) }
    if days.count > 1 { rows.append(sum("all of it", days, .total)) }
    return rows
  }

  private func row(
    _ day: FoodCorrection.LoggedDay, number: Int, isNamed: Bool, in context: ToolContext
  ) throws(ToolError) -> Card.Row {
    let name = day.line.day.dated(from: context.today) + (isNamed ? ", \(day.line.profile)" : "")
    guard day.isRecomputed else {
      return Card.Row(number: number, staying(name, [day]), emphasis: .muted)
    }
    let record = try context.reading(context.store.dayRecord(of: day.profile, on: day.line.day))
    let whole = record?.figures.energy.map { before in
      "day \(before.formatted()) → \((before + (eaten(after(day)) - eaten(day.entries))).formatted()) kcal"
    }
    return Card.Row(
      number: number, [Card.Cell(name), .right(weight([day])), .right(change([day])), .right(whole ?? "")])
  }

  /// What becomes of several days together.
  private func sum(_ name: String, _ days: [FoodCorrection.LoggedDay], _ emphasis: Card.Emphasis) -> Card.Row {
    guard days.contains(where: \.isRecomputed) else {
      return Card.Row(staying(name, days), emphasis: emphasis)
    }
    return Card.Row([Card.Cell(name), .right(weight(days)), .right(change(days))], emphasis: emphasis)
  }

  /// What stays as it was logged, and what it would be anew.
  private func staying(_ name: String, _ days: [FoodCorrection.LoggedDay]) -> [Card.Cell] {
    let entries = days.flatMap(\.entries)
    return [
      Card.Cell(name), .right(weight(days)), .right("stays \(words(entries)) kcal"),
      .right("anew \(words(entries.map(correction.recomputed))) kcal"),
    ]
  }

  private func weight(_ days: [FoodCorrection.LoggedDay]) -> String {
    let (before, after) = (grams(days.flatMap(\.entries)), grams(days.flatMap(after)))
    return before == after ? before.description : "\(before) → \(after)"
  }

  private func grams(_ entries: [Entry]) -> Grams { entries.compactMap(\.grams).reduce(.zero, +) }

  private func change(_ days: [FoodCorrection.LoggedDay]) -> String {
    "\(words(days.flatMap(\.entries))) → \(words(days.flatMap(after))) kcal"
  }

  private func after(_ day: FoodCorrection.LoggedDay) -> [Entry] {
    day.isRecomputed ? day.entries.map(correction.recomputed) : day.entries
  }

  /// Their energy; a question mark where none of them knows it.
  private func words(_ entries: [Entry]) -> String {
    entries.allSatisfy { $0.figures.energy == nil } ? "?" : eaten(entries).formatted()
  }

  private func eaten(_ entries: [Entry]) -> Figure { Totals(eaten: entries).energy }

  // MARK: Words

  /// ", 3 entries computed anew"; nothing where none is.
  var summary: String {
    let count = correction.recomputed.reduce(0) { $0 + $1.entries.count }
    return count == 0 ? "" : ", \(count.counted("entry", "entries")) computed anew"
  }

  /// What can be said about the days, and what stays.
  var notes: [String] {
    let isLeft = correction.recomputed.count < correction.days.count
    return (correction.days.isEmpty ? [] : [choices])
      + (isLeft || !correction.weightless.isEmpty ? [staying] : [])
  }

  private var choices: String {
    guard !correction.recomputed.isEmpty else {
      let entries = correction.days.flatMap(\.entries)
      let change = eaten(entries.map(correction.recomputed)) - eaten(entries)
      return "From now on; what was logged stays. “all” computes \(entries.count.counted("entry", "entries")) anew "
        + "(\(Signed.text(change, unit: "kcal"))), “only november” some of them."
    }
    return correction.days.count == 1
      ? "y computes this day anew too; “none” leaves it as it was logged."
      : "y computes these days anew too; “none” leaves them as they were logged, “drop \(firstNumber + 1)” one of them, "
        + "“only november” all others."
  }

  private var staying: String {
    let weightless = correction.weightless.count
    let why = weightless == 0 ? "" : " (\(weightless.counted("entry has", "entries have")) no weight)"
    return "What stays as it was logged\(why) says so in its day."
  }
}
