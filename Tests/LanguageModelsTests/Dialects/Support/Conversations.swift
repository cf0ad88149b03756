import Calls
import FoundationEssentials
import JSON
import LanguageModels

/// A conversation with everything in it that a dialect has to write.
enum Conversations {
  static let tools = [
    ToolDefinition(
      name: "log_meal", description: "Proposes a meal.",
      parameters: .object(
        [
          .init("items", .array(.object([.init("food", .string("Food."), required: true)])), required: true),
          .init("slot", .choice(["lunch", "dinner"], "Slot.")), .init("kcal", .number()),
        ])),
    ToolDefinition(name: "show_day", description: "Shows a day.", parameters: .object([])),
  ]

  static let egg = ToolCall(id: "x", tool: "log_meal", arguments: ["items": [["food": "egg"]]])
  static let day = ToolCall(id: "y", tool: "show_day", arguments: [:])
  static let waiting = Situation.WaitingCall(id: "P1", AnyCall(tool: "log_meal", arguments: [:]))

  /// The first turn: two calls with their results, and an answer.
  static let firstTurn: [Message] = [
    .user("had an egg"), .assistant(ModelReply(text: "Let me see.", calls: [egg, day])),
    .toolResult(ToolResult(call: egg, outcome: .proposed(id: "P1", facts: ["summary": "egg"]))),
    .toolResult(ToolResult(call: day, outcome: .answer([1, 2]))), .assistant(ModelReply(text: "Here.")),
  ]

  static let secondTurn: [Message] = [.event("The user confirmed P1."), .user("and toast")]

  static func request(
    _ messages: [Message], now: String = "T1", waiting: Situation.WaitingCall? = nil, images: [ModelImage] = [],
    form: AnswerForm? = nil, tools: [ToolDefinition] = tools, system: String = "You are larder."
  ) -> ModelRequest {
    ModelRequest(
      system: system, messages: messages, tools: tools,
      situation: Situation(now: now, today: "D1", profile: "Ann", waiting: waiting), images: images, answerForm: form)
  }

  static let image = ModelImage(mediaType: "image/png", bytes: [1, 2, 3])
  static let form = AnswerForm(
    name: "receipt", schema: .object([.init("total", .number("Sum."))]))
}

extension WireRequest {
  /// The body read back.
  var json: JSONValue { (try? JSONValue(json: body[...])) ?? .null }
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension JSONValue {
  init(parsing text: String) { self = (try? JSONValue(json: text)) ?? .null }
}
