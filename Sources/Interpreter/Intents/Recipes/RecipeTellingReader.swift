internal import Calls
internal import Nutrition
internal import Words

/// Parses a recipe told in words, "save recipe carbonara: 200g pasta, 2 eggs, serves 2", or pasted as text. Its lines
/// are parsed as ingredients later.
struct RecipeTellingReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  func read() -> ReadRecipeCall? {
    if let told = readNamedBehind() { return told }
    let breaks = lineBreaks
    guard let mark = headEnd(breaks) else { return nil }
    let bytes = Array(sentence.line.utf8)
    var head = sentence.range.filter { sentence.tokens[$0].range.upperBound <= mark.lowerBound }
    // "Soup for 4".
    let servings = head.last.flatMap { RecipeHeading.servings(of: sentence, before: $0 + 1) }
    if let servings {
      head = Array(head.prefix { $0 < servings.words.lowerBound })
      while let last = head.last, sentence.tokens[last].kind == .mark { head.removeLast() }
    }
    guard var name = named(head) else { return nil }
    var body = String(decoding: bytes[min(mark.upperBound, bytes.count)...], as: UTF8.self)
    if name.isEmpty, let title = title(behind: mark.upperBound) {
      name = title.name
      body = String(decoding: bytes[title.end...], as: UTF8.self)
    }
    let lines = body.split(whereSeparator: \.isNewline).map { String($0) }.filter { line in
      line.contains { !$0.isWhitespace }
    }
    guard !lines.isEmpty, body.contains(where: \.isNumber) else { return nil }
    let all = servings.map { serving(lines, $0.number) } ?? lines
    return ReadRecipeCall { ($0.name, $0.lines) = (name.isEmpty ? nil : name, all) }
  }

  /// The lines after a line with the servings; a list on one line stays on one line.
  private func serving(_ lines: [String], _ number: FixedDecimal) -> [String] {
    let words = "\(number) servings"
    return lines.count == 1 ? ["\(words), \(lines[0])"] : [words] + lines
  }

  /// Parses a recipe whose name is at the end: "200g pasta, 2 eggs, serves 2: save as recipe carbonara".
  private func readNamedBehind() -> ReadRecipeCall? {
    let end = sentence.range.upperBound
    guard let word = sentence.range.last(where: { sentence.skip(.recipe(.recipe), at: $0) != nil }),
      let mark = sentence.range.last(where: { $0 < word && sentence.tokens[$0].kind == .mark }), end - mark <= 16,
      sentence.skip(anyOf: [.trigger(.add), .trigger(.define), .trigger(.log)], at: mark + 1, before: end) != nil
    else { return nil }
    var walk = LineWalk(context, in: mark + 1..<end)
    walk.pass { isKeeping($0) || [.to, .tail, .leadToTime].contains($0) }
    guard let name = RecipeName(context).name(walk.rest) else { return nil }
    let body = String(decoding: Array(sentence.line.utf8)[..<sentence.tokens[mark].range.lowerBound], as: UTF8.self)
    let lines = body.split(whereSeparator: \.isNewline).map { String($0) }
    guard body.contains(where: \.isNumber), !lines.isEmpty else { return nil }
    return ReadRecipeCall { ($0.name, $0.lines) = (name, lines) }
  }

  /// Parses a list with servings and without a word for eating: "200g pasta, 2 eggs, serves 2", "carbonara for 2: 200g
  /// pasta, 2 eggs".
  func readUnnamed() -> ReadRecipeCall? {
    let head = RecipeHeading(context)
    let servings = RecipeFacts(sentence: sentence).servings()
    guard head?.servings != nil || servings.map({ isApart($0.words) }) == true, !isEaten else { return nil }
    let lines = body(behind: head).split(whereSeparator: \.isNewline).map { String($0) }
    let pieces = lines.flatMap { $0.split { ",;，、；".contains($0) } }
    guard pieces.count(where: { $0.contains(where: \.isNumber) }) > (head?.servings == nil ? 2 : 1) else { return nil }
    let all = head?.servings.map { serving(lines, $0) } ?? lines
    return ReadRecipeCall { ($0.name, $0.lines) = (head?.name, all) }
  }

  private func body(behind head: RecipeHeading?) -> String {
    String(decoding: Array(sentence.line.utf8)[(head?.body ?? 0)...], as: UTF8.self)
  }

  /// Parses "save a recipe for carbonara", without ingredients.
  func readEmpty() -> ReadRecipeCall? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    guard walk.take({ [.trigger(.add), .trigger(.define), .trigger(.log)].contains($0) ? true : nil }) == true,
      let name = RecipeName(context).name(walk.rest)
    else { return nil }
    return ReadRecipeCall { ($0.name, $0.lines) = (name, []) }
  }

  /// Whether the servings come before or after everything else, or on a line of their own.
  private func isApart(_ words: Range<Int>) -> Bool {
    func isEnd(_ index: Int) -> Bool {
      guard sentence.tokens.indices.contains(index) else { return true }
      return sentence.tokens[index].kind == .mark
    }
    let bytes = Array(sentence.line.utf8)
    let start = sentence.tokens[words.lowerBound].range.lowerBound
    let isLine = bytes[..<start].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\n")
    return (isEnd(words.lowerBound - 1) || isLine)
      && (isEnd(words.upperBound)
        || bytes[..<sentence.tokens[words.upperBound].range.lowerBound].last == UInt8(ascii: "\n"))
  }

  private var isEaten: Bool {
    sentence.phrases.contains { phrases in
      phrases.contains { [.trigger(.ate), .trigger(.log), .trigger(.repeat)].contains($0.tag) }
    }
  }

  private var lineBreaks: [Int] {
    sentence.line.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
  }

  /// The first thing on a line behind "recipe:" that has no amount while several others have one: "tarif: ezogelin, 4
  /// kişilik, 1 bardak mercimek".
  private func title(behind offset: Int) -> (name: String, end: Int)? {
    let marks = sentence.range.filter { index in
      sentence.tokens[index].range.lowerBound >= offset
        && [",", "，", ";", "；", "、"].contains { sentence.isMark($0, at: index) }
    }
    let line = sentence.line.utf8.dropFirst(offset)
    guard !line.contains(0x0a), marks.count > 1, let end = marks.first,
      let start = sentence.range.first(where: { sentence.tokens[$0].range.lowerBound >= offset }), start < end,
      case let name = start..<end, name.count <= 6, name.allSatisfy({ sentence.tokens[$0].isWord }),
      !name.contains(where: isAmount), marks.count(where: { isAmount(at: $0 + 1) }) > 1
    else { return nil }
    return (sentence.original(name), sentence.tokens[end].range.upperBound)
  }

  private func isAmount(at index: Int) -> Bool {
    AmountParser(sentence: sentence).read(at: index, before: sentence.range.upperBound, leads: false)?.quantity != nil
  }

  /// The place of the first colon or line break after the word for a recipe and its name, in bytes.
  private func headEnd(_ breaks: [Int]) -> Range<Int>? {
    let word = sentence.range.first { sentence.skip(.recipe(.recipe), at: $0) != nil }
    guard let word, word <= 12, let next = sentence.skip(.recipe(.recipe), at: word) else { return nil }
    var colon = colon(behind: word)
    // "Recipe: porridge: 50g oats".
    if colon == next, let second = self.colon(behind: next), (next + 1..<second).count <= 10, second > next + 1,
      (next + 1..<second).allSatisfy({ sentence.tokens[$0].isWord })
    {
      colon = second
    }
    let place = colon.map { sentence.tokens[$0].range }
    let line = breaks.first { $0 >= sentence.tokens[word].range.upperBound }.map { $0..<$0 + 1 }
    return [place, line].compactMap(\.self).min { $0.lowerBound < $1.lowerBound }
  }

  private func colon(behind index: Int) -> Int? {
    sentence.range.first { $0 > index && (sentence.isMark(":", at: $0) || sentence.isMark("：", at: $0)) }
  }

  /// The name in the heading, where it otherwise only says that a recipe should be saved; empty where it has no name.
  /// Nil where it says anything else.
  private func named(_ head: [Int]) -> String? {
    guard let first = head.first, let last = head.last else { return nil }
    var walk = LineWalk(context, in: first..<last + 1)
    walk.pass(isKeeping)
    if walk.isAtEnd { return nil }
    if let name = RecipeName(context).name(walk.rest) { return name }
    // "Save this recipe:"; the text below may have the name.
    var bare = walk
    guard bare.take(.recipe(.recipe)) else { return nil }
    bare.pass(isKeeping)
    return bare.isAtEnd ? "" : nil
  }

  private func isKeeping(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .subject, .trigger(.add), .trigger(.define), .trigger(.log), .determiner, .article, .also, .pronoun,
      .copula:
      true
    default: false
    }
  }
}
