import HealthData
import Nutrition
import TestSupport
import Testing

private typealias Export = MadeUpExport

struct OverlapTests {
  @Test func `the phone adds only what it measured while the watch did not`() throws {
    // The phone's hour has 100 kcal; the watch covers three quarters of it.
    let export = Export(
      Export.energy("100", "10:00:00", "11:00:00", source: "Phone", device: Export.phone)
        + Export.energy("60", "10:15:00", "11:00:00", device: Export.watch))
    #expect(try export.days().active.shown == ["2026-10-10: 85"])
  }

  @Test func `another app counts only where neither watch nor phone measured`() throws {
    let export = Export(
      Export.energy("400", "18:00:00", "18:40:00", source: "Runs")
        + Export.energy("200", "18:00:00", "18:20:00", device: Export.watch)
        + Export.energy("50", "18:20:00", "18:30:00", source: "Phone", device: Export.phone))
    #expect(try export.days().active.shown == ["2026-10-10: 350"])
  }

  @Test func `a gap in the middle counts too`() throws {
    let export = Export(
      Export.energy("60", "10:00:00", "11:00:00", source: "Phone", device: Export.phone)
        + Export.energy("1", "10:00:00", "10:10:00", device: Export.watch)
        + Export.energy("1", "10:50:00", "11:00:00", device: Export.watch))
    #expect(try export.days().active.shown == ["2026-10-10: 42"])
  }

  @Test func `records of one source add up, even where they overlap`() throws {
    let export = Export(
      Export.energy("10", "08:00:00", "08:10:00", device: Export.watch)
        + Export.energy("10", "08:05:00", "08:15:00", device: Export.watch))
    #expect(try export.days().active.shown == ["2026-10-10: 20"])
  }

  @Test func `the same record twice counts once`() throws {
    let record = Export.energy("25", "08:00:00", "08:10:00", device: Export.watch)
    #expect(try Export(record + record).days().active.shown == ["2026-10-10: 25"])
  }

  @Test(arguments: ["Mara's Watch", "Mara&apos;s Watch", "Mara&#39;s Watch", "Mara\u{2018}s Watch"])
  func `one watch under two names is one watch`(name: String) throws {
    let export = Export(
      Export.energy("30", "08:00:00", "08:10:00") + Export.energy("30", "08:00:00", "08:10:00", source: name))
    #expect(try export.days().active.shown == ["2026-10-10: 30"])
  }

  @Test func `two apps with the same figures are two`() throws {
    let export = Export(
      Export.energy("30", "08:00:00", "08:10:00", source: "Runs")
        + Export.energy("30", "08:00:00", "08:10:00", source: "Rides"))
    #expect(try export.days().active.shown == ["2026-10-10: 60"])
  }

  @Test func `a moment within a better source’s time is that source’s`() throws {
    let export = Export(
      Export.energy("30", "08:00:00", "08:10:00", device: Export.watch)
        + Export.energy("9", "08:05:00", "08:05:00", source: "Runs")
        + Export.energy("4", "08:10:00", "08:10:00", source: "Runs"))
    #expect(try export.days().active.shown == ["2026-10-10: 34"])
  }

  @Test func `records that stand in a correlation stand at the top too`() throws {
    let record = Export.energy("640", "13:00:00", "13:00:00", source: "Diary", type: "DietaryEnergyConsumed")
    let export = Export(record + "<Correlation type=\"HKCorrelationTypeIdentifierFood\">\n\(record)</Correlation>")
    #expect(try export.days(eaten: true).eaten.shown == ["2026-10-10: 640"])
  }

  @Test func `energy of a workout is the same energy as that of the records`() throws {
    let export = Export(
      """
      <Workout workoutActivityType="HKWorkoutActivityTypeRunning" totalEnergyBurned="300" totalEnergyBurnedUnit="kcal">
       <WorkoutActivity uuid="1" startDate="2026-10-10 18:00:00 +0200" duration="30" durationUnit="min">
        <WorkoutEvent type="HKWorkoutEventTypeSegment" date="2026-10-10 18:00:00 +0200"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="300" unit="kcal"/>
       </WorkoutActivity>
       <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="2026-10-10 18:00:00 +0200" \
      startDate="2026-10-10 18:30:00 +0200" sum="300" unit="kcal"/>
      </Workout>
      <ActivitySummary dateComponents="2026-10-10" activeEnergyBurned="300" activeEnergyBurnedUnit="kcal"/>

      """ + Export.energy("300", "18:00:00", "18:30:00", device: Export.watch))
    #expect(try export.days().active.shown == ["2026-10-10: 300"])
  }

  @Test func `day-long records of two apps, a chain without a gap, are counted day by day`() throws {
    let records = (1...28).map { day -> String in
      func record(_ source: String, _ hour: String, _ kcal: Int) -> String {
        """
        <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="\(source)" unit="kcal" \
        startDate="2026-02-\(day < 10 ? "0" : "")\(day) \(hour):00:00 +0100" \
        endDate="2026-\(day == 28 ? "03" : "02")-\(day == 28 ? "01" : "\(day < 9 ? "0" : "")\(day + 1)") \(hour):00:00 +0100" \
        value="\(kcal)"/>

        """
      }
      return record("Watch", "00", 240) + record("iPhone", "12", 480)
    }
    let sums = try Export(records.joined()).days().active.shown
    // The phone's half day behind the watch's last is its own.
    #expect(sums.count == 29 && sums.first == "2026-02-01: 240" && sums.last == "2026-03-01: 240")
  }

  /// A record of the made-up days, in minutes from the first midnight.
  private struct Walk {
    let rank: Int
    let minutes: Range<Int>
    let kcal: Int
  }

  @Test(arguments: 1...60)
  func `sums are those of a count minute by minute`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let walks = (0..<40).map { number in
      let start = Int.random(in: 0..<2_600, using: &random)
      return Walk(
        rank: number % 3, minutes: start..<start + Int.random(in: 1...200, using: &random),
        kcal: Int.random(in: 1...90, using: &random))
    }
    let export = Export(
      walks.map { walk in
        """
        <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" \
        sourceName="\(["Watch", "iPhone", "Runs"][walk.rank])" unit="kcal" startDate="\(Self.moment(walk.minutes.lowerBound))" \
        endDate="\(Self.moment(walk.minutes.upperBound))" value="\(walk.kcal)"/>

        """
      }.joined())
    var sums = [0.0, 0.0]
    for walk in walks {
      let better = walks.filter { $0.rank < walk.rank }
      for minute in walk.minutes where !better.contains(where: { $0.minutes.contains(minute) }) {
        sums[minute / 1_440] += Double(walk.kcal) / Double(walk.minutes.count)
      }
    }
    let read = try export.days().active
    // What lies elsewhere makes the same sums to the last digit.
    #expect(try export.days(most: 1 + Int(seed) % 9).active == read)
    for (index, day) in ["2026-10-10", "2026-10-11"].enumerated() {
      let sum = try #require(read.first { $0.key.description == day }).value
      #expect(abs(Double(sum.units) / Double(FixedDecimal.scale) - sums[index]) < 0.001)
    }
  }

  private static func moment(_ minutes: Int) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = "\(padded(minutes / 60 % 24)):\(padded(minutes % 60)):00"
    return "2026-10-\(10 + minutes / 1_440) \(clock) +0200"
  }
}
