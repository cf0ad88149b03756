internal import EmbeddedWords
internal import Words

/// The name of a dish split into its parts: "chicken curry with rice" is "chicken curry" and "rice".
package struct DishName {
  private let words: [Substring]
  private let stems: [String]
  private let parts: [Range<Int>]

  /// The fewest letters at which the beginning of a word names it: "pea" is no part of "peanut butter".
  private static let shortestBeginning = 4

  /// Splits a name up to its first comma or parenthesis: "pasta, cooked" is "pasta".
  package init(_ name: String) {
    let base = name.prefix { $0 != "," && $0 != "(" }
    words = base.split(separator: " ")
    stems = words.map { DishName.stem($0) }
    let joints = WordTable.embedded.phrases(of: .names, under: "part-joint")
    var parts: [Range<Int>] = []
    var start = 0
    for index in words.indices where joints.contains(words[index].lowercased()) {
      parts.append(start..<index)
      start = index + 1
    }
    self.parts = (parts + [start..<words.count]).filter { !$0.isEmpty }
  }

  /// Whether the name says what the dish is eaten with: "with rice".
  package var isJoined: Bool { parts.count > 1 }

  /// The two foods of a name that joins two: "chicken" and "rice". Empty for other names.
  package var pair: [String] { parts.count == 2 ? parts.map { words[$0].joined(separator: " ") } : [] }

  /// The dish itself: "toast" of "toast with jam".
  package var dish: String { parts.first.map { words[$0].joined(separator: " ") } ?? "" }

  /// The last word of the dish itself, which may be a food of its own: "pasta" of "chicken pasta". Nil where it has
  /// only one word.
  package var head: String? {
    guard let first = parts.first, first.count > 1 else { return nil }
    return String(words[first.upperBound - 1])
  }

  /// The last thing that is joined, where words name the last word of it and it has others: "vinegar crisps" of "salt and vinegar
  /// crisps" for "crisps". Nil for other words, and where it has only that one.
  package func last(endingIn said: String) -> String? {
    guard isJoined, let last = parts.last, last.count > 1, DishName.stems(of: said) == stems.suffix(1) else {
      return nil
    }
    return words[last].joined(separator: " ")
  }

  /// Whether words are the dish that holds all that the name joins: the sandwich of "ham and cheese sandwich".
  private func isDishOfAll(_ said: some Collection<String>) -> Bool {
    guard isJoined, let last = parts.last, last.count > 1, said.count == 1, said.first == stems.last else {
      return false
    }
    let table = WordTable.embedded
    let joint = words[last.lowerBound - 1].lowercased()
    return table.phrases(of: .foodWords, under: "joint and").contains(joint)
      && ["filled", "cooked-mixture"].contains { heading in
        table.phrases(of: .foodWords, under: heading).contains(words[words.count - 1].lowercased())
      }
  }

  /// Whether words name a part of the dish, not all of it: the milk of "porridge with milk", the chicken of "chicken
  /// curry", the butter of "buttered toast". The last word of a name without "with" says what it is, so "rice" is all
  /// of "brown rice".
  package func holdsAsPart(_ said: String) -> Bool {
    let said = DishName.stems(of: said)
    guard !said.isEmpty, said.count < stems.count, !isDishOfAll(said) else { return false }
    if Set(said).isSubset(of: stems) { return isJoined || said.last != stems.last }
    return said.allSatisfy { word in
      word.count >= DishName.shortestBeginning && stems.dropLast().contains { $0.hasPrefix(word) }
    }
  }

  /// Whether words come before one that says of what it is, so that they name all of it: the zumo of "zumo de naranja".
  package func begins(in said: String) -> Bool {
    let said = DishName.stems(of: said)
    guard !said.isEmpty, said.count < parts.first?.count ?? 0, stems.starts(with: said) else { return false }
    return WordTable.embedded.phrases(of: .names, under: "joint").contains(words[said.count].lowercased())
  }

  /// Whether words name what the dish is eaten with: the rice of "curry with rice".
  package func holdsBeside(_ said: String) -> Bool {
    let said = Set(DishName.stems(of: said))
    return isJoined && said.count < stems.count && said.isSubset(of: stems) && !said.isSubset(of: stems[parts[0]])
      && !isDishOfAll(said)
  }

  /// The name without the last thing that the dish is eaten with: "toast" of "toast with jam", and "ham sandwich" of "ham and
  /// cheese sandwich". Nil where the words name anything else.
  package func name(without said: String) -> String? {
    guard isJoined, let last = parts.last, last.upperBound == words.count else { return nil }
    let gone = Set(DishName.stems(of: said))
    let others = words[..<(last.lowerBound - 1)]
    if Set(stems[last]) == gone { return others.joined(separator: " ") }
    guard last.count > 1, Set(stems[last].dropLast()) == gone else { return nil }
    return (others + words.suffix(1)).joined(separator: " ")
  }

  /// The name with another food in place of some of its words. These are the words in `old`, or else the part of a
  /// joined name that the food is a kind of: "almond milk" replaces the milk of "porridge with milk". Nil where the
  /// name has no such words.
  package func name(with food: String, insteadOf old: String? = nil) -> String? {
    let said = DishName.stems(of: food)
    guard let range = old.map({ place(of: DishName.stems(of: $0)) }) ?? part(of: said.last) else { return nil }
    // Where the new name would replace all of the old one, as "brown rice" for "white rice", it is another dish.
    let isWhole = !isJoined && stems.indices.allSatisfy { range.contains($0) || said.contains(stems[$0]) }
    guard !isWhole else { return nil }
    // "Almond butter, not peanut" about peanut butter.
    let end =
      stems.indices.contains(range.upperBound) && stems[range.upperBound] == said.last && said.count > 1
      ? range.upperBound + 1 : range.upperBound
    return (words[..<range.lowerBound] + [food[...]] + words[end...]).joined(separator: " ")
  }

  /// The name with another food in place of what the dish is eaten with: "bread with honey" for "bread with jam". Nil
  /// where the name does not say what it is eaten with.
  package func name(endingIn food: String) -> String? {
    guard isJoined, let last = parts.last, last.upperBound == words.count else { return nil }
    return (words[..<last.lowerBound] + [food[...]]).joined(separator: " ")
  }

  private func place(of old: [String]) -> Range<Int>? {
    guard !old.isEmpty, old.count < stems.count else { return nil }
    return (0...(stems.count - old.count)).lazy.map { $0..<($0 + old.count) }.first { Array(stems[$0]) == old }
  }

  private func part(of head: String?) -> Range<Int>? {
    guard isJoined, let head else { return nil }
    let found = parts.filter { stems[$0.upperBound - 1] == head }
    return found.count == 1 ? found[0] : nil
  }

  private static func stems(of words: String) -> [String] {
    words.split(separator: " ").filter { $0.lowercased() != "the" }.map { stem($0) }
  }

  private static func stem(_ word: Substring) -> String {
    NameWords.folded(String(word)).map { Stemmer.stem($0) }.joined()
  }
}
