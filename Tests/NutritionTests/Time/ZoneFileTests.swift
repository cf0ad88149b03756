import FoundationEssentials
import Nutrition
import TestSupport
import Testing

private let examples: [ZoneFileExample] = {
  var narrow = ZoneFileExample.sydney
  narrow.footer = nil
  return [.berlin, .sydney, .kolkata, narrow]
}()

@Suite struct `the bytes of a zone file` {
  @Test(arguments: examples.indices)
  func `are refused wherever they are cut off`(index: Int) throws {
    let bytes = examples[index].bytes
    #expect(Zone(identifier: "Whole", file: bytes) != nil)
    for length in bytes.indices { #expect(Zone(identifier: "Cut", file: Array(bytes[..<length])) == nil, "\(length)") }
  }

  @Test(arguments: [
    [], Array("TZif".utf8), [UInt8](repeating: 0, count: 500), [UInt8](repeating: 0xFF, count: 500),
    Array("TZif2".utf8) + [UInt8](repeating: 0xFF, count: 500), Array("TZif".utf8) + [UInt8](repeating: 0, count: 500),
    Array("TZjf".utf8) + ZoneFileExample.kolkata.bytes.dropFirst(4),
  ])
  func `are refused where they are something else`(bytes: [UInt8]) {
    #expect(Zone(identifier: "Odd", file: bytes) == nil)
  }

  @Test func `are refused where they contradict themselves`() {
    var noSuchType = ZoneFileExample.sydney
    noSuchType.transitions[1].type = 2
    var unordered = ZoneFileExample.sydney
    unordered.transitions.reverse()
    var twice = ZoneFileExample.sydney
    twice.transitions[1].at = twice.transitions[0].at
    var farEast = ZoneFileExample.kolkata
    farEast.types[0].offset = 93_600
    var farWest = ZoneFileExample.kolkata
    farWest.types[0].offset = -90_000
    let noTypes = ZoneFileExample(types: [], footer: "CET-1")
    for example in [noSuchType, unordered, twice, farEast, farWest, noTypes] {
      #expect(Zone(identifier: "Odd", file: example.bytes) == nil)
    }
  }

  @Test func `never end the program, however they are damaged`() throws {
    var random = SeededGenerator(seed: 7)
    let moments = [Int64.min, -5_000_000_000_000, 0, 1_795_174_200_000, 9_000_000_000_000, .max]
    for _ in 0..<10_000 {
      var bytes = try #require(examples.randomElement(using: &random)).bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      guard let zone = Zone(identifier: "Damaged", file: bytes) else { continue }
      for moment in moments {
        let local = zone.local(Instant(milliseconds: moment))
        #expect((-700_000...700_000).contains(local.offset))
      }
      let instant = zone.instant(Day(number: 20_777), .midnight)
      #expect(abs(zone.local(instant).day.number - 20_777) <= 9)
    }
  }
}

private let systemBerlin = FileManager.default.contents(atPath: "/usr/share/zoneinfo/Europe/Berlin").map { [UInt8]($0) }

@Suite(.enabled(if: systemBerlin != nil, "no zone files on this system"))
struct `the zone file of the system` {
  @Test(arguments: [
    ("2026-11-20T11:30:00Z", "2026-11-20T12:30:00+01:00"),
    ("2026-03-29T00:59:59Z", "2026-03-29T01:59:59+01:00"), ("2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00"),
    ("1916-07-01T00:00:00Z", "1916-07-01T02:00:00+02:00"), ("1945-06-15T00:00:00Z", "1945-06-15T03:00:00+03:00"),
    ("2100-07-01T00:00:00Z", "2100-07-01T02:00:00+02:00"),
  ])
  func `agrees about Berlin`(moment: String, shown: String) throws {
    let bytes = try #require(systemBerlin)
    let zone = try #require(Zone(identifier: "Europe/Berlin", file: bytes))
    #expect(try zone.shown(at: moment) == shown)
  }
}
