internal import Calls
internal import Words

/// Parses where a recipe can be found: "recipe from https://…", "save the recipe in carbonara.html", or an address
/// alone.
struct RecipePlaceReader {
  private static let endings: Set<String> = ["txt", "html", "htm", "md", "xhtml", "json"]

  let sentence: Sentence
  let lexicon: Lexicon

  func read() -> ReadRecipeCall? {
    // Most lines have no point, and are not examined further.
    guard sentence.line.utf8.count <= 3_000, sentence.line.utf8.contains(UInt8(ascii: ".")) else { return nil }
    if sentence.line.contains("://") { return address }
    return isAboutRecipes ? file : nil
  }

  private var isAboutRecipes: Bool {
    sentence.phrases.contains { phrases in phrases.contains { $0.tag == .recipe(.recipe) } }
  }

  private var address: ReadRecipeCall? {
    let words = sentence.line.split(whereSeparator: \.isWhitespace)
    let places = words.indices.filter { words[$0].contains("://") }
    guard places.count == 1, let place = places.first else { return nil }
    // An invalid address is passed on, so that the reply can say so.
    guard let address = WebWords.address(in: words[place]) ?? (isAboutRecipes ? String(words[place]) : nil) else {
      return nil
    }
    var rest = words
    rest.remove(at: place)
    if rest.isEmpty || saysRecipe(rest) { return ReadRecipeCall { $0.address = address } }
    return name(in: rest).map { name in ReadRecipeCall { ($0.address, $0.name) = (address, name) } }
  }

  /// Which recipe is meant, or its new name: "recipe 2 from", "the salsa recipe from".
  private func name(in words: [Substring]) -> String? {
    let line = lexicon.sentence(words.joined(separator: " "))
    var start = 0
    var end = line.tokens.count
    while start < end, let next = line.find(at: start, { isPassed($0) ? true : nil })?.next { start = next }
    while end > start, line.skip(anyOf: [.recipe(.from), .at, .of], at: end - 1) == end { end -= 1 }
    let isBehind = end > start && line.skip(.recipe(.recipe), at: end - 1) == end
    if isBehind { end -= 1 }
    let isBefore = (0..<start).contains { line.skip(.recipe(.recipe), at: $0) != nil }
    guard isBefore || isBehind, start < end, end - start <= 8 else { return nil }
    return line.written(start..<end)
  }

  private var file: ReadRecipeCall? {
    let (paths, others) = PathReader.split(sentence.line) { saysRecipe([Substring($0)], isNamed: false) }
    guard paths.count == 1, let ending = paths[0].split(separator: ".").last?.lowercased(),
      RecipePlaceReader.endings.contains(ending), saysRecipe(others.map { Substring($0) })
    else { return nil }
    return ReadRecipeCall { $0.file = paths[0] }
  }

  /// Whether words only say that something is a recipe, or that it should be read or saved. They are parsed without the
  /// address, which contains words too.
  private func saysRecipe(_ words: [Substring], isNamed: Bool = true) -> Bool {
    let rest = lexicon.sentence(words.joined(separator: " "))
    var isRecipe = !isNamed
    var index = 0
    while index < rest.tokens.count {
      if let next = rest.skip(.recipe(.recipe), at: index) {
        isRecipe = true
        index = next
      } else if rest.tokens[index].kind == .mark {
        index += 1
      } else if let next = rest.find(at: index, { isPassed($0) ? true : nil })?.next {
        index = next
      } else {
        return false
      }
    }
    return isRecipe && !rest.tokens.isEmpty
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .recipe, .filler, .determiner, .article, .subject, .trigger(.add), .trigger(.define), .trigger(.log),
      .trigger(.show),
      .trigger(.find), .trigger(.scan), .file, .to, .pronoun, .of, .at, .conjunction, .tail:
      true
    default: false
    }
  }
}

/// Finds web addresses in what a person typed.
package enum WebWords {
  /// The address in a word, without punctuation around it. Nil for any other word.
  package static func address(in word: some StringProtocol) -> String? {
    var rest = Substring(word)
    while let first = rest.first, "<(\"'“„".contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, ">\"'”.,;!?".contains(last) || last == ")" && !rest.contains("(") {
      rest = rest.dropLast()
    }
    let lower = rest.prefix(8).lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://"), rest.utf8.count <= 2_000, rest.utf8.count > 10
    else {
      return nil
    }
    return String(rest)
  }

  /// Whether a text contains exactly this address as a word.
  package static func names(_ address: String, in text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { self.address(in: $0) == address }
  }
}
