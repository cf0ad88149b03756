internal import Conversation

/// The summary as a table for people: one row per figure, one column per suite.
package enum BenchTable {
  /// The table as text, with columns padded by spaces.
  ///
  /// - Parameters:
  ///   - columns: the suites, each with its name.
  ///   - cost: the cost of the whole run, in words; nil where no price is known.
  package static func lines(
    _ columns: [(name: String, summary: BenchSummary)], model: String, cost: String?
  ) -> [String] {
    var rows = [[model] + columns.map(\.name)]
    rows.append(["turns"] + columns.map { "\($0.summary.turns)" })
    for share in TurnResult.Share.allCases {
      rows.append([share.rawValue] + columns.map { shown($0.summary.shares[share]) })
    }
    for count in [TurnResult.Count.repairs, .claims, .ownNumbers, .refusals, .failures] {
      rows.append([name(of: count)] + columns.map { "\(Int($0.summary.sum(of: count)))" })
    }
    for count in TurnResult.Count.perTurn {
      let places = count == .requests || count == .seconds ? 2 : 0
      rows.append(["\(name(of: count)) a turn"] + columns.map { shown($0.summary.amounts[count], places: places) })
    }
    if columns.contains(where: { $0.summary.cost != nil }) {
      rows.append(["cost a turn"] + columns.map { shown($0.summary.cost, places: 4) })
    }
    if let cost { rows.append(["cost", cost]) }
    return aligned(rows)
  }

  /// "91.3 %  88.1–94.0".
  private static func shown(_ share: MeanShare?) -> String {
    guard let share, let mean = share.mean, let interval = share.interval else { return "–" }
    return "\(decimal(mean * 100)) %  \(decimal(interval.lowerBound * 100))–\(decimal(interval.upperBound * 100))"
  }

  /// "3,012  2,950–3,074".
  private static func shown(_ amount: MeanAmount?, places: Int) -> String {
    guard let amount, let mean = amount.mean else { return "–" }
    let shown = decimal(mean, places: places)
    guard let interval = amount.interval else { return shown }
    return shown + "  \(decimal(interval.lowerBound, places: places))–\(decimal(interval.upperBound, places: places))"
  }

  private static func name(of count: TurnResult.Count) -> String {
    switch count {
    case .repairs: "calls refused"
    case .claims: "deeds claimed"
    case .ownNumbers: "numbers of its own"
    case .refusals: "answers refused"
    case .failures: "no answer"
    case .requests: "requests"
    case .input: "tokens in"
    case .output: "tokens out"
    case .cached: "of these kept"
    case .seconds: "seconds"
    }
  }

  private static func decimal(_ value: Double, places: Int = 1) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    guard places > 0 else { return "\(whole)" }
    let rest = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: places - rest.count) + rest
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { $1 + String(repeating: " ", count: widths[$0] - $1.count) }.joined(
        separator: "   ")
      return String(cells.reversed().drop { $0 == " " }.reversed())
    }
  }
}
