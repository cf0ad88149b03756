import FoodSources
import FoundationEssentials
import Nutrition
import Testing

@Suite struct RequestPaceTests {
  private func moment(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1_000) }

  @Test func `So many requests may be made at once, and then one after another`() {
    var pace = RequestPace(perMinute: 12, at: moment(0))
    for _ in 0..<12 { #expect(pace.take(at: moment(0)) == nil) }
    #expect(pace.take(at: moment(0)) == 5)
    #expect(pace.take(at: moment(3)) == 2)
    #expect(pace.take(at: moment(5)) == nil)
    #expect(pace.take(at: moment(5)) == 5)
  }

  @Test func `A pause gives no more than a minute's worth`() {
    var pace = RequestPace(perMinute: 2, at: moment(0))
    for _ in 0..<2 { #expect(pace.take(at: moment(3_600)) == nil) }
    #expect(pace.take(at: moment(3_600)) == 30)
  }

  @Test func `A clock that is set back neither gives nor takes`() {
    var pace = RequestPace(perMinute: 2, at: moment(1_000))
    #expect(pace.take(at: moment(10)) == nil)
    #expect(pace.take(at: moment(10)) == nil)
    #expect(pace.take(at: moment(10)) == 30)
  }

  @Test func `It goes on where it was kept`() throws {
    var pace = RequestPace(perMinute: 2, at: moment(0))
    #expect(pace.take(at: moment(0)) == nil)
    var later = try JSONDecoder().decode(RequestPace.self, from: JSONEncoder().encode(pace))
    #expect(later.take(at: moment(1)) == nil)
    #expect(later.take(at: moment(1)) != nil)
  }

  @Test(arguments: [(0, 0), (-1, 0), (Int.max, 0), (12, Int.min), (12, Int.max), (12, 12_001)])
  func `A kept one that no bucket can hold is none`(perMinute: Int, level: Int) throws {
    func kept(_ perMinute: Int, _ level: Int) -> Data {
      Data(#"{"level":\#(level),"moment":"2026-11-20T12:00:00Z","perMinute":\#(perMinute)}"#.utf8)
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(RequestPace.self, from: kept(perMinute, level)) }
    _ = try JSONDecoder().decode(RequestPace.self, from: kept(12, 12_000))
  }
}
