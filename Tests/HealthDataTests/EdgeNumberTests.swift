import HealthData
import Nutrition
import TestSupport
import Testing

/// Tables of trackers with a number in them that no figure holds: read or refused.
@Suite struct `Exports with numbers at the edge` {
  @Test(arguments: EdgeNumbers.all)
  func `are read or refused`(number: String) throws {
    for table in ["Datum;Aktive Kalorien\n17.11.2026;#\n", "day,kcal\n#-#-#,1\n", "Date,Active Calories\n#,\"#\"\n"] {
      let bytes = Array(table.replacing("#", with: number).utf8)
      guard var reader = TrackerTableReader(head: bytes) else { continue }
      guard (try? reader.feed(bytes)) != nil, let days = try? reader.finish() else { continue }
      #expect(days.active.values.allSatisfy { $0 >= .zero && $0 <= FixedDecimal(units: .max) })
    }
  }
}
