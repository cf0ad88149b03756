import HealthData
import Nutrition
import Testing

/// The same export as tables.
struct DiaryRowTests {
  private static let header =
    "id,date_time,type,amount,unit,meal_code,meal_name,meal_brands,meal_source,meal_serving_quantity,"
    + "meal_serving_unit,kcal_per_100g,carbs_per_100g,fat_per_100g,protein_per_100g,sodium_per_100g,meal_data_version"

  private func read(_ rows: String..., header: String = header, pieces: Int = 1 << 16) throws -> TrackerDiary {
    let text = ([header] + rows).joined(separator: "\n") + "\n"
    return try MadeUpDiary.read(Array(text.utf8), name: "user_intake.csv", pieces: pieces)
  }

  @Test(arguments: [1, 13, 1 << 16])
  func `a row says what an object of a document says`(pieces: Int) throws {
    let diary = try read(
      "a,2026-11-16T12:30:00.000,lunch,150,g,,\"kefir, plain\",Hilltop,custom,,,60,,,3.4,40,1",
      "b,2026-11-16T16:00:00.000,snack,2,serving,123,oat bar,,off,45,g,400,60,12,8,0.2,", pieces: pieces)
    let document = try MadeUpDiary.read(
      "["
        + [
          MadeUpDiary.intake(nutriments: "\"energyKcal100\":60,\"proteins100\":3.4,\"sodium100\":40")
        ].joined() + "]", name: "user_intake.json")
    #expect(diary.tracker == .openNutriTracker)
    #expect(
      diary.lines == [
        "2026-11-16 12:30 lunch: kefir, plain, 150 g, 90 kcal", "2026-11-16 16:00 snack: oat bar, 90 g, 360 kcal",
      ])
    #expect(diary.entries[0].eaten.figures == document.entries[0].eaten.figures)
    #expect(diary.entries[1].eaten.figures.sodium == FixedDecimal(180) && diary.entries[1].eaten.figures.sugar == nil)
  }

  @Test func `columns may stand in any order, and numbers may have a comma`() throws {
    let diary = try read(
      "\"62,5\",yoghurt,2026-11-16T08:00:00.000,g,breakfast,200",
      header: "kcal_per_100g,Meal_Name,date_time,unit,type,amount")
    #expect(diary.lines == ["2026-11-16 08:00 breakfast: yoghurt, 200 g, 125 kcal"])
  }

  @Test func `what cannot be right is left out and counted`() throws {
    let diary = try read(
      "a,someday,lunch,150,g,,kefir,,,,,60,,,,,", "b,2026-11-16T12:30:00.000,lunch,150,g,,kefir,,,,,,,,,,",
      "c,2026-11-16T12:30:00.000,lunch,1e40,g,,kefir,,,,,60,,,,,",
      "d,2026-11-16T12:30:00.000,lunch,2,serving,,kefir,,,,,60,,,,,",
      "e,2026-11-16T12:30:00.000,lunch,150,g,,kefir,,,,,5000,,,,,", "f")
    #expect(diary.entries.isEmpty)
    #expect(diary.leftOut == [.noDay: 2, .noEnergy: 1, .noAmount: 2, .impossible: 1])
  }

  @Test func `activities and sums of days are known by their columns`() throws {
    let activities = try read(
      "a,2026-11-16T09:00:00.000,30,210.5,12020,jogging,\"a, b\",7,out|door,running,180,,",
      "b,2026-11-16T19:00:00.000,30,100,12020,jogging,,7,,running,,,",
      header:
        "id,date,duration,burned_kcal,activity_code,specific_activity,description,mets,tags,type,user_kcal,external_id,x"
    )
    #expect(activities.active.values.map(\.description) == ["280"])
    let sums = try read("2026-11-16T00:00:00.000,2000,1850", header: "day,calorie_goal,calories_tracked")
    #expect(sums.leftOut == [.daySum: 1])
  }
}
