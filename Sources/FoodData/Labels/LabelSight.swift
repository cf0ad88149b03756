internal import Nutrition

/// What one look or several looks at a label show: columns of numbers, of which each may have several readings.
struct LabelSight {
  private var columns: [LabelColumn]
  private var serving: NutritionLabel.Serving?
  private var arePlaced: Bool

  init(_ table: LabelTable, serving: NutritionLabel.Serving?) {
    let found = LabelColumns(table: table, serving: serving)
    columns = found.columns
    arePlaced = found.arePlaced
    self.serving = serving
  }

  /// Adds the numbers that another look found in the same columns.
  mutating func add(_ other: LabelSight) {
    for index in columns.indices {
      guard let same = other.columns.first(where: { $0.basis == columns[index].basis }) else { continue }
      columns[index].add(same)
    }
    serving = serving ?? other.serving
    arePlaced = arePlaced && other.arePlaced
  }

  /// Whether two looks found the same number for each figure.
  var isConfirmed: Bool {
    columns.allSatisfy { column in
      column.numbers.values.allSatisfy { numbers in
        numbers.contains { number in numbers.count { $0.value == number.value } >= 2 }
      }
    }
  }

  /// The label with the readings that fit together best; nil where there are hardly any figures.
  var label: NutritionLabel? {
    var label = NutritionLabel(columns: [], serving: serving, warnings: [])
    label.columns = columns.map { column in
      NutritionLabel.Column(
        basis: column.basis, values: LabelChoice(column, size: serving?.grams ?? serving?.millilitres).values)
    }
    label.mendByPortion(columns)
    label.openDisagreements(arePlaced: arePlaced)
    guard label.columns.contains(where: { $0.values.count >= 2 }) else { return nil }
    label.warnings = LabelCheck(label).warnings
    return label
  }
}
