internal import Nutrition

/// Words that give the state in which a food was weighed, in all languages at once.
struct NameStates: Sendable {
  private let table: WordTable
  /// The states by the numbers of their headings.
  private let states: [Int: FoodState]
  /// Prefixes that are written before a name without a space; the longest first.
  private let prefixes: [(text: String, state: FoodState)]

  /// The states in a table.
  init(_ table: WordTable) {
    self.table = table
    states = NameStates.states(.foodWords, under: "state", table)
    let before = NameStates.states(.names, under: "state-prefix", table)
    prefixes = table.phrases(of: .names).compactMap { phrase in before[phrase.heading].map { (phrase.text, $0) } }
      .sorted { $0.0.count > $1.0.count }
  }

  private static func states(_ file: WordFile, under kind: String, _ table: WordTable) -> [Int: FoodState] {
    let found = table.headings(of: file).compactMap { number -> (Int, FoodState)? in
      let heading = table.heading(number)
      return heading.kind == kind ? FoodState(rawValue: heading.value).map { (number, $0) } : nil
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  func separate(_ name: FoldedText) -> (rest: FoldedText, state: FoodState)? {
    name.isChinese ? separatePrefix(name) : separateWords(name)
  }

  func state(_ text: FoldedText) -> FoodState? {
    let words = text.words
    return words.isEmpty ? nil : longest(at: 0, in: words).flatMap { $0.length == words.count ? $0.state : nil }
  }

  /// The last state counts where there are several.
  private func separateWords(_ name: FoldedText) -> (rest: FoldedText, state: FoodState)? {
    let words = name.words
    var rest: [String] = []
    var state: FoodState?
    var index = 0
    while index < words.count {
      let found = longest(at: index, in: words)
      if let found { state = found.state } else { rest.append(words[index]) }
      index += found?.length ?? 1
    }
    guard let state, !rest.isEmpty else { return nil }
    return (FoldedText(joining: rest), state)
  }

  private func longest(at index: Int, in words: [String]) -> (state: FoodState, length: Int)? {
    table.phrases(of: .foodWords, at: index, in: words).compactMap { found in
      states[found.heading].map { (state: $0, length: found.length) }
    }.max { $0.length < $1.length }
  }

  private func separatePrefix(_ name: FoldedText) -> (rest: FoldedText, state: FoodState)? {
    guard let found = prefixes.first(where: { name.text.hasPrefix($0.text) && name.text != $0.text }) else {
      return nil
    }
    return (FoldedText(String(name.text.dropFirst(found.text.count))), found.state)
  }
}
