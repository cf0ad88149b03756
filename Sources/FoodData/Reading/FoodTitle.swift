internal import FoodNames
internal import Nutrition
internal import Words

/// The parts of a title of a table of foods: "Peas, green, frozen, cooked, boiled, drained", "Apfel roh".
struct FoodTitle {
  /// "peas, green, frozen, drained".
  let name: String
  /// The state that the figures are of, where the title says one: boiled.
  let state: FoodState?
  /// The title as it is written, where it says more than the name.
  let full: String?

  /// A title as it is written; words that say a state are taken out of its name in whatever language they are.
  init(_ title: String) {
    self.init(PlainText(title, limit: 4_000).text, TitlePart.init(anywhere:)) { $0 }
  }

  /// A title of USDA, whose name is written as within a sentence. What stands on a pack says no state: "FROZEN" is part
  /// of the name.
  init(usda title: String, isBranded: Bool) {
    let line = PlainText(title, limit: 4_000).text
    self.init(line, isBranded ? TitlePart.init(stateless:) : TitlePart.init(whole:), cased: FoodTitle.lowercased)
  }

  private init(_ line: String, _ part: (String) -> TitlePart, cased: (String) -> String) {
    let texts = FoodTitle.parts(line)
    // What a food is called is not taken out of its name, be it "raw".
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

  /// With commas, but for brackets, which belong to what stands before them.
  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty && $0 != "NFS" }.reduce("") { name, part in
      name.isEmpty ? part : name + (part.hasPrefix("(") ? " " : ", ") + part
    }
  }

  /// Between commas, but for those within brackets.
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

  /// The state that counts where there are several: how it was heated, before how it was kept.
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

  /// As a name is written within a sentence: "bananas", but "Swiss cheese" and "KRAFT macaroni".
  private static func lowercased(_ name: String) -> String {
    let letters = name.filter(\.isLetter)
    if letters.count > 3, letters.allSatisfy({ !$0.isLowercase }) { return name.lowercased() }
    let first = name.prefix { $0.isLetter || $0 == "'" }
    guard first.dropFirst().allSatisfy({ !$0.isUppercase }), !TitleWords.embedded.isProperName(first) else {
      return name
    }
    // "Italian Wedding Soup", "Pie Crust": a title in capitals stays one.
    let behind = name.dropFirst(first.count).drop { $0 == " " }
    if behind.first?.isUppercase ?? false { return name }
    return first.lowercased() + name.dropFirst(first.count)
  }
}

/// What stands between two commas of a title, and the state that it says: "cooked (average)", "Apfel roh".
private struct TitlePart {
  let text: String
  let state: FoodState?
  /// Without what says the state.
  let rest: String

  /// The state is all that it says, but for brackets. Within a part the word may be a noun: "pot roast".
  init(whole text: String) {
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    let key = TitlePart.key(text[..<bracket])
    self.init(text: text, state: TitleWords.embedded.state(key), rest: String(text[bracket...]))
  }

  /// The state is all that it says, or its last words do as no noun can: "Apfel roh".
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

  /// Folded, with spaces for hyphens.
  private static func key(_ words: some StringProtocol) -> FoldedText {
    FoldedText(String(words).replacing("-", with: " "))
  }
}
