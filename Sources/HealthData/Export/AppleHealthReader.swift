package import Nutrition

/// Reads an Apple Health export while its bytes arrive in pieces of any size: energy earned by moving, body weight and,
/// if it is asked for, energy eaten, by the day on which they were in the person's zone.
///
/// Energy of workouts is not added: it is the same energy as that of the records. Records within a correlation stand at
/// the top level too. Memory grows by 16 bytes for each record of energy, and by nothing else.
package struct AppleHealthReader {
  /// More than a watch writes in fifteen years.
  private static let mostSamples = 8_000_000

  private let clock: DiaryClock
  private let readsEaten: Bool
  private var scanner = ExportScanner()
  private var active: [HealthSample] = []
  private var eaten: [HealthSample] = []
  private var weights: [Day: (second: Int64, kilograms: Figure)] = [:]
  private var leftOut = 0
  private var sawRoot = false
  private var sawEnd = false
  private var isInCorrelation = false
  /// Records of energy and weight, taken or not.
  package private(set) var records = 0

  /// - Parameter clock: the person's zone, and when their day begins. The offsets in an export are those of the day on
  ///   which it was made.
  package init(clock: DiaryClock, readsEaten: Bool = false) {
    self.clock = clock
    self.readsEaten = readsEaten
  }

  /// Whether the beginning of a file is that of an export.
  package static func recognises(_ head: [UInt8]) -> Bool {
    var scanner = ExportScanner()
    scanner.feed(head)
    scanner.finish()
    guard case .rootBegins = scanner.next() else { return false }
    return true
  }

  package mutating func feed(_ piece: [UInt8]) throws(HealthFault) {
    scanner.feed(piece)
    try takeTags()
  }

  /// What the export says, once all of it was fed.
  ///
  /// - Throws: `.endsInTheMiddle` rather than give sums that are too low.
  package mutating func finish() throws(HealthFault) -> HealthDays {
    scanner.finish()
    try takeTags()
    guard sawRoot else { throw .notHealthData }
    guard sawEnd else { throw .endsInTheMiddle }
    active.sort()
    eaten.sort()
    var days = HealthDays()
    days.active = plausible(OverlapCount.sums(of: active, clock))
    days.eaten = plausible(OverlapCount.sums(of: eaten, clock))
    days.weights = weights.mapValues(\.kilograms)
    days.leftOut = leftOut
    return days
  }

  private mutating func takeTags() throws(HealthFault) {
    while let tag = scanner.next() {
      switch tag {
      case .rootBegins: sawRoot = true
      case .rootEnds: sawEnd = true
      case .correlationBegins: isInCorrelation = true
      case .correlationEnds: isInCorrelation = false
      case .record(let kind, let attributes):
        guard !isInCorrelation else { continue }
        records += 1
        if !take(kind, attributes) { leftOut += 1 }
        guard active.count + eaten.count <= AppleHealthReader.mostSamples else { throw .tooMuch }
      }
    }
  }

  /// Takes a record; false where it cannot be right.
  private mutating func take(_ kind: RecordKind, _ attributes: RecordAttributes) -> Bool {
    let text = scanner.bytes
    guard let start = PrintedMoment.seconds(text.span, attributes.start),
      let value = Figure(
        scientific: text[attributes.value])
    else { return false }
    let unit = text[attributes.unit]
    switch kind {
    case .bodyMass:
      guard let kilograms = HealthUnit.kilograms(value, in: unit) else { return false }
      return take(kilograms: kilograms, at: start)
    case .activeEnergy, .dietaryEnergy:
      guard let end = PrintedMoment.seconds(text.span, attributes.end),
        let energy = HealthUnit.kilocalories(value, in: unit), energy >= .zero, energy <= HealthBounds.mostEnergy,
        end - start <= HealthBounds.longest,
        let sample = HealthSample(
          rank: kind == .activeEnergy
            ? SourceRank(name: text[attributes.source], device: text[attributes.device]) : .other,
          source: SourceDigest.of(text[attributes.source]), start: start, length: max(end - start, 0),
          units: energy.units)
      else { return false }
      if kind == .activeEnergy { active.append(sample) } else if readsEaten { eaten.append(sample) }
      return true
    }
  }

  /// The last weight of a day holds.
  private mutating func take(kilograms: Figure, at second: Int64) -> Bool {
    guard HealthBounds.weight.contains(kilograms) else { return false }
    let day = clock.day(of: Instant(milliseconds: second * 1_000))
    if let known = weights[day], known.second > second { return true }
    weights[day] = (second, kilograms.rounded(toPlaces: 2))
    return true
  }

  /// Days without energy say nothing; one with more than anybody moves or eats is left out.
  private mutating func plausible(_ sums: [Day: Figure]) -> [Day: Figure] {
    var kept: [Day: Figure] = [:]
    for (day, sum) in sums {
      let rounded = sum.rounded(toPlaces: 3)
      guard rounded > .zero else { continue }
      if rounded <= HealthBounds.mostEnergy { kept[day] = rounded } else { leftOut += 1 }
    }
    return kept
  }
}
