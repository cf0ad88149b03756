import HealthData
import Nutrition
import Testing

struct DiaryTableTests {
  private let servings = """
    Day,Time,Group,Food Name,Amount,Energy (kcal),Water (g),Carbs (g),Net Carbs (g),Protein (g),Fat (g),Sodium (mg)
    2026-11-16,8:05 AM,Breakfast,"Oat flakes, fine",60.00 g,223.20,5,35.2,29.2,8.1,4.2,2
    2026-11-16,,Post-Workout,"Bar ""Crunch""
    of two lines",2.00 bars,410,,,,,14,
    2026-11-16,20:15,Dinner,Water,1.00 cup,0.00,240,,,,,

    """
  private let summary = """
    Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Iron,Note
    2026-11-16,Breakfast,"1,050",12,3,340,60,8,12,15,10,5,
    2026-11-16,Daily Totals,"1,050",12,3,340,60,8,12,15,10,5,

    """

  @Test(arguments: [1, 7, 1 << 16])
  func `a diary is read in pieces of any size`(pieces: Int) throws {
    let diary = try MadeUpDiary.read(servings, pieces: pieces)
    #expect(diary.tracker == .cronometer)
    #expect(
      diary.lines == [
        "2026-11-16 08:05 Breakfast: Oat flakes, fine, 60 g, 223.2 kcal",
        "2026-11-16 Post-Workout: Bar \"Crunch\" of two lines, 2 bars, 410 kcal",
        "2026-11-16 20:15 Dinner: Water, 1 cup, 0 kcal",
      ])
    #expect(diary.entries.map(\.eaten.water) == [nil, nil, FixedDecimal(240)])
    let figures = diary.entries[0].eaten.figures
    #expect(figures.carbohydrate == FixedDecimal("35.2") && figures.sodium == FixedDecimal(2) && figures.sugar == nil)
    #expect(diary.entries[1].eaten.figures.protein == nil)
  }

  @Test func `meals without foods are read, sums of days are not, and shares of a daily value are no figures`() throws {
    let diary = try MadeUpDiary.read(summary)
    #expect(diary.tracker == .myFitnessPal)
    #expect(diary.lines == ["2026-11-16 Breakfast: -, 1050 kcal"])
    #expect(diary.entries[0].eaten.figures.fibre == FixedDecimal(8))
    #expect(diary.leftOut == [.daySum: 1])
  }

  @Test func `a mark of order, line ends of Windows, semicolons, Latin-1 and columns in any order are read`() throws {
    let text = "\u{FEFF}Food Name;Energy (kcal);Amount;Group;Day\r\nM\u{FC}sli;123,5;30,5 g;Breakfast;16.11.2026\r\n"
    #expect(try MadeUpDiary.read(text).lines == ["2026-11-16 Breakfast: Müsli, 30.5 g, 123.5 kcal"])
    let latin = text.unicodeScalars.dropFirst().map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(try MadeUpDiary.read(latin).lines == ["2026-11-16 Breakfast: Müsli, 30.5 g, 123.5 kcal"])
  }

  @Test func `a point is a decimal one whatever parts the columns`() throws {
    let text = "Day;Group;Food Name;Amount;Energy (kcal)\n2026-11-16;Lunch;Rice;82.5 g;107.125\n"
    #expect(try MadeUpDiary.read(text).lines == ["2026-11-16 Lunch: Rice, 82.5 g, 107.125 kcal"])
  }

  @Test func `kilojoules become kilocalories, and the column in kilocalories comes first`() throws {
    let text = "Date,Meal,Calories (kJ),Protein (g)\n2026-11-16,Lunch,4184,10\n"
    #expect(try MadeUpDiary.read(text).entries[0].eaten.figures.energy == FixedDecimal(1_000))
    let both = "Day,Group,Food Name,Amount,Energy (kJ),Energy (kcal)\n2026-11-16,Lunch,Rice,100 g,418.4,99\n"
    #expect(try MadeUpDiary.read(both).entries[0].eaten.figures.energy == FixedDecimal(99))
  }

  @Test(arguments: [
    ("8:00 AM", "08:00"), ("12:05 am", "00:05"), ("12:30 PM", "12:30"), ("08:00", "08:00"), ("23:59:59", "23:59"),
    ("8", "08:00"), ("25:00", nil), ("noon", nil), ("", nil),
  ])
  func `times are read as either clock writes them`(text: String, time: String?) throws {
    let table = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-11-16,\(text),Lunch,Rice,100 g,130\n"
    #expect(try MadeUpDiary.read(table).entries[0].eaten.time?.description == time)
  }

  @Test(arguments: [
    ("150.00 g", "150 g"), ("0.5 kg", "500 g"), ("2 oz", "56.7 g"), ("1.50 cup", "1.5 cup"), ("8.00 fl oz", "8 fl oz"),
    ("1.00 full recipe", "1 full recipe"), ("2", "2"), ("a handful", "a handful"),
  ])
  func `weights are weights, other amounts keep their words`(amount: String, said: String) throws {
    let table = "Day,Group,Food Name,Amount,Energy (kcal)\n2026-11-16,Lunch,Rice,\(amount),130\n"
    #expect(try MadeUpDiary.read(table).lines == ["2026-11-16 Lunch: Rice, \(said), 130 kcal"])
  }

  @Test func `rows that cannot be right are left out and counted, and so are figures alone`() throws {
    let rows = [
      "2026-11-16,Lunch,Rice,100 g,,", "2026-11-16,Lunch,Rice,100 g,nan,", "2026-11-16,Lunch,Rice,100 g,1e99,",
      "2026-11-16,Lunch,Rice,100 g,-5,", "2026-11-16,Lunch,Rice,10 g,900,", "someday,Lunch,Rice,100 g,130,",
      "2026-11-16,Lunch,Rice,100 g,130,-3", "2026-11-16,Lunch,Rice,100 g,130,much", "2026-11-16,\"Lu\"nch,Rice,1 g,1,",
    ]
    let diary = try MadeUpDiary.read(
      "Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n\(rows.joined(separator: "\n"))")
    #expect(diary.entries.count == 2 && diary.entries.allSatisfy { $0.eaten.figures.protein == nil })
    #expect(diary.leftOut == [.noEnergy: 1, .impossible: 4, .noDay: 1, .figure: 2, .unreadable: 1])
  }

  @Test func `control characters never arrive, and a name of megabytes is no name`() throws {
    let long = String(repeating: "x", count: 3 << 20)
    let diary = try MadeUpDiary.read(
      "Day,Group,Food Name,Amount,Energy (kcal)\n2026-11-16,Lu\u{7}nch,ri\u{1b}[2Jce\u{202e},100 g,130\n"
        + "2026-11-16,Lunch,\(long),100 g,130\n2026-11-16,Lunch,\(long.prefix(1_000)),100 g,130\n")
    #expect(diary.lines.first == "2026-11-16 Lu nch: ri [2Jce, 100 g, 130 kcal")
    #expect(diary.leftOut == [.unreadable: 1])
    #expect(diary.entries[1].eaten.food?.utf8.count ?? 0 <= 120)
  }

  @Test func `days that can be read in two ways are not guessed`() {
    #expect(throws: HealthDataError.ambiguousDays) {
      try MadeUpDiary.read("Day,Group,Food Name,Amount,Energy (kcal)\n03/04/2026,Lunch,Rice,100 g,130\n")
    }
  }

  @Test func `what is burned counts as moved, by day, whatever its sign`() throws {
    let cronometer = try MadeUpDiary.read(
      "Day,Group,Exercise,Minutes,Calories Burned\n2026-11-16,,Walk,30,-120.5\n2026-11-16,,Row,10,-80\n")
    #expect(cronometer.active == [.of("2026-11-16"): FixedDecimal("200.5") ?? .zero])
    let lines = "2026-11-16,\"\"\"Walk\"\"\",Cardio,120,30,,,,,\n2026-11-16,Press,Strength,,,3,8,20,,\n"
    let pal = try MadeUpDiary.read(
      "Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets,Reps Per Set,Kilograms,Steps,Note\n\(lines)"
        + "2026-11-16,Band calorie adjustment,Cardio,-20,1,,,,,\n")
    #expect(pal.tracker == .myFitnessPal && pal.active == [.of("2026-11-16"): FixedDecimal(100)])
    #expect(pal.weightUnit == .kilograms)
  }

  @Test func `weights are read with the unit that the file says, or none`() throws {
    let cronometer = try MadeUpDiary.read(
      "Day,Group,Metric,Unit,Amount\n2026-11-16,,Weight (Scale),lbs,160\n2026-11-16,,Sleep,hours,8\n")
    #expect(cronometer.weights.values.map(\.unit) == [.pounds] && cronometer.leftOut.isEmpty)
    let pal = try MadeUpDiary.read("Date,Body Fat %,Weight\n2026-11-16,,71.5\n2026-11-17,20,\n")
    #expect(pal.weights == [.of("2026-11-16"): DiaryWeight(value: FixedDecimal("71.5") ?? .zero, unit: nil)])
  }

  @Test func `sums of days and notes are known for what they are`() throws {
    #expect(
      try MadeUpDiary.read("Date,Energy (kcal),Protein (g),Completed\n2026-11-16,2000,80,true\n").leftOut == [
        .daySum: 1
      ])
    #expect(try MadeUpDiary.read("Day,Group,Note\n2026-11-16,Lunch,tasty\n").leftOut == [.note: 1])
  }

  @Test(arguments: [
    "name,kcal,protein_g\nApple,52,0.3\n", "day,kcal\n2026-10-10,400\n", "Date,Weight\n2026-10-10,71.5\n", "",
    "Date,Meal,Calories\n2026-10-10,Lunch,600\n", "PK\u{3}\u{4}Day,Group,Food Name,Amount,Energy\0\n", "[]", "{}",
  ])
  func `what is no diary is not taken for one`(text: String) {
    #expect(DiaryFile.recognise(Array(text.utf8), name: "export.csv") == nil)
  }
}

extension Day {
  static func of(_ text: String) -> Day { Day(text) ?? Day(number: 0) }
}
