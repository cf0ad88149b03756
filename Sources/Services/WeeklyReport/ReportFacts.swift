internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition

/// The facts about a week for a model: only figures, without names of foods or people.
struct ReportFacts {
  private let wording: ReportWording
  private var figures: WeekFigures { wording.figures }
  private var units: Profile.Units { wording.units }

  init(_ wording: ReportWording) {
    self.wording = wording
  }

  var all: [ReportFact] {
    [week, logged] + averages + markers + days + weight + gap + habits + changes + [focus]
  }

  private var week: ReportFact {
    let days = [figures.week.first, figures.through]
    let dates = days.flatMap { [$0.year, $0.dayOfMonth] } + [figures.week.year, figures.week.number, 7]
    return ReportFact("week: \(figures.week), \(days[0].short) to \(days[1].short)", dates.map { .init($0) })
  }

  private var logged: ReportFact {
    let fact = ReportFact("days logged", figures.period.loggedDays, of: 7)
    guard !figures.isWhole else { return fact }
    let come = figures.period.range.count
    return ReportFact(fact.text + "; the week goes on, \(come) days have come", fact.numbers + [.init(come)])
  }

  private var averages: [ReportFact] {
    let period = figures.period
    return Nutrient.allCases.flatMap { nutrient in
      average(nutrient, of: period).map { $0.of(nutrient) }
    }
  }

  private func average(_ nutrient: Nutrient, of period: PeriodFigures) -> [ReportFact] {
    let isAtLeast = period.totals.incomplete.contains(nutrient)
    let average = period.averageOfLoggedDays[nutrient]
    var facts = [
      ReportFact("\(nutrient.name), an average logged day", average, nutrient.unit, isAtLeast: isAtLeast),
      ReportFact(
        "\(nutrient.name), average of \(wording.allDays.english)", period.averageOfAllDays[nutrient], nutrient.unit,
        isAtLeast: isAtLeast),
    ]
    guard let target = figures.aim[nutrient] else { return facts }
    facts.append(ReportFact("\(nutrient.name), target", target, nutrient.unit))
    guard let average, !isAtLeast || average.shown > target.shown else { return facts }
    let difference = average.shown - target.shown
    let name = "\(nutrient.name), \(difference < .zero ? "below" : "over") target"
    return facts + [ReportFact(name, difference.magnitude, nutrient.unit)]
  }

  private var markers: [ReportFact] {
    wording.markers.compactMap { marker in
      guard let value = marker.value else { return nil }
      let unit = marker.bound.measure == .percentOfEnergy ? "%" : marker.nutrient.unit
      let numbers = [value, marker.bound.value].map {
        ReportFact.Number(value: $0, unit: StatedNumber.Unit(symbol: unit))
      }
      let text =
        "\(marker.nutrient.name): \(value.formatted()) \(unit), \(marker.standing.rawValue), the reference value is "
        + marker.bound.phrase(for: marker.nutrient)
      return ReportFact(text, numbers + [.init(marker.days)]).of(marker.nutrient)
    }
  }

  private var days: [ReportFact] {
    figures.period.days.map { day in
      ReportFact("energy on \(day.day.short)", day.totals.figures.energy, "kcal").with(day.day.dayOfMonth)
    }
  }

  private var weight: [ReportFact] {
    guard let trend = WeightTrend(figures) else { return [] }
    let unit = BodyWeight.unit(units)
    func shown(_ kilograms: FixedDecimal) -> FixedDecimal { BodyWeight.shown(kilograms, units) }
    var facts = [
      ReportFact("weight, average of \(trend.weighings) weighings", shown(trend.average), unit).with(trend.weighings)
    ]
    guard let before = trend.before else { return facts }
    let change = shown(trend.average).shown - shown(before).shown
    facts.append(
      ReportFact("weight in the week before, \(trend.weighingsBefore) weighings", shown(before), unit)
        .with(trend.weighingsBefore))
    return facts + [
      ReportFact("weight, \(change < .zero ? "less" : "more") than in the week before", change.magnitude, unit)
    ]
  }

  private var gap: [ReportFact] {
    guard let gap = EnergyGap(figures) else { return [] }
    return [
      ReportFact("bought", gap.bought, "kcal"), ReportFact("logged", gap.eaten, "kcal"),
      ReportFact("gap between bought and logged", gap.gap.magnitude, "kcal"),
      ReportFact("bought items without figures", gap.unknownItems, of: gap.items),
    ]
  }

  private var habits: [ReportFact] {
    HabitScore.all(of: figures).map { score in
      var numbers = [score.reached, score.possible, score.score ?? 0, 100].map { ReportFact.Number($0) }
      if let bound = score.goal?.bound {
        numbers.append(.init(value: bound.value, unit: StatedNumber.Unit(symbol: score.habit.unit)))
      }
      let points = score.score.map { "\($0) of 100 points, " } ?? ""
      let fact = ReportFact("habit \(score.habit.rawValue): \(points)\(HabitWording.note(score).english)", numbers)
      return score.habit.nutrient.map(fact.of) ?? fact
    }
  }

  private var changes: [ReportFact] {
    guard let changes = wording.changes else { return [] }
    let since = ReportFact("earlier week to compare with: \(changes.since)", [.init(changes.since.number)])
    return [since]
      + changes.changes.flatMap { change -> [ReportFact] in
        let unit = change.subject.unit(units)
        func shown(_ figure: FixedDecimal) -> FixedDecimal {
          change.subject == .weight ? BodyWeight.shown(figure, units) : figure
        }
        let difference = shown(change.now).shown - shown(change.then).shown
        let facts = [
          ReportFact("\(change.subject.name), earlier", shown(change.then), unit),
          ReportFact("\(change.subject.name), \(difference < .zero ? "less" : "more")", difference.magnitude, unit),
        ]
        guard case .average(let nutrient) = change.subject else { return facts }
        return facts.map { $0.of(nutrient) }
      }
  }

  private var focus: ReportFact {
    ReportFact(wording.focus.english, [.init(Habit.leastDays), .init(ReportFocus.enough)])
  }
}

extension ReportFact {
  /// The fact with another number that is part of its name.
  fileprivate func with(_ count: Int) -> ReportFact { ReportFact(text, numbers + [Number(count)]) }
}

extension Habit {
  fileprivate var nutrient: Nutrient? {
    switch self {
    case .protein: .protein
    case .fibre: .fibre
    case .sodium: .sodium
    case .regularity, .variety, .water: nil
    }
  }

  fileprivate var unit: String { self == .water ? "ml" : nutrient?.unit ?? "" }
}
