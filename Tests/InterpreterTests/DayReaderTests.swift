import Interpreter
import Nutrition
import Testing

@Suite struct `Words that are a day` {
  // Friday 20 November 2026.
  @Test(arguments: [
    ("today", "2026-11-20"), ("yesterday", "2026-11-19"), ("the day before yesterday", "2026-11-18"),
    ("friday", "2026-11-20"), ("last friday", "2026-11-13"), ("monday", "2026-11-16"), ("on monday", "2026-11-16"),
    ("Thursday", "2026-11-19"), ("saturday", "2026-11-14"), ("on sun", "2026-11-15"), ("mon", "2026-11-16"),
    ("3 days ago", "2026-11-17"), ("two days ago", "2026-11-18"), ("a week ago", "2026-11-13"),
    ("2026-11-19", "2026-11-19"), ("19.11.2026", "2026-11-19"), ("19/11/2026", "2026-11-19"), ("19 Nov", "2026-11-19"),
    ("19th of November", "2026-11-19"), ("Nov 19", "2026-11-19"), ("November 19th", "2026-11-19"),
    ("3 March 2025", "2025-03-03"), ("March 3, 2025", "2025-03-03"), ("24 Dec", "2025-12-24"),
    ("gestern", "2026-11-19"),
    ("vorgestern", "2026-11-18"), ("ayer", "2026-11-19"), ("dün", "2026-11-19"), ("昨天", "2026-11-19"),
    ("11月18号", "2026-11-18"),
  ])
  func `are read`(words: String, expected: String?) throws {
    let day = try DayReader(lexicon: Reading.lexicon()).read(words, today: Reading.day(Reading.today))
    #expect(day?.description == expected)
  }

  @Test(arguments: [
    "", "rice", "30 Feb", "2026-02-30", "yesterday morning tea", "may", "19", "tomorrow", "99999 days ago",
  ])
  func `are not read where they are something else`(words: String) throws {
    #expect(try DayReader(lexicon: Reading.lexicon()).read(words, today: Reading.day(Reading.today)) == nil)
  }
}
