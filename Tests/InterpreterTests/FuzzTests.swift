import Calls
import JSON
import LanguageModels
import TestSupport
import Testing

@Suite struct `Lines that nobody means` {
  @Test(arguments: 1...4)
  func `are answered`(seed: Int) throws {
    var lines = FuzzedLines(seed: UInt64(seed))
    let items: JSONValue = ["items": [["food": "rice", "quantity": 1, "unit": "cup"]]]
    let waiting = Reading.waiting("p1", "log_meal", items)
    for _ in 0..<TestLength.count(100, long: 500) {
      let line = lines.next()
      #expect(try Reading.reply(line).calls.count < 2_000)
      #expect(try Reading.reply(line, waiting: waiting).calls.count < 2_000)
    }
  }
}
