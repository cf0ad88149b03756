import Nutrition
import Testing

/// The figure that a text writes; a text that is none fails the test.
func figure(_ text: String) throws -> FixedDecimal {
  try #require(FixedDecimal(text), "no figure: \(text)")
}

func day(_ text: String) throws -> Day {
  try #require(Day(text), "no day: \(text)")
}

func time(_ text: String) throws -> ClockTime {
  try #require(ClockTime(text), "no time of day: \(text)")
}

func instant(_ text: String) throws -> Instant {
  try #require(Instant(iso8601: text), "no moment: \(text)")
}

func grams(_ text: String) throws -> Grams {
  Grams(try figure(text))
}
