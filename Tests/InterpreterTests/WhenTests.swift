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
    ("a breakfast burrito for lunch", "lunch"), ("salmon on tuesday", "-3"), ("2026-11-25 lunch 300g pasta", "5 lunch"),
    ("half past one: soup", "13:30"), ("had soup at quarter to two", "13:45"), ("soup at a quarter past 9", "09:15"),
    ("toast at ten past eight", "08:10"), ("soup at 20 to 12", "11:40"), ("eggs at eight o'clock", "08:00"),
    ("pasta for dinner at half past seven", "dinner 19:30"), ("soup for lunch at half past one", "lunch 13:30"),
    ("half past one pm: soup", "13:30"), ("pasta for dinner at 7:30", "dinner 19:30"), ("had 2 to 3 eggs", ""),
    ("soup at 12:45", "12:45"), ("had 5 to 8 almonds", ""), ("soup at one", "13:00"),
  ])
  func `is read`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
  }

  @Test func `a bare hour in the evening is the evening's`() throws {
    let late = Moment(today: try Reading.day(Reading.today), time: ClockTime(hour: 21))
    let found = try Reading.interpreter().understand("had toast at 8", now: late)
    #expect(found.first?.when.time?.description == "20:00")
  }

  @Test(arguments: [
    ("at 7:30 I had toast", "07:30"), ("soup at 12:15", "12:15"), ("soup at half past one", "13:30"),
    ("toast half eight this morning", "08:30"),
    ("soup at 21:15", "21:15"),
  ])
  func `an hour with its minutes is as the clock shows it`(line: String, expected: String) throws {
    let late = Moment(today: try Reading.day(Reading.today), time: ClockTime(hour: 21, minute: 30))
    let found = try Reading.interpreter().understand(line, now: late)
    #expect(found.first?.when.time?.description == expected)
  }
}
