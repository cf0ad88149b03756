internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// Health markers in rows: the average, how it compares with the reference value, and the number of days with data.
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
      title: .markersTitle(references: Text.referenceSource(references: choice.references)), rows: markers.map(row))
  }

  private func row(_ marker: HealthMarker) -> TrendList.Row {
    let value = marker.value.map { marker.bound.amount($0, of: marker.nutrient) }
    return TrendList.Row(
      [
        Card.Cell(.nutrientName(nutrient: marker.nutrient)),
        .right(value.map { marker.isAtLeast ? .atLeastSign(amount: $0) : $0 } ?? .verbatim("?")),
        Card.Cell(.markerStanding(standing: marker.standing)), Card.Cell(marker.bound.text(for: marker.nutrient)),
        .right(.someOfDays(some: marker.days, all: period.loggedDays)),
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

extension ReferenceBound {
  /// A figure in the unit of the reference value.
  fileprivate func amount(_ figure: FixedDecimal, of nutrient: Nutrient) -> Text {
    measure == .percentOfEnergy
      ? .percentOfEnergy(figure: figure) : .nutrientAmount(nutrient: nutrient, figure: figure)
  }

  /// "below 2,000 mg", "at most 10 % of energy", "at least 25 g".
  fileprivate func text(for nutrient: Nutrient) -> Text {
    let amount = amount(value, of: nutrient)
    return switch self {
    case .below: .boundBelow(amount: amount)
    case .atMost: .boundAtMost(amount: amount)
    case .atLeast: .boundAtLeast(amount: amount)
    }
  }
}
