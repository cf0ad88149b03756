internal import Nutrition
internal import Words

extension Sentence {
  /// Whether a food stands at `start`, with an amount before it or without. Of a longer name its first words are enough.
  func namesFood(at start: Int, before end: Int, _ isFood: (String) -> Bool) -> Bool {
    let longestName = 3
    let amount = AmountParser(sentence: self).read(at: start, before: end)
    let name = amount?.range.upperBound ?? start
    return name < end && (name + 1...min(name + longestName, end)).contains { isFood(lower(name..<$0)) }
  }
}
