/// Opens a topic for the model: its tools are sent with the requests that follow.
package struct MoreToolsCall: Call {
  package static let name = "more_tools"

  /// Which.
  package var topic = ToolTopic.foods

  package init() {}

  package static let fields: [CallField<MoreToolsCall>] =
    [
      .required("topic", \.topic)
    ]
}
