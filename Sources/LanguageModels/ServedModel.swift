/// A model as a local server runs it: the context may be shorter than the model's own, and tools may not be supported.
package struct ServedModel: Hashable, Sendable {
  /// The context, in tokens, that is assumed where the server does not tell.
  package static let usualContext = 4_096

  /// The shortest context, in tokens, that is useful for a conversation with tools.
  package static let least = 2_048

  /// The context in tokens, including the answer.
  package let context: Int
  /// Whether the server drops the tools, because its chat template has no place for them.
  package let dropsTools: Bool

  package init(context: Int = ServedModel.usualContext, dropsTools: Bool = false) {
    self.context = context
    self.dropsTools = dropsTools
  }
}
