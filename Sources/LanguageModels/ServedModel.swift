/// A model as a server has it: servers of one's own read less than a model could, and some leave out what it could do.
package struct ServedModel: Hashable, Sendable {
  /// What such servers read where they do not say.
  package static let usualContext = 4_096

  /// Less than this is of no use for a conversation with tools.
  package static let least = 2_048

  /// How many tokens it reads, the answer included.
  package let context: Int
  /// The server leaves the tools out of what the model reads: its template for conversations has no place for them.
  package let dropsTools: Bool

  package init(context: Int = ServedModel.usualContext, dropsTools: Bool = false) {
    self.context = context
    self.dropsTools = dropsTools
  }
}
