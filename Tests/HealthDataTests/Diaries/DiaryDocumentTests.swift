import HealthData
import Nutrition
import Testing

struct DiaryDocumentTests {
  private func read(_ elements: String..., pieces: Int = 1 << 16) throws -> TrackerDiary {
    try MadeUpDiary.read("[\(elements.joined(separator: ",\n"))]", name: "user_intake.json", pieces: pieces)
  }

  @Test(arguments: [1, 13, 1 << 16])
  func `a diary is read in pieces of any size, its figures those of the amount`(pieces: Int) throws {
    let diary = try read(
      MadeUpDiary.intake(nutriments: "\"energyKcal100\":60,\"proteins100\":3.4,\"fat100\":null"), pieces: pieces)
    #expect(diary.tracker == .openNutriTracker)
    #expect(diary.lines == ["2026-11-16 12:30 lunch: kefir, 150 g, 90 kcal"])
    #expect(diary.entries[0].eaten.figures == Nutrients(energy: FixedDecimal(90), protein: FixedDecimal("5.1")))
    #expect(diary.entries[0].eaten.brand == "Hilltop")
  }

  @Test(arguments: [
    ("250", "ml", "", "250 ml"), ("2", "serving", ",\"servingQuantity\":\"30\"", "60 g"), ("1", "oz", "", "28.4 g"),
    ("2", "fl oz", "", "59.147 ml"), ("200", "g/ml", ",\"servingUnit\":\"ml\"", "200 ml"),
  ])
  func `amounts are weights or volumes`(amount: String, unit: String, meal: String, said: String) throws {
    let diary = try read(MadeUpDiary.intake(amount, unit: unit, meal: meal))
    #expect(diary.lines.first?.contains("kefir, \(said), ") == true, "\(diary.lines) \(diary.leftOut)")
  }

  @Test func `a moment with its zone is told from a local time`() throws {
    let diary = try read(
      MadeUpDiary.intake(at: "2026-11-16T23:30:00.000-05:00"), MadeUpDiary.intake(at: "2026-11-16T12:30:00.000Z"),
      MadeUpDiary.intake(at: "yesterday"))
    #expect(
      diary.entries.map { "\($0.day) \($0.eaten.time?.description ?? "")" } == ["2026-11-17 04:30", "2026-11-16 12:30"])
    #expect(diary.leftOut == [.noDay: 1])
  }

  @Test func `hostile values are left out and counted`() throws {
    let diary = try read(
      MadeUpDiary.intake("1e40"), MadeUpDiary.intake("-3"), MadeUpDiary.intake("{\"a\":[1]}"),
      MadeUpDiary.intake(nutriments: "\"energyKcal100\":5000"),
      MadeUpDiary.intake(nutriments: "\"energyKcal100\":null"),
      MadeUpDiary.intake("2", unit: "serving"), "{\"dateTime\":\"2026-11-16T08:00:00\",\"meal\":7}",
      MadeUpDiary.intake(nutriments: "\"energyKcal100\":60,\"fat100\":101"), "{\"dateTime\" 5}")
    #expect(diary.entries.count == 1 && diary.entries[0].eaten.figures.fat == nil)
    #expect(diary.leftOut == [.noAmount: 4, .impossible: 1, .noEnergy: 2, .figure: 1, .unreadable: 1])
  }

  @Test func `sodium is in milligrams, but in grams where Open Food Facts wrote it long ago`() throws {
    func sodium(_ source: String, _ value: String, meal: String = "") throws -> FixedDecimal? {
      let nutriments = "\"energyKcal100\":60,\"sodium100\":\(value)"
      let intake = MadeUpDiary.intake("100", meal: meal, nutriments: nutriments, source: source)
      return try read(intake).entries.first?.eaten.figures.sodium
    }
    #expect(try sodium("custom", "120") == FixedDecimal(120))
    #expect(try sodium("off", "120", meal: ",\"dataVersion\":1") == FixedDecimal(120))
    #expect(try sodium("off", "0.12") == FixedDecimal(120))
    #expect(try sodium("off", "120") == nil)
    #expect(try sodium("custom", "null") == nil)
  }

  @Test func `energy that the person put right counts`() throws {
    let activity = "[{\"id\":\"a\",\"burnedKcal\":210.5,\"userKcal\":180,\"date\":\"2026-11-16T09:00:00.000\"}]"
    #expect(try MadeUpDiary.read(activity).active.values.map(\.description) == ["180"])
  }

  @Test func `a document that ends in the middle is refused`() {
    #expect(throws: HealthDataError.endsInTheMiddle) {
      try MadeUpDiary.read("[" + MadeUpDiary.intake() + ",", name: "user_intake.json")
    }
  }

  @Test func `activities, weights, sums and recipes are known by their members`() throws {
    let activity = "[{\"id\":\"a\",\"duration\":30,\"burnedKcal\":210.5,\"date\":\"2026-11-16T09:00:00.000\"}]"
    #expect(try MadeUpDiary.read(activity).active.values.map(\.description) == ["210.5"])
    let weight = "[{\"date\":\"2026-11-16T00:00:00.000\",\"weightKg\":71.5,\"note\":null}]"
    #expect(try MadeUpDiary.read(weight).weights.values.map(\.unit) == [.kilograms])
    #expect(try MadeUpDiary.read("[{\"day\":\"2026-11-16\",\"calorieGoal\":2000}]").leftOut == [.daySum: 1])
    let recipe = "[{\"name\":\"stew\",\"ingredients\":[]}]"
    #expect(try MadeUpDiary.read(recipe, name: "user_recipes.json").leftOut == [.recipe: 1])
  }
}
