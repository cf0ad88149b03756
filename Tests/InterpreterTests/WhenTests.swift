import Interpreter
import Nutrition
import Testing

@Suite struct `When something was eaten` {
  // Friday 20 November 2026, half past twelve.
  @Test(arguments: [
    ("2 eggs", ""), ("2 eggs for breakfast", "breakfast"), ("breakfast: 2 eggs", "breakfast"),
    ("Breakfast was oatmeal", "breakfast"), ("for lunch I had soup", "lunch"), ("had soup for lunch", "lunch"),
    ("soup at lunch", "lunch"), ("supper: soup", "dinner"), ("brunch was 2 eggs", "lunch"),
    ("an apple as a snack", "snack"),
    ("had toast this morning", "0 breakfast"), ("had pizza tonight", "0 dinner"), ("pizza in the evening", "dinner"),
    ("soup yesterday. Toast this morning", "-1 + 0 breakfast"), ("pizza last night", "-1 dinner"),
    ("soup yesterday", "-1"), ("yesterday's dinner was pizza", "-1 dinner"),
    ("yesterday I had soup for lunch", "-1 lunch"),
    ("had soup for lunch yesterday", "-1 lunch"), ("soup for lunch on monday", "-4 lunch"),
    ("had soup last friday", "-7"), ("on Nov 18 I had soup", "-2"), ("2026-11-18: soup", "-2"),
    ("soup the day before yesterday", "-2"), ("had toast at 8", "08:00"), ("had toast at 8am", "08:00"),
    ("toast at 7:30", "07:30"), ("soup at 19:30", "19:30"), ("pasta for dinner at 8", "dinner 20:00"),
    ("pasta for dinner yesterday at 8pm", "-1 dinner 20:00"), ("soup at noon", "12:00"), ("soup at 11", "11:00"),
    ("had a coffee 2 hours ago", "10:30"), ("an apple half an hour ago", "12:00"), ("wine with dinner", "dinner"),
    ("soup for lunch at 1", "lunch 13:00"), ("had a dinner roll", ""), ("a breakfast burrito", ""), ("sun chips", ""),
    ("a breakfast burrito for lunch", "lunch"), ("salmon on tuesday", "-3"),
  ])
  func `is read`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
  }

  @Test func `a bare hour in the evening is the evening's`() throws {
    let late = Moment(today: try Reading.day(Reading.today), time: ClockTime(hour: 21))
    let found = try Reading.interpreter().understand("had toast at 8", now: late)
    #expect(found.first?.when.time?.description == "20:00")
  }
}
