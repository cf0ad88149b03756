import Calls
import HTTP
import LanguageModels
import Testing

@Suite struct `how long an answer may take` {
  private func limits(_ address: String, form: AnswerForm? = nil) throws -> HTTPLimits {
    let situation = Situation(now: "2026-11-20T12:30:00+01:00", today: "2026-11-20", profile: "Ana")
    let request = ModelRequest(
      system: "You are larder.", messages: [.user("hello")], tools: [], situation: situation, answerForm: form)
    return HTTPLimits(of: request, at: try #require(WebAddress(address)))
  }

  private let form = AnswerForm(name: "meal", schema: .object([]))

  @Test func `however slowly it drips, an answer that is waited for unseen ends after two minutes`() throws {
    #expect(try limits("https://models.example/v1").total == .seconds(300))
    #expect(try limits("https://models.example/v1", form: form).total == .seconds(120))
  }

  @Test func `a server on this machine may load its model first`() throws {
    let limits = try limits("http://127.0.0.1:8080/v1", form: form)
    #expect(limits.firstByte == .seconds(300) && limits.stall == .seconds(300) && limits.total == .seconds(600))
    #expect(try self.limits("http://127.0.0.1:8080/v1").total == .seconds(1_200))
  }
}
