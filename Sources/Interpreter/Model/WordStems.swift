/// The words of a name without their plural endings, to see whether two names speak of the same thing.
enum WordStems {
  static func of(_ name: String) -> Set<String> {
    Set(Tokenizer.tokens(of: name).filter(\.isWord).map { stem($0.folded) })
  }

  private static func stem(_ word: String) -> String {
    if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    if word.hasSuffix("oes") || word.hasSuffix("ches") || word.hasSuffix("shes") { return String(word.dropLast(2)) }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 3 ? String(word.dropLast()) : word
  }
}
