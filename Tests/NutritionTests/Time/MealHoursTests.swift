import Nutrition
import Testing

@Suite struct `the meal of an hour` {
  @Test(arguments: [
    ("00:00", MealSlot.snack), ("04:59", .snack), ("05:00", .breakfast), ("10:59", .breakfast), ("11:00", .lunch),
    ("16:59", .lunch), ("17:00", .dinner), ("21:59", .dinner), ("22:00", .snack), ("23:59", .snack),
  ])
  func `is usually this one`(clock: String, slot: MealSlot) throws {
    #expect(MealHours.usual.slot(at: try time(clock)) == slot)
  }

  private func hours(_ texts: String...) throws -> MealHours? {
    let times = try texts.map(time)
    return MealHours(breakfast: times[0], lunch: times[1], dinner: times[2], dinnerEnd: times[3])
  }

  @Test(arguments: [
    ("05:59", MealSlot.snack), ("06:00", .breakfast), ("12:29", .breakfast), ("12:30", .lunch), ("17:59", .lunch),
    ("18:00", .dinner), ("23:58", .dinner), ("23:59", .snack),
  ])
  func `may be configured`(clock: String, slot: MealSlot) throws {
    let late = try #require(try hours("06:00", "12:30", "18:00", "23:59"))
    #expect(late.slot(at: try time(clock)) == slot)
  }

  @Test func `needs hours that follow each other`() throws {
    #expect(try hours("11:00", "11:00", "17:00", "22:00") == nil)
    #expect(try hours("12:00", "11:00", "17:00", "22:00") == nil)
    #expect(try hours("05:00", "18:00", "17:00", "22:00") == nil)
    #expect(try hours("05:00", "11:00", "17:00", "17:00") == nil)
    #expect(try hours("05:00", "11:00", "17:00", "02:00") == nil)
    #expect(try hours("05:00", "11:00", "17:00", "22:00") == .usual)
    #expect(try hours("00:00", "00:01", "00:02", "00:03") != nil)
  }

  @Test func `is read from JSON only in order`() throws {
    let text = #"{"breakfast":"05:00","dinner":"17:00","dinnerEnd":"22:00","lunch":"11:00"}"#
    #expect(try json(MealHours.usual) == text)
    #expect(try decoded(from: text) == MealHours.usual)
    let unordered = #"{"breakfast":"12:00","dinner":"17:00","dinnerEnd":"22:00","lunch":"11:00"}"#
    #expect(throws: DecodingError.self) { try decoded(MealHours.self, from: unordered) }
  }

  @Test(arguments: [(MealSlot.breakfast, "08:00"), (.lunch, "14:00"), (.dinner, "19:30"), (.snack, "15:30")])
  func `has a usual time`(slot: MealSlot, clock: String) throws {
    #expect(MealHours.usual.usualTime(of: slot) == (try time(clock)))
  }

  @Test func `is titled with a capital`() {
    #expect(MealSlot.allCases.map(\.title) == ["Breakfast", "Lunch", "Dinner", "Snack"])
  }
}
