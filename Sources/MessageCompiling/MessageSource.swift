/// Writes the Swift source that has one typed function for each message.
package struct MessageSource {
  private let catalogue: Catalogue

  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The whole source. Messages whose names begin with "style-" have no function.
  package var text: String {
    """
    package import Messages
    package import Nutrition

    extension Text {

    """ + catalogue.declared.filter { !$0.entry.id.hasPrefix("style-") }.map(function).joined(separator: "\n") + "}\n"
  }

  private func function(_ message: Catalogue.Declared) -> String {
    let parameters = message.signature.parameters
    let name = MessageSource.name(message.entry.id)
    let comment = MessageSignature.summary(of: message.entry).map { "  /// \($0)\n" }.joined()
    guard !parameters.isEmpty else {
      return comment + "  package static var \(name): Text { .message(CatalogueMessage(\"\(message.entry.id)\")) }\n"
    }
    let taken = parameters.map { "\(MessageSource.name($0.name)): \($0.kind.type)" }.joined(separator: ", ")
    let given = parameters.map { $0.kind.argument(MessageSource.name($0.name)) }.joined(separator: ", ")
    return comment
      + "  package static func \(name)(\(taken)) -> Text { .message(CatalogueMessage(\"\(message.entry.id)\", [\(given)])) }\n"
  }

  /// The function's name: "saved-meal" becomes `savedMeal`.
  package static func name(_ id: String) -> String {
    let parts = id.split { $0 == "-" || $0 == "_" }
    let name =
      (parts.first.map(String.init) ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return reserved.contains(name) ? "`\(name)`" : name
  }

  private static let reserved: Set = ["default", "for", "in", "is", "repeat", "where", "init", "self", "import", "as"]
}
