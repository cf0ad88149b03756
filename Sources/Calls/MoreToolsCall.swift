/// Makes the tools of a topic available to the model in the requests that follow.
package struct MoreToolsCall: Call {
  package static let name = "more_tools"

  /// The topic.
  package var topic = ToolTopic.foods

  package init() {}

  package static let fields: [CallField<MoreToolsCall>] =
    [
      .required("topic", \.topic)
    ]
}
