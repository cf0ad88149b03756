internal import EmbeddedWords
internal import FoodData
internal import Nutrition
internal import Words

/// Takes the records of a diary's file, from a table or a document.
struct DiaryRecords {
  private enum Content {
    case eaten(EatenRow)
    /// In kcal; may be negative.
    case active(FixedDecimal)
    case weight(DiaryWeight)
  }

  private let mapping: DiaryMapping
  private let hasMoments: Bool
  private let zone: Zone
  private var order = DayOrder()
  private var taken: [(day: TrackerDay, content: Content)] = []
  private var diary: TrackerDiary

  /// - Parameters:
  ///   - weightUnit: for weights without one.
  ///   - zone: converts moments that have an offset; those without one are local already.
  init(_ mapping: DiaryMapping, weightUnit: DiaryWeight.Unit? = nil, zone: Zone) {
    self.mapping = mapping
    hasMoments = mapping.columns.contains { $0.column == .moment }
    self.zone = zone
    diary = TrackerDiary(mapping.tracker)
    diary.weightUnit = weightUnit
  }

  mutating func omit(_ omission: DiaryOmission) { diary.leftOut[omission, default: 0] += 1 }

  mutating func take(_ record: some DiaryRecord) {
    guard mapping.only.allSatisfy({ $1.contains(TrackerColumn.fold(record.text($0))) }) else { return }
    switch mapping.content {
    case .entries: takeEntry(record)
    case .activities: takeActivity(record)
    case .weights: takeWeight(record)
    case .daySums: omit(.daySum)
    case .notes: omit(.note)
    case .recipes: omit(.recipe)
    }
  }

  /// The diary made from all records taken.
  func finished() throws(HealthDataError) -> TrackerDiary {
    guard !order.isOpen else { throw .ambiguousDays }
    var diary = diary
    for (day, content) in taken {
      guard let day = order.day(day) else {
        diary.leftOut[.noDay, default: 0] += 1
        continue
      }
      switch content {
      case .eaten(let eaten): diary.entries.append(DiaryEntry(day: day, eaten: eaten))
      case .active(let energy): diary.active[day, default: .zero] += energy
      case .weight(let weight): diary.weights[day] = weight
      }
    }
    diary.keepPlausibleDays()
    return diary
  }

  private func moment(_ record: some DiaryRecord) -> (day: TrackerDay, time: ClockTime?)? {
    if hasMoments { return record.moment(zone).map { (.known($0.day), $0.time) } }
    return TrackerDay(record.text(.day, limit: 60)).map { ($0, DiaryCell.time(record.text(.time, limit: 60))) }
  }

  private mutating func keep(_ content: Content, on day: TrackerDay) {
    order.note(day)
    taken.append((day, content))
  }

  private mutating func takeEntry(_ record: some DiaryRecord) {
    guard !mapping.sums.contains(where: { $1.contains(record.text($0).lowercased()) }) else { return omit(.daySum) }
    guard let moment = moment(record) else { return omit(.noDay) }
    guard record.has(.energy) else { return omit(.noEnergy) }
    guard let portion = DiaryPortion(record, mapping) else { return omit(.noAmount) }
    guard let energy = record.figure(.energy), portion.canHold(energy) else { return omit(.impossible) }
    let written = figures(record, energy: energy)
    let (food, brand) = (record.text(.food), record.text(.brand, limit: 40))
    let water = energy == .zero && DiaryRecords.isWater(food) ? record.figure(.water) : nil
    let eaten = EatenRow(
      time: moment.time, group: record.text(.meal, limit: 60), food: food.isEmpty ? nil : food,
      brand: brand.isEmpty ? nil : brand, amount: portion.amount,
      figures: portion.hundreds.map { written.times($0) } ?? written,
      water: water.flatMap { $0 > .zero && $0 <= FixedDecimal(20_000) ? $0 : nil })
    keep(.eaten(eaten), on: moment.day)
  }

  /// The figures as the record has them. Those that cannot be are counted, and unknown.
  private mutating func figures(_ record: some DiaryRecord, energy: FixedDecimal) -> Nutrients {
    var figures = Nutrients(energy: energy)
    for nutrient in Nutrient.allCases where nutrient != .energy && record.has(.figure(nutrient)) {
      var figure = record.figure(.figure(nutrient))
      // Open Food Facts' older products, which trackers wrote without a version, have sodium in g.
      if nutrient == .sodium, record.text(.source, limit: 20) == "off", !record.has(.version) {
        figure = figure.map { $0 * FixedDecimal(1_000) }
      }
      let range = mapping.isPer100 ? DiaryCell.rangePer100(of: nutrient) : DiaryCell.range(of: nutrient)
      figures[nutrient] = figure.flatMap { range.contains($0) ? $0 : nil }
      if figures[nutrient] == nil { omit(.figure) }
    }
    return figures
  }

  private mutating func takeActivity(_ record: some DiaryRecord) {
    guard record.has(.burned) else { return }
    guard let moment = moment(record) else { return omit(.noDay) }
    guard let energy = record.figure(.burned), DiaryCell.energy.contains(energy.magnitude),
      energy >= .zero || mapping.belowZero != .impossible
    else { return omit(.impossible) }
    keep(.active(mapping.belowZero == .burned ? energy.magnitude : energy), on: moment.day)
  }

  private mutating func takeWeight(_ record: some DiaryRecord) {
    guard record.has(.weight) else { return }
    guard let moment = moment(record) else { return omit(.noDay) }
    guard let value = record.figure(.weight), value > .zero, value <= FixedDecimal(1_000) else {
      return omit(.impossible)
    }
    let unit = record.has(.unit) ? record.text(.unit) : record.unit(.weight)
    let weight = DiaryWeight(value: value, unit: unit.flatMap { DiaryWeight.Unit(name: $0.lowercased()) })
    keep(.weight(weight), on: moment.day)
  }

  /// Whether the name of something without energy contains the word water: true for tap water, false for tea.
  private static func isWater(_ food: String) -> Bool {
    TrackerColumn.fold(food).split(separator: " ").contains("water")
  }
}

extension DiaryWeight.Unit {
  fileprivate init?(name: String) {
    switch UnitWords.embedded.unit(name.trimmed) {
    case .kilogram: self = .kilograms
    case .pound: self = .pounds
    default: return nil
    }
  }
}

extension TrackerDiary {
  /// Drops days with an impossible sum. A day that was corrected to zero or less earned nothing.
  fileprivate mutating func keepPlausibleDays() {
    leftOut[.impossible, default: 0] += active.values.count { $0 > HealthBounds.mostEnergy }
    active = active.filter { $0.value > .zero && $0.value <= HealthBounds.mostEnergy }
    active = active.mapValues { $0.rounded(toPlaces: 3) }
    leftOut = leftOut.filter { $0.value > 0 }
  }
}
