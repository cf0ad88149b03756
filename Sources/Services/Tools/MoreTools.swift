package import Calls
internal import JSON
internal import LanguageModels
internal import Messages

/// Opens a topic for a model, so that the topic's tools are sent with further requests. The person never sees its answer.
package struct MoreTools: Tool {
  package let proposes = false

  package init() {}

  package var description: String {
    let topics = ToolTopic.allCases.map { "\($0.rawValue) (\($0.summary))" }
    return "Get the tools for \(topics.joined(separator: ", ")). Call it before you say that something cannot be done."
  }

  package func run(_ arguments: MoreToolsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let sentence = "The tools for \(arguments.topic.rawValue) are there now."
    return .answer(
      ToolAnswer(.sentence(.english(sentence)), facts: ["available": .string(arguments.topic.rawValue)], use: .model))
  }
}
