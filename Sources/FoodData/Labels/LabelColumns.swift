internal import Nutrition

/// Arranges the values of a label's rows in columns.
struct LabelColumns: Sendable {
  let columns: [LabelColumn]
  /// Whether values were given to columns by where they stand, rather than by their order alone.
  let arePlaced: Bool

  init(table: LabelTable, serving: NutritionLabel.Serving?) {
    let grid = LabelGrid(rows: table.rows, heads: table.heads.count)
    let readsNines = LabelColumns.readsNines(
      table.rows.filter(\.figure.isInGrams).flatMap { grid.cells($0.values).compactMap(\.self) })
    arePlaced = grid.isKnown
    let energy = (table.rows.first { $0.figure == .energy }?.values ?? []).filter { !$0.isReferenceIntake }
    let (kilojoules, kilocalories) = LabelColumns.energies(energy, grid)
    var heads = table.heads
    // Labels with kJ always have a column for 100 g or ml; only American ones have none.
    if grid.width == 2, kilojoules.contains(where: { $0 != nil }), !heads.contains(.hundredGrams),
      !heads.contains(.hundredMillilitres)
    {
      heads = [.hundredGrams]
    }
    let bases = LabelColumns.bases(heads, width: grid.width, rows: table.rows, serving: serving)
    columns = bases.indices.map { index in
      var column = LabelColumn(basis: bases[index])
      for row in table.rows where row.figure != .energy {
        guard var number = grid.cells(row.values)[index] else { continue }
        if readsNines { number.swapNine() }
        column.numbers[row.figure] = [number]
      }
      column.numbers[.kilojoules] = kilojoules[index].map { [$0] }
      column.numbers[.kilocalories] = kilocalories[index].map { [$0] }
      return column
    }
  }

  /// Whether the unit "g" was read as a 9: because most figures without a unit end with one, or because the label
  /// prints units and no more than a third of its other figures is without one.
  private static func readsNines(_ grams: [LabelNumber]) -> Bool {
    let plain = grams.filter { $0.unit == nil }
    let nines = plain.count { $0.shorter != nil }
    if nines * 5 >= plain.count * 3, plain.count >= 2 { return true }
    let named = grams.count { $0.unit == .gram }
    return nines > 0 && named >= 3 && (plain.count - nines) * 3 <= named + nines
  }

  /// The energies in both units, one for each column. One that stands beside its column, as in "949 kJ (224 kcal)",
  /// belongs to that of the same energy in the other unit.
  private static func energies(
    _ values: [LabelNumber], _ grid: LabelGrid
  ) -> (kilojoules: [LabelNumber?], kilocalories: [LabelNumber?]) {
    let joules = energies(values, in: .kilojoule, width: grid.width)
    let calories = energies(values, in: .kilocalorie, width: grid.width)
    var (kilojoules, kilocalories) = (grid.cells(joules), grid.cells(calories))
    for column in kilojoules.indices {
      if let joule = kilojoules[column], kilocalories[column] == nil {
        kilocalories[column] = calories.first { isPair(kilojoules: joule.value, kilocalories: $0.value) }
      } else if let calorie = kilocalories[column], kilojoules[column] == nil {
        kilojoules[column] = joules.first { isPair(kilojoules: $0.value, kilocalories: calorie.value) }
      }
    }
    return (kilojoules, kilocalories)
  }

  /// The energies in one unit. Without units, the larger of two is in kJ, and a single one in kcal.
  private static func energies(_ values: [LabelNumber], in unit: LabelNumber.Unit, width: Int) -> [LabelNumber] {
    // Where the unit is in the row's name alone, half of the name may have been lost: "Energy (kJ/kcal) 1271/304".
    let isPaired = values.count >= 2 * width && Set(values.map(\.unit)).count == 1 && !pairs(values).isEmpty
    let named = isPaired ? [] : values.filter { $0.unit == unit }
    if !named.isEmpty { return named }
    let plain = values.filter { ($0.unit == nil || isPaired) && $0.value.wholeNumber != nil }
    let other: LabelNumber.Unit = unit == .kilojoule ? .kilocalorie : .kilojoule
    if !isPaired, values.contains(where: { $0.unit == other }) {
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
    let pairs = pairs(plain)
    if !pairs.isEmpty {
      return unit == .kilojoule
        ? pairs.map { plain[$0] }
        : plain.filter { number in pairs.contains { isPair(kilojoules: plain[$0].value, kilocalories: number.value) } }
    }
    return unit == .kilocalorie ? Array(plain.prefix(width)) : []
  }

  /// Where the energies are that another one is in kcal.
  private static func pairs(_ values: [LabelNumber]) -> [Int] {
    values.indices.filter { index in
      values.contains { isPair(kilojoules: values[index].value, kilocalories: $0.value) }
    }
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
