import Testing

@Suite struct GoldenSetTests {
  @Test(.enabled(if: GoldenCase.areThere, "the recorded answers are not beside the package"))
  func `Every recorded answer is read as a careful reader reads it`() throws {
    for recorded in try GoldenCase.all() {
      #expect(recorded.differences == [], "\(recorded.name)")
    }
  }
}
