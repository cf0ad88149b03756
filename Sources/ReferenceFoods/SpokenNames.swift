internal import FoodNames
package import Nutrition
package import Words

/// The names that people use for a food with this description, and its state.
package struct SpokenNames: Sendable {
  /// The main name first. Empty where nobody would name a food by the description.
  package private(set) var names: [String] = []
  /// The state in the description, such as cooked; nil where there is none.
  package private(set) var state: FoodState?

  private var front: [[String]] = []
  private var behind: [[String]] = []
  private var pieces: [String] = []
  private var kind: String?
  private let mostWords: Int
  private let vocabulary: NameVocabulary

  private static let mostNames = 6
  private static let mostBytes = 64

  /// - Parameter mostWords: longer names are left out, because nobody uses them.
  package init(of description: String, _ rules: NamingRules, _ vocabulary: NameVocabulary, mostWords: Int = 8) {
    self.mostWords = mostWords
    self.vocabulary = vocabulary
    guard !["including ", "excluding "].contains(where: description.contains) else { return }
    let description = Description(description)
    guard !rules.isUnspoken(description.head) else { return }
    guard !description.isBranded else {
      take(branded: description)
      return
    }
    var isSpoken = true
    for detail in description.details { take(detail, rules, &isSpoken) }
    guard isSpoken else { return }
    var heads = Description.alternatives(of: description.head, behind: rules.standsBehind)
    if let kind {
      heads = [kind]
    } else if rules.isHeading(description.head.lowercased()), !front.isEmpty {
      heads = front.removeFirst()
    }
    for head in heads { compose(head, rules) }
    names = (names + description.brands).firstOfEach()
      .filter { isName($0, rules) }
  }

  /// A restaurant's food gets the names of both: "McDonald's Side Salad". Products of other brands are outdated and
  /// left out.
  private mutating func take(branded description: Description) {
    guard Description.isBrand(description.head), let name = description.details.first, description.details.count == 1,
      !Description.isBrand(name)
    else { return }
    names = ["\(SpokenNames.capitalized(description.head)) \(name.lowercased())"]
  }

  /// "McDONALD'S" as "McDonald's".
  private static func capitalized(_ brand: String) -> String {
    brand.split(separator: " ").map { word in
      let start = word.hasPrefix("Mc") ? 3 : 1
      return word.prefix(start) + word.dropFirst(start).lowercased()
    }.joined(separator: " ")
  }

  private mutating func take(_ detail: String, _ rules: NamingRules, _ isSpoken: inout Bool) {
    let plain = detail.lowercased()
    guard !rules.isDropped(plain) else { return }
    guard !rules.isUnspoken(plain) else {
      isSpoken = false
      return
    }
    let said = rules.said(for: plain) ?? detail
    if let found = state(said) { return take(found, said) }
    let words = said.split(separator: " ", maxSplits: 1).map(String.init)
    if words.count > 1, let found = state(words[0]),
      rules.standsBehind(String(words[1].prefix { $0 != " " }))
    {
      // For example "Fried with margarine".
      take(found, words[0])
      return behind.append([words[1]])
    }
    if rules.isKind(said) {
      kind = said.lowercased()
    } else if rules.isPiece(said) {
      pieces.append(said)
    } else {
      let choices = Description.alternatives(of: said, behind: rules.standsBehind)
      if let found = choices.first.flatMap({ state($0) }) {
        return take(found, choices[0])
      }
      if rules.standsBehind(String(said.prefix { $0 != " " })) { behind.append(choices) } else { front.append(choices) }
    }
  }

  private func state(_ word: String) -> FoodState? { vocabulary.state(FoldedText(word)) }

  /// Of several states the first other than "cooked" counts; the words of later ones stay part of the name.
  private mutating func take(_ found: FoodState, _ words: String) {
    switch state {
    case nil, .cooked?: state = found == .cooked ? state ?? .cooked : found
    default: if found != .cooked { front.append([words.lowercased()]) }
    }
  }

  private func isName(_ text: String, _ rules: NamingRules) -> Bool {
    let words = text.split(separator: " ").count
    return words <= mostWords && text.utf8.count <= SpokenNames.mostBytes && !rules.isNoName(text)
      && !text.contains("%")
  }

  private mutating func compose(_ head: String, _ rules: NamingRules) {
    var texts = [SpokenNames.lowercased(head, rules)]
    for piece in pieces { texts = texts.map { "\($0) \(piece)" } }
    for choices in front { texts = choices.flatMap { choice in texts.map { "\(choice) \($0)" } } }
    for choices in behind { texts = texts.flatMap { text in choices.map { SpokenNames.joined(text, $0) } } }
    names += texts.prefix(SpokenNames.mostNames).map(SpokenNames.withoutRepetition)
  }

  /// Removes repeated words, as in "American cheese cheese sandwich".
  private static func withoutRepetition(_ text: String) -> String {
    var words: [Substring] = []
    for word in text.split(separator: " ") where word.lowercased() != words.last?.lowercased() { words.append(word) }
    return words.joined(separator: " ")
  }

  /// "burrito with meat" and "with cheese" become "burrito with meat and cheese".
  private static func joined(_ text: String, _ behind: String) -> String {
    guard behind.hasPrefix("with "), text.contains(" with ") else { return "\(text) \(behind)" }
    return "\(text) and \(behind.dropFirst(5))"
  }

  /// The text as it is written within a sentence.
  private static func lowercased(_ text: String, _ rules: NamingRules) -> String {
    let first = text.prefix { $0 != " " }
    guard !rules.isProper(String(first)), !first.dropFirst().contains(where: \.isUppercase) else { return text }
    return first.lowercased() + text.dropFirst(first.count)
  }
}

extension [String] {
  /// Without duplicates, in order.
  fileprivate func firstOfEach() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
