import Nutrition
import Testing

@testable import Conversation

private let noon = Instant(milliseconds: 1_763_636_400_000)

private func budget(after calls: Int, _ limit: (inout CallBudget) -> Void) -> CallBudget {
  var budget = CallBudget()
  limit(&budget)
  for _ in 0..<calls { budget.count(at: noon) }
  return budget
}

@Test func `a budget without limits refuses nothing`() {
  #expect(budget(after: 1_000) { _ in }.refusal(at: noon, tokensToday: .max) == nil)
}

@Test func `a run asks no more often than it may`() {
  #expect(budget(after: 2) { $0.callsPerRun = 3 }.refusal(at: noon, tokensToday: 0) == nil)
  #expect(budget(after: 3) { $0.callsPerRun = 3 }.refusal(at: noon, tokensToday: 0) == .run(3))
  #expect(budget(after: 3) { $0.callsPerRun = 3 }.refusal(at: noon.adding(minutes: 600), tokensToday: 0) == .run(3))
}

@Test func `the calls of an hour are free again after it`() {
  var budget = CallBudget.usual
  for _ in 0..<100 { budget.count(at: noon) }
  #expect(budget.refusal(at: noon.adding(minutes: 59), tokensToday: 0) == .hour(100))
  #expect(budget.refusal(at: noon.adding(minutes: 60), tokensToday: 0) == nil)
}

@Test func `the tokens of a day are counted over all runs`() {
  #expect(budget(after: 0) { $0.tokensPerDay = 5_000 }.refusal(at: noon, tokensToday: 4_999) == nil)
  #expect(budget(after: 0) { $0.tokensPerDay = 5_000 }.refusal(at: noon, tokensToday: 5_000) == .day(5_000))
}
