internal import Messages
package import Words

/// The messages of all languages. Those of English say which there are and what they take; the others have the same.
package struct Catalogue {
  /// The file of a part of the program in one language.
  package struct Source {
    /// The path of the file, for mistakes.
    package let path: String
    /// The language whose folder the file is in.
    package let language: Language
    /// What is in the file.
    package let file: FluentFile

    package init(path: String, language: Language, file: FluentFile) {
      (self.path, self.language, self.file) = (path, language, file)
    }
  }

  /// What does not fit, and where.
  package struct CatalogueError: Error, Hashable, Sendable {
    /// The path of the file in which it is.
    package let path: String
    /// Counted from one; 1 for what is missing in a file.
    package let line: Int
    /// What does not fit, in English, for whoever translates.
    package let sentence: String
  }

  /// A message in English, and what it takes.
  package struct Declared {
    /// The message as the English file has it.
    package let entry: FluentEntry
    /// What the comment above it says that it takes.
    package let signature: MessageSignature
  }

  /// Of a language: its messages and its terms by their names.
  struct Spoken {
    var messages: [String: (path: String, entry: FluentEntry)] = [:]
    var terms: [String: FluentEntry] = [:]
    var plurals = PluralRules()
  }

  /// The messages in the order of their names.
  package private(set) var declared: [Declared] = []
  /// Those that have a file: first the ones that larder speaks, English leading, then others by their codes.
  package private(set) var languages: [Language] = []
  /// All that does not fit, of every file; a catalogue with any is not to be written.
  package private(set) var mistakes: [CatalogueError] = []
  private(set) var spoken: [Language: Spoken] = [:]

  /// Takes all files of all languages together and checks them against each other.
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
  /// Its text alone.
  var plainText: String {
    reduce(into: "") { text, element in
      switch element {
      case .text(let words), .placeable(.string(let words)): text += words
      case .placeable: break
      }
    }
  }
}
