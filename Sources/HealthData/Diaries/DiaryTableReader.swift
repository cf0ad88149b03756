internal import EmbeddedWords
internal import FoodData
internal import Nutrition
internal import Words

/// Reads a table of a food diary's export from pieces of any size.
struct DiaryTableReader {
  private enum Content {
    case eaten(EatenRow)
    /// In kcal; may be negative.
    case active(FixedDecimal)
    case weight(DiaryWeight)
  }

  private let header: DiaryHeader
  private var reader: DiaryTableRows
  private var order = DayOrder()
  private var rows: [(day: TrackerDay, content: Content)] = []
  private var diary: TrackerDiary

  /// - Parameters:
  ///   - head: the beginning of the file; nil is returned where it is not a diary's table.
  ///   - name: of the file.
  init?(head: [UInt8], name: String) {
    guard let header = DiaryHeader.recognise(head, name: name) else { return nil }
    self.header = header
    reader = DiaryTableRows(separator: header.separator)
    diary = TrackerDiary(header.file.tracker)
    // The unit in which lifted weights are recorded is also the account's unit for body weight.
    if header[.kilograms] != nil { diary.weightUnit = .kilograms }
    if header[.pounds] != nil { diary.weightUnit = .pounds }
  }

  mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    reader.feed(piece)
    try takeRows()
  }

  /// The table's content, once all of it was fed.
  mutating func finish() throws(HealthDataError) -> TrackerDiary {
    reader.finish()
    try takeRows()
    guard !order.isOpen else { throw .ambiguousDays }
    for row in rows {
      guard let day = order.day(row.day) else {
        omit(.noDay)
        continue
      }
      switch row.content {
      case .eaten(let eaten): diary.entries.append(DiaryEntry(day: day, eaten: eaten))
      case .active(let energy): diary.active[day, default: .zero] += energy
      case .weight(let weight): diary.weights[day] = weight
      }
    }
    diary.keepPlausibleDays()
    return diary
  }

  private mutating func takeRows() throws(HealthDataError) {
    while let isReadable = try reader.next() {
      if isReadable { take() } else { omit(.unreadable) }
    }
  }

  private mutating func omit(_ omission: DiaryOmission) { diary.leftOut[omission, default: 0] += 1 }

  private mutating func take() {
    switch header.file.content {
    case .entries: takeEntry()
    case .activities: takeActivity()
    case .weights: takeWeight()
    case .daySums: omit(.daySum)
    case .notes: omit(.note)
    case .recipes: omit(.recipe)
    }
  }

  private mutating func keep(_ content: Content) {
    guard let day = TrackerDay(DiaryCell.text(text(.day), limit: 60)) else { return omit(.noDay) }
    order.note(day)
    rows.append((day, content))
  }

  private mutating func takeEntry() {
    let meal = header[.group] == nil ? DiaryColumn.meal : .group
    let group = DiaryCell.text(text(meal), limit: 60)
    let food = DiaryCell.text(text(.food))
    guard !DiaryTableReader.isSum(group), header[.meal] == nil || !DiaryTableReader.isSum(food) else {
      return omit(.daySum)
    }
    guard !isBlank(.energy) else { return omit(.noEnergy) }
    let amount = DiaryCell.amount(text(.amount), separator: header.separator)
    guard let energy = figure(.energy), DiaryCell.energy.contains(energy), amount.canHold(energy) else {
      return omit(.impossible)
    }
    var figures = Nutrients(energy: energy)
    for (column, nutrient) in DiaryColumn.figures where !isBlank(column) {
      figures[nutrient] = figure(column).flatMap { DiaryCell.range(of: nutrient).contains($0) ? $0 : nil }
      if figures[nutrient] == nil { omit(.figure) }
    }
    let water = energy == .zero && DiaryTableReader.isWater(food) ? figure(.water) : nil
    keep(
      .eaten(
        EatenRow(
          time: DiaryCell.time(text(.time)), group: group, food: food.isEmpty ? nil : food, brand: nil, amount: amount,
          figures: figures, water: water.flatMap { $0 > .zero && $0 <= FixedDecimal(20_000) ? $0 : nil })))
  }

  private mutating func takeActivity() {
    guard !isBlank(.exerciseEnergy) else { return }
    guard let energy = figure(.exerciseEnergy), DiaryCell.energy.contains(energy.magnitude) else {
      return omit(.impossible)
    }
    // Cronometer writes burned energy as a negative number; a negative number of MyFitnessPal's corrects what was
    // counted too high.
    keep(.active(header.file.tracker == .cronometer ? energy.magnitude : energy))
  }

  private mutating func takeWeight() {
    let isMetric = header[.metric] != nil
    if isMetric, TrackerColumn.fold(text(.metric)) != "weight" { return }
    let column = isMetric ? DiaryColumn.amount : .weight
    guard !isBlank(column) else { return }
    guard let value = figure(column), value > .zero, value <= FixedDecimal(1_000) else { return omit(.impossible) }
    let unit = isMetric ? text(.unit).lowercased() : header.unit(.weight)
    keep(.weight(DiaryWeight(value: value, unit: unit.flatMap { DiaryWeight.Unit(name: $0) })))
  }

  private static func isSum(_ name: String) -> Bool {
    ["total", "totals", "daily total", "daily totals"].contains(name.lowercased())
  }

  /// Whether the name of something without energy contains the word water: true for tap water, false for tea.
  private static func isWater(_ food: String) -> Bool {
    TrackerColumn.fold(food).split(separator: " ").contains("water")
  }

  private func text(_ column: DiaryColumn) -> String { header[column].map { reader.row.text($0) } ?? "" }

  private func isBlank(_ column: DiaryColumn) -> Bool {
    header[column].map { reader.row.text($0).allSatisfy(\.isWhitespace) } ?? true
  }

  /// In larder's unit.
  private func figure(_ column: DiaryColumn) -> FixedDecimal? {
    let text = text(column)
    guard text.utf8.count <= 40 else { return nil }
    return DiaryCell.number(text, separator: header.separator).map { header.value($0, column) }
  }
}

extension DiaryAmount {
  /// Whether a weight can contain this energy, with some tolerance for rounding very small amounts.
  func canHold(_ energy: FixedDecimal) -> Bool {
    guard case .grams(let weight) = self else { return true }
    return energy <= weight.figure * EnergyCheck.mostPer100Grams / FixedDecimal(100) + FixedDecimal(10)
  }
}

extension DiaryWeight.Unit {
  init?(name: String) {
    switch UnitWords.embedded.unit(name.trimmed) {
    case .kilogram: self = .kilograms
    case .pound: self = .pounds
    default: return nil
    }
  }
}

extension TrackerDiary {
  /// Drops days with an impossible sum. A day that was corrected to zero or less earned nothing.
  mutating func keepPlausibleDays() {
    leftOut[.impossible, default: 0] += active.values.count { $0 > HealthBounds.mostEnergy }
    active = active.filter { $0.value > .zero && $0.value <= HealthBounds.mostEnergy }
    active = active.mapValues { $0.rounded(toPlaces: 3) }
    leftOut = leftOut.filter { $0.value > 0 }
  }
}
