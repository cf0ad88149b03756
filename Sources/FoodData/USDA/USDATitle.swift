internal import Nutrition

/// The parts of a title such as "Peas, green, frozen, cooked, boiled, drained, without salt".
struct USDATitle {
  /// "peas, green, frozen, drained, without salt".
  let name: String
  /// The state that the figures are of, where the title says one: boiled.
  let state: FoodState?
  /// The title as it is written, where it says more than the name.
  let full: String?

  init(_ title: String, isBranded: Bool) {
    let line = PlainText(title, limit: 4_000).text
    let parts = USDATitle.parts(line)
    let states = parts.indices.dropFirst().compactMap { index in USDATitle.state(parts[index]).map { (index, $0) } }
    // Of the pack of a branded food no state is said: "FROZEN" is its name.
    let chosen = isBranded ? nil : states.max { USDATitle.rank($0.1) < USDATitle.rank($1.1) }
    let dropped = states.filter { $0.0 == chosen?.0 || ($0.1 == .cooked && chosen?.1.isCooked ?? false) }.map(\.0)
    let kept = parts.indices.filter { !dropped.contains($0) && !USDATitle.saysNothing(parts[$0]) }.map { parts[$0] }
    name = PlainText.name(USDATitle.lowercased(kept.joined(separator: ", ")))
    state = chosen?.1
    full = line.lowercased() == name.lowercased() ? nil : PlainText.name(line)
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

  private static func state(_ part: String) -> FoodState? {
    let words = part.lowercased().replacing("-", with: " ")
    return StateVocabulary.words[words] ?? StateVocabulary.phrases[words]
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

  /// "Not further specified".
  private static func saysNothing(_ part: String) -> Bool {
    part == "NFS"
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
