internal import Nutrition

/// The rows and column heads of a label, collected from top to bottom.
struct LabelTable: Sendable {
  private(set) var rows: [LabelRow] = []
  private(set) var heads: [NutritionLabel.Basis] = []
  /// How many row names were found, with values or without.
  private(set) var names = 0
  /// Whether the table has ended.
  private(set) var isOver = false
  /// Weights that are alone on their lines, with no name before them.
  private(set) var apart: [LabelNumber] = []
  /// A row name whose values have not been found yet.
  private var open: LabelFigure?
  /// How many names in a row have no values. Where there are several, the names are in a column of their own, and it is
  /// open which value belongs to which.
  private var namesWithoutValues = 0
  /// Values on lines without a name since the last row.
  private var nameless: [[LabelNumber]] = []

  mutating func take(_ line: LabelLine) {
    if line.words.contains(.footnote), rows.count >= 4,
      line.rows.allSatisfy({ $0.figure == nil || $0.values.isEmpty })
        || line.words.contains(.percent) && rows.count >= 6
    {
      isOver = true
      return
    }
    if rows.count <= 1, line.rows.allSatisfy({ $0.figure == nil || $0.figure == .energy || $0.values.isEmpty }) {
      takeHeads(line)
    }
    let isServing = line.words.contains(.servingSize) || line.words.contains(.servings)
    for row in line.rows where !isServing || row.figure != nil { take(row.figure, row.values, line) }
  }

  private mutating func takeHeads(_ line: LabelLine) {
    guard !line.words.contains(.servings), !line.words.contains(.servingSize) else { return }
    for head in line.heads where !heads.contains(head) || heads.isEmpty { heads.append(head) }
  }

  private mutating func take(_ figure: LabelFigure?, _ values: [LabelNumber], _ line: LabelLine) {
    guard let figure else {
      takeUnnamed(values)
      return
    }
    names += 1
    let energies = values.filter { $0.unit == .kilojoule || $0.unit == .kilocalorie }
    if figure != .energy, !energies.isEmpty {
      add(.energy, energies)
      take(figure, values.filter { $0.unit != .kilojoule && $0.unit != .kilocalorie }, line)
      return
    }
    guard !values.isEmpty else {
      nameless = []
      namesWithoutValues += 1
      open = namesWithoutValues > 1 ? nil : figure
      return
    }
    open = nil
    namesWithoutValues = 0
    nameRow(before: figure)
    add(figure, values)
  }

  /// Energy is recognised by its units; other values belong to the name above them.
  private mutating func takeUnnamed(_ values: [LabelNumber]) {
    let energies = values.filter { $0.unit == .kilojoule || $0.unit == .kilocalorie }
    if !energies.isEmpty {
      add(.energy, energies)
      if open == .energy { open = nil }
    } else if let name = open, name != .energy || values.count <= 2, !values.isEmpty {
      open = nil
      add(name, values)
    } else if !values.isEmpty {
      nameless.append(values)
      if values.count == 1, values[0].unit == .gram { apart += values }
    }
  }

  /// A single line without a name is the row that is missing between its neighbours, where in the table's order only one
  /// row is between them.
  private mutating func nameRow(before figure: LabelFigure) {
    defer { nameless = [] }
    let order = ValuesApart.order
    guard nameless.count == 1, heads.contains(.hundredGrams) || heads.contains(.hundredMillilitres),
      let last = rows.last?.figure, let first = order.firstIndex(of: last), let next = order.firstIndex(of: figure),
      next == first + 2
    else { return }
    add(order[first + 1], nameless[0])
  }

  /// Assigns values that are apart from their names, where the assignment is certain.
  mutating func joinApart() {
    let named = rows.filter { $0.figure != .energy }
    guard named.isEmpty, heads == [.hundredGrams],
      let energies = rows.first(where: { $0.figure == .energy })?.values,
      let kilocalories = energies.first(where: { $0.unit == .kilocalorie })?.value,
      energies.contains(where: {
        $0.unit == .kilojoule && LabelColumns.isPair(kilojoules: $0.value, kilocalories: kilocalories)
      }),
      let found = ValuesApart(values: apart, energy: kilocalories).rows
    else { return }
    rows += found
  }

  private mutating func add(_ figure: LabelFigure, _ values: [LabelNumber]) {
    guard figure != .other else { return }
    if let index = rows.firstIndex(where: { $0.figure == figure }) {
      // A second line for energy has its other unit. A repeated table adds nothing, and below the other rows stands the
      // energy that an adult needs in a day.
      if figure == .energy, index == rows.count - 1, rows[index].values.count < 8 { rows[index].values += values }
      return
    }
    rows.append(LabelRow(figure: figure, values: values))
  }
}
