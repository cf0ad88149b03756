/// A message of the catalogue and its arguments. `EmbeddedMessages` has one typed function for each message that makes this
/// value.
package struct CatalogueMessage: Hashable, Sendable {
  /// The message's name in the catalogue, such as "saved-meal". Records store it, so its meaning never changes.
  package let id: String
  /// In the order in which the catalogue declares them.
  package let arguments: [Argument]

  package init(_ id: String, _ arguments: [Argument] = []) {
    (self.id, self.arguments) = (id, arguments)
  }
}
