internal import Messages
internal import Nutrition
internal import Proposals

/// What changed since an earlier report, in rows.
struct ReportRows {
  private let wording: ReportWording
  private var figures: WeekFigures { wording.figures }

  init(_ wording: ReportWording) {
    self.wording = wording
  }

  /// Nil where there is no earlier week.
  var changes: [Card.Row]? {
    guard let changes = wording.changes else { return nil }
    let title = changes.wasReported ? "Since the last report" : "Since the week before"
    let heading = Card.Row(
      Text(title), columns: ["\(changes.since)", "\(figures.week)", "change"], emphasis: .heading)
    guard !changes.changes.isEmpty else { return [heading, Card.Row("nothing changed", columns: ["", "", ""])] }
    return [heading]
      + changes.changes.map { change in
        let unit = change.subject.unit(wording.units)
        let (then, now) = (shown(change.then, change.subject), shown(change.now, change.subject))
        func text(_ figure: Figure) -> String { unit.isEmpty ? figure.formatted() : "\(figure.formatted()) \(unit)" }
        return Card.Row(
          Text(change.subject.name),
          columns: [text(then), text(now), Signed.text(now.shown - then.shown, unit: unit)].texts)
      }
  }

  private func shown(_ figure: Figure, _ subject: ReportChanges.Subject) -> Figure {
    subject == .weight ? BodyWeight.shown(figure, wording.units) : figure
  }
}

extension ReportChanges.Subject {
  /// The name in a row.
  var name: String {
    switch self {
    case .loggedDays: "days logged"
    case .average(let nutrient): "\(nutrient.name), logged days"
    case .weight: "weight"
    case .score(let habit): "points of \(habit.rawValue)"
    }
  }

  func unit(_ units: Profile.Units) -> String {
    switch self {
    case .loggedDays, .score: ""
    case .average(let nutrient): nutrient.unit
    case .weight: BodyWeight.unit(units)
    }
  }

  /// The key for other programs.
  var key: String {
    switch self {
    case .loggedDays: "logged_days"
    case .average(let nutrient): nutrient.key
    case .weight: "weight_kg"
    case .score(let habit): "\(habit.rawValue)_score"
    }
  }
}
