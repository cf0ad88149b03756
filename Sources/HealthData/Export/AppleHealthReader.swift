package import Nutrition

/// Reads an Apple Health export from pieces of any size: energy burned by activity, body weight and, on request, energy
/// eaten. Each is assigned to its diary day in the zone that the record names, otherwise in the person's zone.
///
/// The energy of workouts is not added, because the records already contain it. Records within a correlation also occur
/// at the top level and are skipped there. Memory use does not depend on the size of the export: see `OrderedSamples`.
package struct AppleHealthReader {
  /// A record that may still be followed by its zone.
  private enum Pending {
    case energy(RecordKind, HealthSample)
    case weight(kilograms: FixedDecimal, second: Int64, zone: UInt8)
  }

  private let readsEaten: Bool
  private var scanner = ExportScanner()
  private var zones: RecordZones
  private var active: OrderedSamples
  private var eaten: OrderedSamples
  private var weights: [Day: (second: Int64, kilograms: FixedDecimal)] = [:]
  private var summaries: [Day: FixedDecimal] = [:]
  /// The last unit of energy in a record, used for Apple's daily sums without one.
  private var energyUnit = Array("kcal".utf8)
  private var pending: Pending?
  private var leftOut = 0
  private var sawRoot = false
  private var sawEnd = false
  private var isInCorrelation = false
  /// How many records of energy and weight were seen, including those left out.
  package private(set) var records = 0

  /// - Parameters:
  ///   - clock: the person's zone, and when their day begins. The offsets in an export are those of the day on which it
  ///     was made.
  ///   - zone: finds the zone with a name; nil where it is unknown.
  ///   - scratch: temporary storage for what does not fit in memory.
  ///   - most: the most records of a kind that are kept in memory.
  package init(
    clock: DiaryClock, readsEaten: Bool = false, zone: @escaping (String) -> Zone?, scratch: any HealthScratch,
    most: Int? = nil
  ) {
    self.readsEaten = readsEaten
    zones = RecordZones(own: clock, find: zone)
    active = OrderedSamples(scratch, most: most ?? OrderedSamples.usualMost)
    eaten = OrderedSamples(scratch, most: most ?? OrderedSamples.usualMost)
  }

  /// Whether the beginning of a file is that of an export.
  package static func recognises(_ head: [UInt8]) -> Bool {
    var scanner = ExportScanner()
    scanner.feed(head)
    scanner.finish()
    guard case .rootBegins = scanner.next() else { return false }
    return true
  }

  /// Takes the next bytes of the export, from its beginning.
  ///
  /// - Throws: `.tooMuch` for more records than devices can make, `.noScratch` where the temporary storage fails.
  package mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    scanner.feed(piece)
    try takeTags()
  }

  /// The export's content, once all of it was fed.
  ///
  /// - Throws: `.endsInTheMiddle`, because the sums of an incomplete export would be too low.
  package mutating func finish() throws(HealthDataError) -> HealthDays {
    scanner.finish()
    try takeTags()
    guard sawRoot else { throw .notHealthData }
    guard sawEnd else { throw .endsInTheMiddle }
    try close()
    var days = HealthDays()
    days.active = plausible(try AppleHealthReader.sums(of: &active, zones.clocks), &days.doubtful)
    days.eaten = plausible(try AppleHealthReader.sums(of: &eaten, zones.clocks), &days.doubtful)
    days.weights = weights.mapValues(\.kilograms)
    // Apple's days begin at midnight, so they cannot be compared with diary days that begin later.
    days.summaries = zones.clocks[0].dayStart == .midnight ? summaries : [:]
    days.leftOut = leftOut
    return days
  }

  private static func sums(
    of samples: inout OrderedSamples, _ clocks: [DiaryClock]
  ) throws(HealthDataError) -> [Day: FixedDecimal] {
    var count = OverlapCount(clocks)
    try samples.finish { sample throws(HealthDataError) in try count.add(sample) }
    return count.finish()
  }

  private mutating func takeTags() throws(HealthDataError) {
    while let tag = scanner.next() {
      switch tag {
      case .rootBegins: sawRoot = true
      case .rootEnds: sawEnd = true
      case .correlationBegins: isInCorrelation = true
      case .correlationEnds: isInCorrelation = false
      case .summary(let attributes): take(attributes)
      case .timeZone(let name): move(to: name)
      case .recordEnds: try close()
      case .record(let kind, let attributes, let isOpen):
        try close()
        guard !isInCorrelation else { continue }
        records += 1
        pending = read(kind, attributes)
        if pending == nil { leftOut += 1 }
        if !isOpen { try close() }
      }
    }
  }

  /// The content of a record; nil where it is impossible.
  private mutating func read(_ kind: RecordKind, _ attributes: RecordAttributes) -> Pending? {
    let text = scanner.bytes
    guard let start = PrintedMoment.seconds(text.span, attributes.start),
      (0...Int64(UInt32.max)).contains(start), let value = FixedDecimal(scientific: text[attributes.value])
    else { return nil }
    let unit = text[attributes.unit]
    switch kind {
    case .bodyMass:
      guard let kilograms = HealthUnit.kilograms(value, in: unit), HealthBounds.weight.contains(kilograms) else {
        return nil
      }
      return .weight(kilograms: kilograms.rounded(toPlaces: 2), second: start, zone: 0)
    case .activeEnergy, .dietaryEnergy:
      guard let end = PrintedMoment.seconds(text.span, attributes.end),
        let energy = HealthUnit.kilocalories(value, in: unit), energy >= .zero, energy <= HealthBounds.mostEnergy,
        end - start <= HealthBounds.longest,
        let sample = HealthSample(
          rank: kind == .activeEnergy
            ? SourceRank(name: text[attributes.source], device: text[attributes.device]) : .other,
          source: SourceDigest.of(text[attributes.source]), start: start, length: max(end - start, 0),
          units: energy.units)
      else { return nil }
      if !unit.elementsEqual(energyUnit) { energyUnit = Array(unit) }
      return .energy(kind, sample)
    }
  }

  /// Assigns the pending record to the zone in which it was measured.
  private mutating func move(to name: Range<Int>) {
    guard let pending else { return }
    let number = zones.number(of: String(decoding: scanner.bytes[name], as: UTF8.self))
    switch pending {
    case .energy(let kind, var sample):
      sample.zone = number
      self.pending = .energy(kind, sample)
    case .weight(let kilograms, let second, _):
      self.pending = .weight(kilograms: kilograms, second: second, zone: number)
    }
  }

  /// Takes the pending record, which is complete. The last weight of a day counts.
  private mutating func close() throws(HealthDataError) {
    guard let record = pending else { return }
    pending = nil
    switch record {
    case .energy(.activeEnergy, let sample): try active.append(sample)
    case .energy(_, let sample): if readsEaten { try eaten.append(sample) }
    case .weight(let kilograms, let second, let zone):
      let day = zones.clocks[Int(zone)].day(of: Instant(milliseconds: second * 1_000))
      if let known = weights[day], known.second > second { return }
      weights[day] = (second, kilograms)
    }
  }

  /// Takes Apple's own sum of a day. Where it has no unit, that of the records applies, which come before it.
  private mutating func take(_ summary: SummaryAttributes) {
    let text = scanner.bytes
    let unit = summary.unit.isEmpty ? energyUnit[...] : text[summary.unit]
    guard let day = Day(String(decoding: text[summary.day], as: UTF8.self)), (0..<50_000).contains(day.number),
      let value = FixedDecimal(scientific: text[summary.energy]), let energy = HealthUnit.kilocalories(value, in: unit),
      energy > .zero, energy <= HealthBounds.mostEnergy
    else { return }
    summaries[day] = energy.rounded(toPlaces: 3)
  }

  /// Drops days without energy, and marks days with an impossible sum as doubtful.
  private mutating func plausible(_ sums: [Day: FixedDecimal], _ doubtful: inout Set<Day>) -> [Day: FixedDecimal] {
    var kept: [Day: FixedDecimal] = [:]
    for (day, sum) in sums {
      let rounded = sum.rounded(toPlaces: 3)
      guard rounded > .zero else { continue }
      guard rounded > HealthBounds.mostEnergy else {
        kept[day] = rounded
        continue
      }
      doubtful.insert(day)
      leftOut += 1
    }
    return kept
  }
}
