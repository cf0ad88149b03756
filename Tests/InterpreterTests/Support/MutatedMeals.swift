import TestSupport

/// Lines about meals, the same for the same seed: foods of the pantry and foods of nobody with amounts and joints, then with
/// words swapped, dropped, doubled, misspelt and joined, without marks, and with words of other languages put in.
struct MutatedMeals {
  /// A word of a line.
  private struct Word {
    var text: String
    /// It names a food: nothing may drop it in silence.
    var isName: Bool
  }

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A line as somebody thought of it, and the names in it.
  mutating func line() -> (text: String, names: [String]) { Self.told(meal()) }

  /// A line with one to three changes.
  mutating func mutated() -> (text: String, names: [String]) {
    var words = meal()
    for _ in 0...number(2) where !words.isEmpty { change(&words, at: number(words.count - 1)) }
    return Self.told(words)
  }

  private static func told(_ words: [Word]) -> (text: String, names: [String]) {
    (words.map(\.text).joined(separator: " "), words.filter(\.isName).map { bare($0.text) })
  }

  private static func bare(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }

  private mutating func meal() -> [Word] {
    var words = phrase(pick(Self.starts))
    for index in 0...number(3) {
      if index > 0 { words += phrase(pick(Self.joints)) }
      words += phrase(pick(Self.amounts))
      words.append(Word(text: pick(number(2) == 0 ? Self.unknown : Self.known), isName: true))
    }
    return words + phrase(pick(Self.ends))
  }

  private mutating func change(_ words: inout [Word], at place: Int) {
    switch number(6) {
    case 0: words.swapAt(place, number(words.count - 1))
    case 1: words.remove(at: place)
    case 2: words.insert(words[place], at: place)
    case 3: if words[place].isName { words[place].text = misspelt(words[place].text) }
    case 4: join(&words, at: place)
    case 5: words = words.map(Self.withoutMarks).filter { !$0.text.isEmpty }
    default: words.insert(Word(text: pick(Self.foreign), isName: true), at: place)
    }
  }

  /// Two names become one; of other words a new number or verb would come.
  private func join(_ words: inout [Word], at place: Int) {
    guard place + 1 < words.count, words[place].isName, words[place + 1].isName else { return }
    words[place].text += words[place + 1].text
    words.remove(at: place + 1)
  }

  /// With two letters that are next to each other swapped, or one doubled.
  private mutating func misspelt(_ text: String) -> String {
    var letters = Array(text)
    guard letters.count > 3 else { return text }
    let place = 1 + number(letters.count - 3)
    if number(1) == 0 { letters.swapAt(place, place + 1) } else { letters.insert(letters[place], at: place) }
    return String(letters)
  }

  private static func withoutMarks(_ word: Word) -> Word {
    Word(text: word.text.filter { $0.isLetter || $0.isNumber }, isName: word.isName)
  }

  private func phrase(_ text: String) -> [Word] {
    text.split(separator: " ").map { Word(text: String($0), isName: false) }
  }

  private mutating func pick(_ words: [String]) -> String { words[number(words.count - 1)] }

  /// From 0 on.
  private mutating func number(_ most: Int) -> Int { Int.random(in: 0...most, using: &generator) }

  private static let known = [
    "eggs", "toast", "rice", "soup", "coffee", "bagel", "broccoli", "hummus", "salmon", "beans", "burrito", "granola",
  ]
  private static let unknown = ["blorp", "frobbles", "zindle", "quomp", "wibber", "skyrella", "mofongle"]
  private static let foreign = [
    "huevo", "yumurta", "kartoffeln", "elma", "manzana", "nudeln", "pilav", "quark", "schnorbel", "pavorito", "gözmek",
  ]
  private static let amounts = [
    "", "", "a", "two", "3", "200g", "half a", "a cup of", "2 slices of", "some", "1.5", "a bowl of", "50 g of",
  ]
  private static let joints = [",", "and", "with", "plus", "+", "\n", ";", "&", "and a", "then", ", and", "w/"]
  private static let starts = [
    "", "had", "I ate", "for lunch I had", "log", "yesterday :", "just had", "breakfast was",
  ]
  private static let ends = ["", "for lunch", "yesterday", "too", "please", "at 8pm", "."]
}
