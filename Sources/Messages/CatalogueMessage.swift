/// A message of the catalogue with what fills its places. `EmbeddedMessages` has one function for each, which knows what it
/// takes.
package struct CatalogueMessage: Hashable, Sendable {
  /// Its name in the catalogue: "saved-meal". It is kept in records and never changes its meaning.
  package let id: String
  /// In the order in which the catalogue names them.
  package let arguments: [Argument]

  package init(_ id: String, _ arguments: [Argument] = []) {
    (self.id, self.arguments) = (id, arguments)
  }
}
