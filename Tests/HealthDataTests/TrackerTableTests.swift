import HealthData
import Nutrition
import Testing

struct TrackerTableTests {
  private func days(_ text: String, pieces: Int = 1 << 16) throws -> HealthDays {
    let bytes = Array(text.utf8)
    var reader = try #require(TrackerTableReader(head: bytes))
    var rest = bytes[...]
    while !rest.isEmpty {
      try reader.feed(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    return try reader.finish()
  }

  @Test(arguments: [
    "day,kcal\n2026-10-10,412.5\n", "Datum;kcal\n10.10.2026;412,5\n", "date\tcalories\n2026/10/10\t412.5\n",
    "\u{FEFF}Fecha;Calorías activas\r\n2026-10-10;412,5\r\n", "Tarih;Aktif Enerji (kJ)\n10.10.2026;1725,9\n",
    "日期,活动能量 (千卡)\n2026-10-10,412.5\n", "\"Date\",\"Active Calories\"\n\"2026-10-10 00:00:00\",\"412.5 kcal\"\n",
    "Activities\nDate,Calories Burned,Steps,Activity Calories\n2026-10-10,\"2,512\",8000,412.5\n",
    "Date/Time,Active Energy (kcal),Heart Rate [Max]\n2026-10-10 00:00:00,412.5,120\n",
    "Date,Steps,Active Energy (kcal),Stand Hours\n20261010,1,412.5,9\n",
  ])
  func `a day and its energy are found in the words of several languages`(text: String) throws {
    for size in [1, 3, 1_000] { #expect(try days(text, pieces: size).active.shown == ["2026-10-10: 412.5"]) }
  }

  @Test(arguments: [
    "name,kcal,protein_g\nApple,52,0.3\n", "Date,Meal,Calories\n2026-10-10,Lunch,600\n",
    "Day,Food Name,Energy (kcal)\n2026-10-10,Bread,250\n", "kcal\n400\n", "", "2026-10-10,400\n",
    "PK\u{3}\u{4}day,kcal\0\n",
  ])
  func `a table of foods or of meals is none of days`(text: String) {
    #expect(!TrackerTableReader.recognises(Array(text.utf8)))
  }

  @Test(arguments: [
    (",", "1234.5", "1234.5"), (",", "\"1,234.5\"", "1234.5"), (",", "\"1,234\"", "1234"), (",", "\"412,5\"", "412.5"),
    (";", "1234,5", "1234.5"), (";", "1.234,5", "1234.5"), (";", "1.234", "1234"), (";", "412,125", "412.125"),
    (";", "1'234.5", "1234.5"), (";", "1\u{202F}234,5", "1234.5"), (";", "12.5", "12.5"), (";", "412 kcal", "412"),
  ])
  func `numbers are read as the country writes them`(separator: String, number: String, kcal: String) throws {
    #expect(try days("day\(separator)kcal\n2026-10-10\(separator)\(number)\n").active.shown == ["2026-10-10: \(kcal)"])
  }

  @Test func `one row with a day beyond twelve tells which number is the day`() throws {
    #expect(try days("date,kcal\n03/04/2026,1\n25/04/2026,2\n").active.shown == ["2026-04-03: 1", "2026-04-25: 2"])
    #expect(try days("date,kcal\n03/04/2026,1\n04/25/2026,2\n").active.shown == ["2026-03-04: 1", "2026-04-25: 2"])
  }

  @Test func `days that can be read in two ways are not guessed`() {
    #expect(throws: HealthDataError.ambiguousDays) { try days("date,kcal\n03/04/2026,1\n") }
    #expect(throws: HealthDataError.ambiguousDays) { try days("date,kcal\n13/04/2026,1\n04/13/2026,1\n") }
  }

  @Test func `several rows of a day add up`() throws {
    #expect(try days("day,kcal\n2026-10-10,100\n2026-10-10,50\n").active.shown == ["2026-10-10: 150"])
  }

  @Test func `a day without a number says nothing, and zero is no day`() throws {
    #expect(try days("day,kcal\n2026-10-10,\n2026-10-11,0\n2026-10-12, \n") == HealthDays())
  }

  @Test func `rows that cannot be right are left out and counted`() throws {
    let days = try days(
      "day,kcal\n2026-02-30,100\nsoon,100\n2026-10-10,many\n2026-10-11,99999\n2026-10-12,-5\n2026-10-13,7\n")
    #expect(days.active.shown == ["2026-10-13: 7"])
    #expect(days.leftOut == 5)
  }

  @Test func `weights may stand beside the energy, or alone`() throws {
    let both = try days("Datum;Gewicht (kg);Aktive Energie\n10.10.2026;72,4;300\n")
    #expect(both.weights.shown == ["2026-10-10: 72.4"])
    #expect(both.active.shown == ["2026-10-10: 300"])
    #expect(try days("date,weight (lb)\n2026-10-10,160\n").weights.shown == ["2026-10-10: 72.57"])
  }

  @Test func `a table has its end`() {
    let rows = (0..<100_001).map { _ in "2026-10-10,1\n" }.joined()
    #expect(throws: HealthDataError.tooMuch) { try days("day,kcal\n\(rows)") }
  }
}
