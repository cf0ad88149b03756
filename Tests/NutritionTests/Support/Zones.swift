import Nutrition
import Testing

func zone(_ example: ZoneFileExample) throws -> Zone {
  try #require(Zone(identifier: "Test/Zone", file: example.bytes))
}

extension Zone {
  /// What clocks here show at a moment: "2026-03-29T03:00:00+02:00".
  func shown(at text: String) throws -> String {
    local(try NutritionTests.instant(text)).iso8601
  }
}
