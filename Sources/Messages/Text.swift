/// What a person reads, before it is known in which language: it becomes words once, where it is laid out.
package indirect enum Text: Hashable, Sendable {
  /// A sentence or a word of larder's own, from the catalogue.
  case message(CatalogueMessage)
  /// What somebody has said or written, as it stands: a name, a note, a path.
  case verbatim(String)
  /// A food by the name that it is kept under; shown by the name that the language has for it.
  case food(String)
  /// Several texts, joined as the language joins them.
  case list([Text], ListKind)
  /// Words that are not in the catalogue yet, in English.
  case english(String)

  /// Words that are not in the catalogue yet.
  package init(_ english: String) { self = .english(english) }

  /// No words at all: an empty cell.
  package static let empty = Text.verbatim("")

  /// Whether it has no words; a message always has some, and a list has where one of its parts does.
  package var isEmpty: Bool {
    switch self {
    case .message: false
    case .verbatim(let words), .food(let words), .english(let words): words.isEmpty
    case .list(let parts, _): parts.allSatisfy(\.isEmpty)
    }
  }
}

/// How texts are joined.
package enum ListKind: String, Codable, Sendable {
  /// "a, b and c".
  case and
  /// "a, b or c".
  case or
  /// "a, b, c".
  case series
  /// "a; b; c".
  case clauses
  /// One sentence behind the other.
  case sentences
  /// A line each.
  case lines
  /// Two spaces apart, which the layout of cards takes for columns.
  case columns
}

extension DefaultStringInterpolation {
  /// A text is no part of a string before it is known in which language.
  @available(*, deprecated, message: "a text becomes words where it is laid out")
  package mutating func appendInterpolation(_ text: Text) {}
}

extension Text: ExpressibleByStringInterpolation {
  package init(stringLiteral english: String) { self = .english(english) }
}

extension Text {
  /// One sentence behind the other; what is nil is left out.
  package static func sentences(_ parts: [Text?]) -> Text { .list(parts.compactMap(\.self), .sentences) }

  /// Names of foods, joined.
  package static func foods(_ names: [String], _ kind: ListKind = .and) -> Text { .list(names.map { .food($0) }, kind) }
}
