import Testing

/// The log of errors: names alone, its owner's, and of a bounded size.
struct ErrorLogTests {
  private let household: Household

  init() throws { household = try Household() }

  @Test func `a failure stands in it by its name, without what was said`() throws {
    _ = try household.run("say", "--yes", "had 200g secretfood and 100g rice")
    _ = try Household.larder(
      Household.hereAndNow + ["--model", "openai:gpt-5.4-mini", "--no-local", "say", "had 200g secretfood"],
      environment: ["LARDER_HOME": household.home])
    let log = try household.run("doctor", "--log")
    #expect(log.exit == 0)
    #expect(log.lines.last?.hasSuffix(" say model key keyMissing") == true)
    #expect(!log.output.contains("secretfood"))
    #expect(household.mode(of: "home/errors.log") == 0o600)
  }

  @Test func `without one it says so`() throws {
    #expect(try household.run("doctor", "--log").output == "No error is noted.\n")
  }
}
