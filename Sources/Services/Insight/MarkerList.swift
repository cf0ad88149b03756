internal import Messages
internal import Nutrition
internal import Proposals

/// Health markers in rows: the average, how it stands to the reference value, the days that know it.
struct MarkerList {
  private let markers: [HealthMarker]
  private let period: PeriodFigures
  private let choice: MarkerChoice

  init(_ markers: [HealthMarker], _ period: PeriodFigures, _ choice: MarkerChoice) {
    self.markers = markers
    self.period = period
    self.choice = choice
  }

  var list: TrendList {
    TrendList(
      title: "Health markers of an average day, beside \(choice.references.name) values", rows: markers.map(row))
  }

  private func row(_ marker: HealthMarker) -> TrendList.Row {
    let unit = marker.bound.measure == .percentOfEnergy ? "% of energy" : marker.nutrient.unit
    let sign = marker.isAtLeast ? "≥" : ""
    return TrendList.Row(
      [
        Card.Cell(marker.nutrient.name),
        .right(marker.value.map { "\(sign)\($0.formatted()) \(unit)" } ?? "?"),
        Card.Cell(marker.standing.rawValue), Card.Cell(marker.bound.phrase(for: marker.nutrient)),
        .right("\(marker.days) of \(period.loggedDays) \(period.loggedDays == 1 ? "day" : "days")"),
      ], values: period.series(marker.nutrient),
      emphasis: choice.isColoured ? marker.standing.emphasis : .plain)
  }
}

extension HealthMarker.Standing {
  fileprivate var emphasis: Card.Emphasis {
    switch self {
    case .within: .within
    case .high, .low: .outside
    case .open: .plain
    }
  }
}

extension ReferenceValues {
  /// Where the values are from, and which sugar they mean.
  var note: String {
    "Reference values: \(source)." + (sugarMeant.map { " Total sugar stands in for \($0)." } ?? "")
  }
}
