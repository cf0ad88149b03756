internal import Messages
package import Words

/// The messages of all languages. The English files declare which messages there are and their parameters; every other language
/// must match.
package struct Catalogue {
  /// A file of messages, for one part of the program in one language.
  package struct Source {
    /// The path of the file, for error messages.
    package let path: String
    /// The language of the folder that the file is in.
    package let language: Language
    /// What is in the file.
    package let file: FluentFile

    package init(path: String, language: Language, file: FluentFile) {
      (self.path, self.language, self.file) = (path, language, file)
    }
  }

  /// A mistake in the catalogue, and where it is.
  package struct CatalogueError: Error, Hashable, Sendable {
    /// The path of the file in which it is.
    package let path: String
    /// Counted from one; 1 where something is missing from the file.
    package let line: Int
    /// What is wrong, in English, for the translator.
    package let sentence: String
  }

  /// A message as the English files declare it.
  package struct Declared {
    /// The message in the English file.
    package let entry: FluentEntry
    /// Its parameters, read from the comment above it.
    package let signature: MessageSignature
  }

  /// The messages and terms of one language, by name.
  struct Spoken {
    var messages: [String: (path: String, entry: FluentEntry)] = [:]
    var terms: [String: FluentEntry] = [:]
    var plurals = PluralRules()
  }

  /// The declared messages, sorted by name.
  package private(set) var declared: [Declared] = []
  /// The languages that have files: first those that larder speaks, in the program's order with English leading, then the
  /// others by code.
  package private(set) var languages: [Language] = []
  /// All mistakes in all files. A catalogue with any mistake must not be compiled.
  package private(set) var mistakes: [CatalogueError] = []
  private(set) var spoken: [Language: Spoken] = [:]

  /// Combines the files of all languages and checks them against each other.
  package init(_ sources: [Source]) {
    let found = Set(sources.map(\.language))
    languages = Language.spoken.filter(found.contains) + found.subtracting(Language.spoken).sorted { $0.code < $1.code }
    for source in sources { take(source) }
    for language in languages { readPlurals(of: language) }
    declare()
    for language in languages { check(language) }
  }

  private mutating func take(_ source: Source) {
    for entry in source.file.entries {
      if entry.isTerm {
        spoken[source.language, default: Spoken()].terms[entry.id] = entry
      } else if spoken[source.language]?.messages[entry.id] != nil {
        note("\(entry.id) is in another file, too", source.path, entry.line)
      } else {
        spoken[source.language, default: Spoken()].messages[entry.id] = (source.path, entry)
      }
    }
  }

  private mutating func readPlurals(of language: Language) {
    guard let (path, entry) = spoken[language]?.messages["style-plurals"] else { return }
    guard let rules = PluralRules(entry.pattern.plainText) else {
      return note("that is no rule of plurals", path, entry.line)
    }
    spoken[language]?.plurals = rules
  }

  private mutating func declare() {
    for (id, (path, entry)) in (spoken[.english]?.messages ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard id.utf8.count < 128 else {
        note("the name is too long", path, entry.line)
        continue
      }
      do throws(FluentError) {
        declared.append(Declared(entry: entry, signature: try MessageSignature(entry)))
      } catch {
        note(error.sentence, path, error.line)
      }
    }
  }

  private mutating func check(_ language: Language) {
    guard let own = spoken[language] else { return }
    let path = own.messages.values.map(\.path).min() ?? language.code
    for message in declared where own.messages[message.entry.id] == nil {
      note("\(message.entry.id) is missing in \(language.code)", path, 1)
    }
    let known = Set(declared.map(\.entry.id))
    for (id, (path, entry)) in own.messages.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
      note("\(id) is no message of English", path, entry.line)
    }
    for message in declared {
      guard let (path, entry) = own.messages[message.entry.id] else { continue }
      let check = PatternCheck(language: language, catalogue: self, signature: message.signature)
      for sentence in check.mistakes(of: entry, english: message.entry) {
        note("\(entry.id): \(sentence)", path, entry.line)
      }
    }
  }

  private mutating func note(_ sentence: String, _ path: String, _ line: Int) {
    mistakes.append(CatalogueError(path: path, line: line, sentence: sentence))
  }
}

extension [FluentElement] {
  /// The literal text of a pattern, without its placeables.
  var plainText: String {
    reduce(into: "") { text, element in
      switch element {
      case .text(let words), .placeable(.string(let words)): text += words
      case .placeable: break
      }
    }
  }
}
