internal import Words

/// The people who have a diary, by name.
struct KnownPeople: Sendable {
  private struct Person: Sendable {
    let name: String
    /// In lower case.
    let words: [String]
  }

  /// People with longer names first.
  private let people: [Person]

  var names: [String] { people.map(\.name) }

  init(_ names: [String]) {
    people = names.map { name in Person(name: name, words: Tokenizer.tokens(of: name).map(\.lower)) }
      .filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
  }

  /// The person whose name is at `index`, and the index after it.
  func person(at index: Int, in sentence: Sentence, before end: Int) -> (name: String, next: Int)? {
    find(at: index, in: sentence, before: end) { $0 == $1 }
  }

  /// Like `person`, with a possessive ending: "Emma's".
  func owner(at index: Int, in sentence: Sentence, before end: Int) -> (name: String, next: Int)? {
    find(at: index, in: sentence, before: end) { $0 == $1 + "'s" || $0 == $1 + "'" }
  }

  /// Like `owner`, also without an apostrophe: "emmas".
  func typedOwner(at index: Int, in sentence: Sentence, before end: Int) -> (name: String, next: Int)? {
    owner(at: index, in: sentence, before: end) ?? find(at: index, in: sentence, before: end) { $0 == $1 + "s" }
  }

  private func find(
    at index: Int, in sentence: Sentence, before end: Int, isLast: (String, String) -> Bool
  ) -> (name: String, next: Int)? {
    for person in people {
      let next = index + person.words.count
      guard next <= end, isLast(sentence.tokens[next - 1].lower, person.words[person.words.count - 1]) else { continue }
      if zip(index..<next - 1, person.words).allSatisfy({ sentence.tokens[$0].lower == $1 }) {
        return (person.name, next)
      }
    }
    return nil
  }
}
