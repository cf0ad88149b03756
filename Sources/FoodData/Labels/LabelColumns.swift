internal import Nutrition

/// Arranges the values of a label's rows in columns.
struct LabelColumns: Sendable {
  let columns: [NutritionLabel.Column]

  init(table: LabelTable, serving: NutritionLabel.Serving?) {
    let readsNines = LabelColumns.readsNines(table.rows)
    let counts = table.rows.filter { $0.figure != .energy }.map(\.values.count)
    let width = LabelColumns.mostFrequent(counts) ?? 1
    let energy = table.rows.first { $0.figure == .energy }?.values ?? []
    let kilojoules = LabelColumns.energies(energy, in: .kilojoule, width: width)
    let kilocalories = LabelColumns.energies(energy, in: .kilocalorie, width: width)
    var heads = table.heads
    // Labels with kJ always have a column for 100 g or ml; only American ones have none.
    if width == 2, !kilojoules.isEmpty, !heads.contains(.hundredGrams), !heads.contains(.hundredMillilitres) {
      heads = [.hundredGrams]
    }
    let bases = LabelColumns.bases(heads, width: width, rows: table.rows, serving: serving)
    columns = bases.indices.map { index in
      var column = NutritionLabel.Column(basis: bases[index], values: [:])
      var numbers: [LabelFigure: LabelNumber] = [:]
      for row in table.rows where row.figure != .energy && index < row.values.count {
        numbers[row.figure] = row.values[index]
        if readsNines { numbers[row.figure]?.swapNine() }
      }
      if index < kilojoules.count { column.values[.kilojoules] = LabelColumns.value(kilojoules[index]) }
      if index < kilocalories.count { column.values[.kilocalories] = LabelColumns.value(kilocalories[index]) }
      let chosen = LabelChoice(
        numbers: numbers, kilojoules: column.values[.kilojoules]?.value,
        kilocalories: column.values[.kilocalories]?.value, basis: bases[index],
        size: serving?.grams ?? serving?.millilitres)
      for (figure, value) in chosen.values { column.values[figure] = value }
      return column
    }
  }

  /// Whether the unit "g" was read as a 9, because most figures without a unit end with one.
  private static func readsNines(_ rows: [LabelRow]) -> Bool {
    let grams = rows.filter { ![.energy, .sodium, .cholesterol, .kilojoules, .kilocalories].contains($0.figure) }
    let plain = grams.flatMap(\.values).filter { $0.unit == nil }
    return plain.count { $0.shorter != nil } * 5 >= plain.count * 3 && plain.count >= 2
  }

  private static func value(_ number: LabelNumber) -> NutritionLabel.Value {
    NutritionLabel.Value(value: number.value, isUpperBound: number.isUpperBound)
  }

  private static func mostFrequent(_ counts: [Int]) -> Int? {
    var times: [Int: Int] = [:]
    for count in counts where count > 0 { times[count, default: 0] += 1 }
    return times.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The energies in one unit. Without units, the larger of two is in kJ, and a single one in kcal.
  private static func energies(_ values: [LabelNumber], in unit: LabelNumber.Unit, width: Int) -> [LabelNumber] {
    let named = values.filter { $0.unit == unit }
    if !named.isEmpty { return named }
    let plain = values.filter { $0.unit == nil && $0.value.wholeNumber != nil }
    let other: LabelNumber.Unit = unit == .kilojoule ? .kilocalorie : .kilojoule
    if values.contains(where: { $0.unit == other }) {
      // In "1439 / 341 kcal" the number without a unit is the one that differs by the factor 4.184.
      return plain.filter { number in
        values.contains {
          $0.unit == other
            && isPair(
              kilojoules: unit == .kilojoule ? number.value : $0.value,
              kilocalories: unit == .kilojoule ? $0.value : number.value)
        }
      }
    }
    let pairs = plain.indices.filter { index in
      plain.contains { isPair(kilojoules: plain[index].value, kilocalories: $0.value) }
    }
    if !pairs.isEmpty {
      return unit == .kilojoule
        ? pairs.map { plain[$0] }
        : plain.filter { number in pairs.contains { isPair(kilojoules: plain[$0].value, kilocalories: number.value) } }
    }
    return unit == .kilocalorie ? Array(plain.prefix(width)) : []
  }

  /// Whether both are the same energy, within 3 %.
  static func isPair(kilojoules: FixedDecimal, kilocalories: FixedDecimal) -> Bool {
    let converted = kilocalories * .kilojoulesPerKilocalorie
    return kilocalories > .zero
      && (converted - kilojoules).magnitude * FixedDecimal(100) <= kilojoules * FixedDecimal(3) + FixedDecimal(300)
  }

  /// What each column is per: by the heads, where there are enough of them; otherwise by the figures.
  private static func bases(
    _ heads: [NutritionLabel.Basis], width: Int, rows: [LabelRow], serving: NutritionLabel.Serving?
  ) -> [NutritionLabel.Basis] {
    guard width > 1 else {
      if heads.contains(.hundredGrams) { return [.hundredGrams] }
      return [heads.contains(.hundredMillilitres) ? .hundredMillilitres : .serving]
    }
    if heads.count == width { return heads }
    let hundred = heads.first { $0 == .hundredGrams || $0 == .hundredMillilitres }
    if heads.count > width { return Array(heads.prefix(width)) }
    guard let hundred else { return width == 2 ? [.serving, .container] : [.serving] }
    // One head was not read. The column for 100 g is the one with larger figures, unless the portion is above 100 g.
    let isFirstLarger =
      rows.count { $0.values.count >= 2 && $0.values[0].value > $0.values[1].value } * 2
      > rows.count { $0.values.count >= 2 && $0.values[0].value != $0.values[1].value }
    let isSmall = (serving?.grams ?? serving?.millilitres ?? FixedDecimal(30)) <= FixedDecimal(100)
    return isFirstLarger == isSmall ? [hundred, .serving] : [.serving, hundred]
  }
}
