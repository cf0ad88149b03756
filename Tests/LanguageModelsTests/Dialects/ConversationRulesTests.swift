import JSON
import LanguageModels
import Testing

@Suite struct `Every dialect` {
  private func write(_ request: ModelRequest, _ dialect: any Dialect) -> WireRequest {
    dialect.request(for: request, settings: DialectSettings(model: "m"))
  }

  private func roles(_ messages: [Message], _ dialect: any Dialect) -> [String] {
    let body = write(Conversations.request(messages, system: ""), dialect).json
    let turns = body["messages"] ?? body["contents"]
    return (turns?.array ?? []).compactMap { $0["role"]?.string }.map { $0 == "model" ? "assistant" : $0 }
  }

  @Test(arguments: Recordings.dialects)
  func `writes the same beginning from call to call`(_ dialect: any Dialect) {
    let turns = [Conversations.firstTurn, Conversations.secondTurn].map { Array($0) }
    let early = write(Conversations.request(turns[0], now: "T1"), dialect)
    let late = write(Conversations.request(turns[0] + turns[1], now: "T2", waiting: Conversations.waiting), dialect)
    let shared = zip(early.body, late.body).prefix { $0 == $1 }.count
    let beginning = String(decoding: late.body[..<shared], as: UTF8.self)
    for part in ["show_day", "You are larder.", "had an egg"] { #expect(beginning.contains(part)) }
    let next = write(
      Conversations.request(turns[0] + turns[1] + [.assistant(ModelReply(text: "ok")), .user("bye")], now: "T3"),
      dialect)
    let behind = zip(late.body, next.body).prefix { $0 == $1 }.count
    #expect(String(decoding: late.body[..<behind], as: UTF8.self).contains("The user confirmed P1."))
  }

  @Test(arguments: Recordings.dialects)
  func `writes the same bytes every time`(_ dialect: any Dialect) {
    let request = Conversations.request(Conversations.firstTurn + Conversations.secondTurn, form: Conversations.form)
    #expect(Set((0..<20).map { _ in write(request, dialect).body }).count == 1)
  }

  @Test(arguments: Recordings.dialects)
  func `lets the person begin`(_ dialect: any Dialect) {
    let messages: [Message] = [
      .assistant(ModelReply(text: "Hello.", calls: [Conversations.day])),
      .toolResult(ToolResult(call: Conversations.day, outcome: .answer([:]))), .user("hi"),
    ]
    #expect(roles(messages, dialect) == ["user"])
    #expect(roles([], dialect) == ["user"])
  }

  @Test(arguments: Recordings.dialects)
  func `joins what the person said in a row`(_ dialect: any Dialect) {
    let messages: [Message] = [
      .user("one"), .user(""), .user("two"), .assistant(ModelReply()), .event("saved"), .user("three"),
      .assistant(ModelReply(text: "ok")), .event("later"),
    ]
    #expect(roles(messages, dialect) == ["user", "assistant", "user"])
  }

  @Test(arguments: Recordings.dialects)
  func `gives every call one result and drops results of no call`(_ dialect: any Dialect) {
    let messages: [Message] = [
      .user("one"), .toolResult(ToolResult(call: Conversations.egg, outcome: .answer("lost"))),
      .assistant(ModelReply(calls: [Conversations.egg, Conversations.day])),
      .toolResult(ToolResult(call: Conversations.day, outcome: .answer("second"))),
      .toolResult(ToolResult(call: Conversations.day, outcome: .answer("again"))), .user("two"),
    ]
    let text = write(Conversations.request(messages), dialect).text
    #expect(!text.contains("lost") && !text.contains("again"))
    let first = text.firstRange(of: "cancelled")?.lowerBound
    let second = text.firstRange(of: "second")?.lowerBound
    #expect(first != nil && second != nil)
    if let first, let second { #expect(first < second) }
  }

  @Test(arguments: Recordings.dialects)
  func `tells what is true now at the end of what the person said last`(_ dialect: any Dialect) {
    let messages = Array(Conversations.firstTurn.prefix(3))
    let text = write(Conversations.request(messages, waiting: Conversations.waiting), dialect).text
    #expect(text.split(separator: "[larder]").count == 2)
    if let now = text.firstRange(of: #"\"now\""#), let said = text.firstRange(of: "had an egg") {
      #expect(said.upperBound < now.lowerBound)
    } else {
      Issue.record("no situation")
    }
  }
}
