import FoundationEssentials
import HealthData
import Imports
import Testing

struct ScratchFileTests {
  private let household: Household

  init() throws {
    household = try Household()
    try household.folders("scratch")
  }

  @Test func `what was put there is read again from any place, and nothing is left in the folder`() throws {
    let folder = household.path("scratch")
    let file = ScratchFile(in: folder)
    try file.append(Array(0..<5_000))
    try file.append([7, .max])
    #expect(try file.words(at: 4_998, count: 4) == [4_998, 4_999, 7, .max])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    #expect(throws: HealthDataError.noScratch) { try file.words(at: 5_000, count: 3) }
  }

  @Test func `a folder that is not there is said`() {
    #expect(throws: HealthDataError.noScratch) { try ScratchFile(in: household.path("nowhere")).append([1]) }
  }
}
