internal import FoodNames
internal import Nutrition
internal import Words

/// The parts of a food's title in a table: "Peas, green, frozen, cooked, boiled, drained", "Apfel roh".
struct FoodTitle {
  /// The title without its state: "peas, green, frozen, drained".
  let name: String
  /// The state in the title, such as boiled; nil where there is none.
  let state: FoodState?
  /// The title as written, where it has more than the name.
  let full: String?

  /// From a title as written. Words for a state are removed from the name in whatever language they are.
  init(_ title: String) {
    self.init(PlainText(title, limit: 4_000).text, TitlePart.init(anywhere:)) { $0 }
  }

  /// From a title of USDA's; the name is written as within a sentence. On a pack no word is taken as a state: "FROZEN"
  /// stays part of the name.
  init(usda title: String, isBranded: Bool) {
    let line = PlainText(title, limit: 4_000).text
    self.init(line, isBranded ? TitlePart.init(stateless:) : TitlePart.init(whole:), cased: FoodTitle.lowercased)
  }

  private init(_ line: String, _ part: (String) -> TitlePart, cased: (String) -> String) {
    let texts = FoodTitle.parts(line)
    // The first part is not removed, even where it is a word for a state.
    let parts = texts.indices.map { index in
      let read = part(texts[index])
      return index == 0 && read.rest.isEmpty ? TitlePart(stateless: texts[index]) : read
    }
    let chosen = parts.compactMap(\.state).max { FoodTitle.rank($0) < FoodTitle.rank($1) }
    let kept = parts.map { part in
      let isSaid = part.state != nil && (part.state == chosen || (part.state == .cooked && chosen?.isCooked ?? false))
      return isSaid ? part.rest : part.text
    }
    name = PlainText.name(cased(FoodTitle.joined(kept)))
    state = chosen
    full = line.lowercased() == name.lowercased() ? nil : PlainText.name(line)
  }

  /// Joins parts with commas, except for brackets, which belong to the part before them.
  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty && $0 != "NFS" }.reduce("") { name, part in
      name.isEmpty ? part : name + (part.hasPrefix("(") ? " " : ", ") + part
    }
  }

  /// Splits a title at commas outside of brackets.
  private static func parts(_ title: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for letter in title {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if letter == ",", depth <= 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(letter)
      }
    }
    parts.append(part.trimmed)
    let filled = parts.filter { !$0.isEmpty }
    return filled.isEmpty ? [title] : filled
  }

  /// The rank by which one of several states is chosen: how a food was cooked counts more than how it was preserved.
  private static func rank(_ state: FoodState) -> Int {
    switch state {
    case .boiled, .fried, .baked, .roasted, .grilled, .toasted, .steamed: 6
    case .cooked: 5
    case .raw: 4
    case .smoked, .canned: 3
    case .dried, .dry: 2
    case .frozen: 1
    }
  }

  /// The name as written within a sentence: "bananas", but "Swiss cheese" and "KRAFT macaroni".
  private static func lowercased(_ name: String) -> String {
    let letters = name.filter(\.isLetter)
    if letters.count > 3, letters.allSatisfy({ !$0.isLowercase }) { return name.lowercased() }
    let first = name.prefix { $0.isLetter || $0 == "'" }
    guard first.dropFirst().allSatisfy({ !$0.isUppercase }), !TitleWords.embedded.isProperName(first) else {
      return name
    }
    // A title with capitals in later words, such as "Italian Wedding Soup" or "Pie Crust", keeps its capital.
    let behind = name.dropFirst(first.count).drop { $0 == " " }
    if behind.first?.isUppercase ?? false { return name }
    return first.lowercased() + name.dropFirst(first.count)
  }
}

/// The text between two commas of a title, and the state in it: "cooked (average)", "Apfel roh".
private struct TitlePart {
  let text: String
  let state: FoodState?
  /// The text without the words for the state.
  let rest: String

  /// The state must be the whole part apart from brackets, because within a part the word may belong to a noun: "pot
  /// roast".
  init(whole text: String) {
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    let key = TitlePart.key(text[..<bracket])
    self.init(text: text, state: TitleWords.embedded.state(key), rest: String(text[bracket...]))
  }

  /// The state is the whole part, or its last words where those cannot be a noun: "Apfel roh".
  init(anywhere text: String) {
    let whole = TitlePart(whole: text)
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    let words = text[..<bracket].split(separator: " ")
    guard whole.state == nil, words.count > 1, let last = words.last,
      let state = TitleWords.embedded.state(atEnd: TitlePart.key(last))
    else {
      self = whole
      return
    }
    let rest = words.dropLast().joined(separator: " ") + " " + text[bracket...]
    self.init(text: text, state: state, rest: rest.trimmed)
  }

  init(stateless text: String) {
    self.init(text: text, state: nil, rest: text)
  }

  private init(text: String, state: FoodState?, rest: String) {
    self.text = text
    self.state = state
    self.rest = state == nil ? text : rest
  }

  /// Folded, with spaces in place of hyphens.
  private static func key(_ words: some StringProtocol) -> FoldedText {
    FoldedText(String(words).replacing("-", with: " "))
  }
}
