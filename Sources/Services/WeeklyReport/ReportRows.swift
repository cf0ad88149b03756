internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The changes since an earlier report, in rows.
struct ReportRows {
  private let wording: ReportWording
  private var figures: WeekFigures { wording.figures }

  init(_ wording: ReportWording) {
    self.wording = wording
  }

  /// Nil where there is no earlier week.
  var changes: [Card.Row]? {
    guard let changes = wording.changes else { return nil }
    let title: Text = changes.wasReported ? .changesSinceReport : .changesSinceWeek
    let heading = Card.Row(
      title, columns: [.verbatim("\(changes.since)"), .verbatim("\(figures.week)"), .comparedChange],
      emphasis: .heading)
    guard !changes.changes.isEmpty else {
      return [heading, Card.Row(.changesNothing, columns: [.empty, .empty, .empty])]
    }
    return [heading]
      + changes.changes.map { change in
        let (then, now) = (shown(change.then, change.subject), shown(change.now, change.subject))
        func text(_ figure: FixedDecimal) -> Text { change.subject.text(figure, wording.units) }
        return Card.Row(
          change.subject.title, columns: [text(then), text(now), Signed.text(now.shown - then.shown, text)])
      }
  }

  private func shown(_ figure: FixedDecimal, _ subject: ReportChanges.Subject) -> FixedDecimal {
    subject == .weight ? BodyWeight.shown(figure, wording.units) : figure
  }
}

extension ReportChanges.Subject {
  /// The name in English.
  var name: String {
    switch self {
    case .loggedDays: "days logged"
    case .average(let nutrient): "\(nutrient.name), logged days"
    case .weight: "weight"
    case .score(let habit): "points of \(habit.rawValue)"
    }
  }

  /// The name as a text.
  var title: Text {
    switch self {
    case .loggedDays: .daysLogged
    case .average(let nutrient): .nutrientLoggedDays(nutrient: nutrient)
    case .weight: .weightName
    case .score(let habit): .pointsOfHabit(habit: habit)
    }
  }

  /// A figure with its unit.
  func text(_ figure: FixedDecimal, _ units: Profile.Units) -> Text {
    switch self {
    case .loggedDays, .score: .figureAlone(figure: figure)
    case .average(let nutrient): .nutrientAmount(nutrient: nutrient, figure: figure)
    case .weight: BodyWeight.lineUnit(units).text(figure)
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
