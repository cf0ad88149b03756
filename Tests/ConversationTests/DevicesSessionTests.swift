import Conversation
import FoundationEssentials
internal import Messages
import Nutrition
import Testing

/// Other devices that nobody reaches; counts what is asked of them.
private final class CountedMeetings: DeviceMeetings {
  private(set) var listening = 0
  private(set) var soon = 0
  private(set) var finished = 0
  private(set) var news = 0

  func meet(at now: Instant) async -> Text { "Nothing is new." }
  func listen() { listening += 1 }
  func meetSoon() { soon += 1 }
  func finish() { finished += 1 }
  func hasNews() -> Bool {
    news += 1
    return false
  }
}

/// When a conversation lets the devices of a household meet.
struct DevicesSessionTests {
  let home: Home

  init() throws { home = try Home() }

  @Test func `devices meet after each yes, and when it is over`() async throws {
    let devices = CountedMeetings()
    _ = try await home.converse(
      ["had pasta", "y", "had pasta", "n"], [logging("pasta", 200), silence, logging("pasta", 300), silence]
    ) { $0.devices = devices }
    #expect(devices.listening == 0 && devices.soon == 1 && devices.finished == 1)
  }

  @Test func `devices meet when somebody sits down, and what came is heard of where nothing waits`() async throws {
    let devices = CountedMeetings()
    _ = try await home.converse(["had pasta", "y"], [logging("pasta", 200), silence]) {
      $0.devices = devices
      $0.isInteractive = true
    }
    #expect(devices.listening == 1 && devices.soon == 1 && devices.news > 0)
  }

  @Test func `who has one device is told how to have more`() async throws {
    let (_, console) = try await home.converse(["/sync"])
    #expect(console.lines100.last?.contains("larder sync start") == true)
  }
}
