/// Something that a person will read, independent of language. It becomes words once, in the layout.
package indirect enum Text: Hashable, Sendable {
  /// A sentence or word of larder's own, from the catalogue.
  case message(CatalogueMessage)
  /// A person's own words, shown unchanged: a name, a note, a path.
  case verbatim(String)
  /// A food under the name it is kept under; shown under its name in the language.
  case food(String)
  /// Several texts, joined in the language's way.
  case list([Text], ListKind)
  /// English words that are not in the catalogue.
  case english(String)

  /// A text of English words that are not in the catalogue.
  package init(_ english: String) { self = .english(english) }

  /// An empty text, such as for an empty cell.
  package static let empty = Text.verbatim("")

  /// Whether there is nothing to show. A message is never empty; a list is where all its parts are.
  package var isEmpty: Bool {
    switch self {
    case .message: false
    case .verbatim(let words), .food(let words), .english(let words): words.isEmpty
    case .list(let parts, _): parts.allSatisfy(\.isEmpty)
    }
  }
}

/// How the parts of a list are joined.
package enum ListKind: String, Codable, Sendable {
  /// "a, b and c".
  case and
  /// "a, b or c".
  case or
  /// "a, b, c".
  case series
  /// "a; b; c".
  case clauses
  /// One sentence after the other.
  case sentences
  /// One line for each.
  case lines
  /// Separated by two spaces, which the layout of cards reads as columns.
  case columns
}

extension DefaultStringInterpolation {
  /// Deprecated so that interpolating a text into a string fails the build: its language is not known there.
  @available(*, deprecated, message: "a text becomes words where it is laid out")
  package mutating func appendInterpolation(_ text: Text) {}
}

extension Text: ExpressibleByStringInterpolation {
  package init(stringLiteral english: String) { self = .english(english) }
}

extension Text {
  /// Sentences one after the other, without those that are nil.
  package static func sentences(_ parts: [Text?]) -> Text { .list(parts.compactMap(\.self), .sentences) }

  /// A list of foods.
  package static func foods(_ names: [String], _ kind: ListKind = .and) -> Text { .list(names.map { .food($0) }, kind) }
}
