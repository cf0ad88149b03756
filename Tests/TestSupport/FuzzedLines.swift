/// Lines as nobody means them, the same for the same seed: words that steer the reading in any order, sentences with
/// letters lost, doubled and swapped, characters of every plane, and lines that never end.
package struct FuzzedLines {
  /// In bytes, about.
  private static let longest = 100_000

  private var generator: SeededGenerator
  private let sentences: [String]

  /// - Parameter sentences: what is mutated; nil takes what people say to larder.
  package init(seed: UInt64, sentences: [String]? = nil) {
    generator = SeededGenerator(seed: seed)
    self.sentences = sentences ?? FuzzedLines.sentences
  }

  /// A line that is no command: commands may write files.
  package mutating func next() -> String {
    let line: String
    switch Int.random(in: 0..<200, using: &generator) {
    case ..<90: line = soup()
    case ..<170: line = mutated(sentences.randomElement(using: &generator) ?? "")
    case ..<199: line = scalars(Int.random(in: 0...80, using: &generator))
    default: line = long()
    }
    return line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "/" ? "." + line : line
  }

  private mutating func soup() -> String {
    let separator = Int.random(in: 0..<6, using: &generator) == 0 ? "" : " "
    return (0...Int.random(in: 0...14, using: &generator)).map { _ in
      FuzzedLines.words.randomElement(using: &generator) ?? ""
    }.joined(separator: separator)
  }

  private mutating func mutated(_ sentence: String) -> String {
    var scalars = Array(sentence.unicodeScalars)
    for _ in 0..<Int.random(in: 0...6, using: &generator) where !scalars.isEmpty {
      let place = Int.random(in: scalars.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(scalars[place], at: place)
      case 2: scalars.swapAt(place, Int.random(in: scalars.indices, using: &generator))
      case 3: scalars[place] = scalar()
      default:
        scalars.insert(
          contentsOf: Array((FuzzedLines.words.randomElement(using: &generator) ?? "").unicodeScalars), at: place)
      }
    }
    return FuzzedLines.text(scalars)
  }

  private mutating func scalars(_ count: Int) -> String {
    FuzzedLines.text((0..<count).map { _ in scalar() })
  }

  /// Of any plane; every second one of the first, where the writing is.
  private mutating func scalar() -> Unicode.Scalar {
    let most: UInt32 = Bool.random(using: &generator) ? 0xFFFF : 0x10_FFFF
    return Unicode.Scalar(UInt32.random(in: 0...most, using: &generator)) ?? "\u{FFFD}"
  }

  private mutating func long() -> String {
    let piece = Bool.random(using: &generator) ? soup() : scalars(12)
    let size = Int.random(in: 1_000...FuzzedLines.longest, using: &generator)
    return String(repeating: piece + " ", count: size / max(piece.utf8.count + 1, 1) + 1)
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static let words = [
    "had", "ate", "add", "log", "delete", "remove", "make it", "change", "swap", "the", "rice", "eggs", "2", "200g",
    "½", "1/2", "0", "-3", "1e9", "99999999999999999999", "0.0001 g", "1000 kg", "9999 kcal", "and", "with", "no",
    "not", "lunch", "for breakfast", "yesterday", "at 8", "12:61", "31 feb", "to", "half", "of", "a", "some", "about",
    "~", "+450", "=", "per 100g", "kcal", "kJ", "was", "actually", "only", "instead", "same", "again", "goal",
    "target", "protein 20", "is", "?", ",", ".", "\n", "(", ")", "how many", "undo", "redo", "last", "everything", "it",
    "x", "between", "the second one", "move", "save", "call me", "-", "/", "吃了", "gestern", "dün", "con", "skip",
    "didn't have", "i'll", "walk", "favourite", "without", "olive oil", "coffee", "cups", "tbsp", "large", "%", "y",
    "n", "1: 400g", "drop 2", "weighing", "made with", "topped with", "my name is", "granola", "一碗", "iki", "zwei",
  ]

  private static let sentences = [
    "had 200g pasta for lunch", "2 eggs and toast with butter for breakfast", "actually make that 3",
    "no, the big one", "yesterday I had soup for lunch and pizza for dinner", "a muffin, 420 kcal",
    "delete the rice", "undo the last two", "set my target to 1800 kcal and 120g protein",
    "what did I eat yesterday?", "how many calories are in a banana?", "+450 pub lunch p20",
    "granola is 450 kcal per 100g", "the same as yesterday", "half of yesterday's lunch for dinner",
    "move lunch to dinner", "swap the rice for quinoa", "1 (14-ounce) can of tomatoes", "2 x 400g tins of beans",
    "coffee with milk at 7:30", "a bowl of rice topped with chicken, 350 g", "I'll have pasta tonight",
    "skipped breakfast", "my day starts at 4", "iki yumurta yedim", "ein Brötchen mit Käse", "desayuné dos huevos",
    "我吃了两个鸡蛋", "1.500 kcal", "between 2 and 3 slices of bread", "a cup (240 ml) of milk",
  ]
}
