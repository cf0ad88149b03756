import ProgramTrials
import Testing

@Test func `a kill at any moment loses no confirmed entry and shows no unconfirmed one`() throws {
  let program = try #require(BuiltProgram.path("larder"))
  let report = try KillTrial(program: program).run(kills: 25, seed: 7)
  #expect(report.faults == [])
  #expect(report.kills == 25)
  #expect(report.saved > 0)
}
