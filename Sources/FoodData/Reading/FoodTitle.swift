internal import Nutrition

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
    self.init(PlainText(title, limit: 4_000).text, states: true) { $0 }
  }

  /// A title of USDA, whose name is written as within a sentence. What stands on a pack says no state: "FROZEN" is part
  /// of the name.
  init(usda title: String, isBranded: Bool) {
    self.init(PlainText(title, limit: 4_000).text, states: !isBranded, cased: FoodTitle.lowercased)
  }

  private init(_ line: String, states: Bool, cased: (String) -> String) {
    let parts = FoodTitle.parts(line).map { TitlePart($0) }
    let candidates =
      states ? parts.indices.filter { parts[$0].state != nil && !($0 == 0 && parts[$0].rest.isEmpty) } : []
    let chosen = candidates.compactMap { parts[$0].state }.max { FoodTitle.rank($0) < FoodTitle.rank($1) }
    let kept = parts.indices.map { index in
      let state = candidates.contains(index) ? parts[index].state : nil
      let isSaid = state != nil && (state == chosen || (state == .cooked && chosen?.isCooked ?? false))
      return isSaid ? parts[index].rest : parts[index].text
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
        parts.append(part.trimmingSpaces)
        part = ""
      } else {
        part.append(letter)
      }
    }
    parts.append(part.trimmingSpaces)
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
    guard first.dropFirst().allSatisfy({ !$0.isUppercase }), !properNames.contains(String(first)) else { return name }
    return first.lowercased() + name.dropFirst(first.count)
  }

  /// First words of titles that are written with a capital letter.
  private static let properNames: Set<String> = [
    "Alaska", "American", "Asian", "Australian", "Brazil", "Brussels", "Canadian", "Chinese", "Cornish", "Cuban",
    "Danish", "Dutch", "English", "European", "French", "German", "Greek", "Heinz", "Hormel", "Hungarian", "Indian",
    "Irish", "Italian", "Jamaican", "Japanese", "Jerusalem", "Keebler", "Kellogg's", "Korean", "Kraft", "Latino",
    "Lebanese", "Manhattan", "Mexican", "Nabisco", "Navajo", "Nutella", "Oscar", "Pepperidge", "Peruvian", "Pillsbury",
    "Polish", "Portuguese", "Puerto", "Reuben", "Russian", "Salisbury", "Scottish", "Singapore", "Spanish", "Swedish",
    "Swiss", "Szechuan", "Thai", "Turkish", "Vienna", "Vietnamese", "Welsh", "Worcestershire",
  ]
}

/// What stands between two commas of a title, and the state that it says at its end: "cooked (average)", "Apfel roh".
private struct TitlePart {
  let text: String
  let state: FoodState?
  /// Without what says the state.
  let rest: String

  init(_ text: String) {
    self.text = text
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    let words = text[..<bracket].split(separator: " ").map(String.init)
    for length in [3, 2, 1] where words.count >= length {
      let tail = words.suffix(length).joined(separator: " ").replacing("-", with: " ")
      let key = FoldedText(tail).text
      guard let state = StateVocabulary.phrases[key] ?? StateVocabulary.words[key] else { continue }
      self.state = state
      rest = (words.dropLast(length).joined(separator: " ") + " " + text[bracket...]).trimmingSpaces
      return
    }
    state = nil
    rest = text
  }
}
