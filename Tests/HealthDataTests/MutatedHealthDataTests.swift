import FoodData
import HealthData
import Nutrition
import TestSupport
import Testing

/// Exports that something happened to, of every kind: refused, or read as figures that can be.
struct MutatedHealthDataTests {
  private static let diaries: [(name: String, text: String)] = [
    (
      "export.csv",
      """
      Day,Time,Group,Food Name,Amount,Energy (kcal),Water (g),Carbs (g),Fat (g),Protein (g),Sodium (mg)
      2026-11-16,8:05 AM,Breakfast,Hilltop crunch bar,50.00 g,223.21,0,30,9.5,5,120
      2026-11-16,,Snacks,Water,2.00 cup,0,480,,,,
      03/14/2026,20:15,Dinner,"Stew, with ""leeks""\",1.50 bowl,410,,,,,

      """
    ),
    (
      "Nutrition-Summary.csv",
      """
      Date,Meal,Time,Calories,Fat (g),Carbohydrates (g),Fiber,Sugar,Protein (g),Sodium (mg),Note
      2026-11-16,Breakfast,08:00,420.5,12,50,4,9,20,300,
      2026-11-17,Lunch,,"1,050",1,3,4,5,6,7,

      """
    ),
    ("Exercise-Summary.csv", "Date,Exercise,Exercise Calories,Kilograms\n2026-11-16,Run,320,\n2026-11-17,Lift,,20\n"),
    ("exercises.csv", "Day,Group,Exercise,Minutes,Calories Burned\n2026-11-16,,Run,30,-320\n"),
    ("Measurement-Summary.csv", "Date,Body Fat,Neck,Weight\n2026-11-16,,,71.5\n11/17/26,,,71.5\n"),
    ("biometrics.csv", "Day,Time,Metric,Unit,Amount\n2026-11-16,8:00 AM,Weight,kg,71.5\n2026-11-17,,Weight,lbs,157\n"),
    ("user_intake.json", "[\(MadeUpDiary.intake()),\(MadeUpDiary.intake("\"2\"", unit: "serving"))]"),
    (
      "user_intake.csv",
      """
      id,date_time,type,amount,unit,meal_name,meal_serving_quantity,meal_serving_unit,kcal_per_100g,sodium_per_100g
      a,2026-11-16T12:30:00.000,lunch,150,g,kefir,,,60,0.04
      b,2026-11-17T12:30:00+01:00,snack,2,serving,oat bar,30,g,446.6,

      """
    ),
    ("user_activity.csv", "date,burned_kcal,activity_code,user_kcal\n2026-11-16T07:00:00.000,320.5,run,300\n"),
    ("user_activity.json", "[{\"burnedKcal\":320.5,\"date\":\"2026-11-16T00:00:00.000\"}]"),
    ("weight.json", "[{\"weightKg\":71.5,\"date\":\"2026-11-16T00:00:00.000Z\"}]"),
  ]
  private static let tables = [
    "Datum;Aktive Kalorien;Gewicht (kg)\n17.11.2026;412,5;71,2\n18.11.2026;1.412,5;\n",
    "date,active energy (kJ),weight (lb)\n2026-11-17,1200.5,150\n03/14/2026,1,2\n",
  ]
  private let energy = FixedDecimal.zero...FixedDecimal(10_000)

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a diary that something happened to is refused, or its figures can be`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed)
    for (name, text) in MutatedHealthDataTests.diaries {
      for _ in 0..<10 {
        let bytes = mutation.of(text)
        guard DiaryFile.recognise(bytes, name: name) != nil,
          let diary = try? MadeUpDiary.read(bytes, name: name, pieces: mutation.piece)
        else { continue }
        for entry in diary.entries {
          #expect(energy.contains(try #require(entry.eaten.figures.energy)))
          let words = [entry.eaten.group, entry.eaten.food, entry.eaten.brand].compactMap(\.self)
          #expect(words.allSatisfy { $0 == PlainText($0).text })
        }
        #expect(diary.active.values.allSatisfy { energy.contains($0) })
        for weight in diary.weights.values {
          let kilograms = weight.kilograms(unit: weight.unit ?? .pounds)
          #expect(kilograms.map { $0 >= FixedDecimal(2) && $0 <= FixedDecimal(400) } != false)
        }
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `so is a tracker’s table of days`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed)
    for text in MutatedHealthDataTests.tables {
      for _ in 0..<20 {
        let bytes = mutation.of(text)
        guard TrackerTableReader.recognises(bytes), let days = try? read(bytes, pieces: mutation.piece) else {
          continue
        }
        #expect(days.active.values.allSatisfy { energy.contains($0) })
        #expect(days.weights.values.allSatisfy { $0 >= FixedDecimal(2) && $0 <= FixedDecimal(400) })
      }
    }
  }

  private func read(_ bytes: [UInt8], pieces: Int) throws -> HealthDays {
    var reader = try #require(TrackerTableReader(head: bytes))
    for piece in bytes.pieces(of: pieces) { try reader.feed(piece) }
    return try reader.finish()
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `so is a phone’s export`(seed: UInt64) {
    var mutation = Mutation(seed: seed)
    let record = MadeUpExport.energy("33", "08:00:00", "08:10:00")
    let text = MadeUpExport(
      record + MadeUpExport.mass("70", "kg", at: "2026-10-10 07:00:00 +0200") + MadeUpExport.abroad(record)
        + MadeUpExport.energy("330", "07:00:00", "23:10:00", unit: "kJ", source: "Phone")
        + MadeUpExport.energy("800", "12:00:00", "12:00:00", type: "DietaryEnergyConsumed")
        + MadeUpExport.summary("2026-10-10", "66", "kcal")
    ).text
    for _ in 0..<100 {
      // So few in memory that all of it goes through the scratch.
      let days = try? MadeUpExport.days(mutation.of(text), pieces: mutation.piece * 10, eaten: true, most: 2)
      for sums in [days?.active, days?.eaten, days?.summaries] {
        #expect(sums?.values.allSatisfy { energy.contains($0) } != false)
      }
      #expect(days?.weights.values.allSatisfy { $0 >= FixedDecimal(2) && $0 <= FixedDecimal(400) } != false)
    }
  }

  @Test func `a file of nothing but beginnings is passed over at once`() throws {
    for beginning in [
      "<!DOCTYPE", "<!DOCTYPE x ", "<Record ", "<Record a='", "<!", "<Correlation b", "<!--", "<![CDATA[",
    ] {
      let bytes = Array((String(repeating: beginning, count: 20_000) + "\"/>").utf8)
      #expect(throws: HealthDataError.self) { try MadeUpExport.days(bytes) }
    }
  }
}
