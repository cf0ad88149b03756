internal import Nutrition
internal import Words

/// Meals in a row without marks: "breakfast 2 eggs lunch soup dinner pizza".
extension WhenReader {
  /// The meal words that head the foods after them; none unless the line begins with one.
  func headings(in range: Range<Int>) -> [WhenLabel] {
    let letters = letters
    if letters.count > 1 { return letters.filter { range.contains($0.range.lowerBound) } }
    guard let first = sentence.meal(at: range.lowerBound, before: range.upperBound) else { return [] }
    var headings = [heading(first.value, range.lowerBound..<first.next)]
    var index = first.next + 1
    while index < range.upperBound {
      guard let meal = sentence.meal(at: index, before: range.upperBound), isHeading(index..<meal.next, in: range),
        !headings.contains(where: { $0.slot == meal.value })
      else {
        index += 1
        continue
      }
      headings.append(heading(meal.value, index..<meal.next))
      index = meal.next + 1
    }
    return headings.count > 1 ? headings : []
  }

  /// The letters that head meals, several in a line: "B: 2 eggs. L: soup", "Bfast: toast / Lun: wrap".
  private var letters: [WhenLabel] {
    guard sentence.hasColons else { return [] }
    return sentence.range.compactMap { index in
      guard index == 0 || sentence.tokens[index - 1].kind == .mark else { return nil }
      let letter = sentence.find(at: index) { tag -> MealSlot? in
        switch tag {
        case .mealLetter(let slot), .meal(let slot): slot
        default: nil
        }
      }
      guard let letter, sentence.isMark(":", at: letter.next) else { return nil }
      return heading(letter.value, index..<letter.next)
    }
  }

  private func heading(_ slot: MealSlot, _ range: Range<Int>) -> WhenLabel {
    WhenLabel(range: range, slot: slot, isHeading: true)
  }

  /// Whether foods come before and after the word, and it is not part of their names.
  private func isHeading(_ word: Range<Int>, in range: Range<Int>) -> Bool {
    let next = word.upperBound
    guard next < range.upperBound, isPart(next), isPart(word.lowerBound - 1),
      DayPhrase(sentence: sentence, today: today).read(at: next, before: range.upperBound) == nil
    else { return false }
    return !isFood(sentence.lower(word.lowerBound..<next + 1))
      && !isFood(sentence.lower(word.lowerBound - 1..<next))
  }

  private func isPart(_ index: Int) -> Bool {
    sentence.tokens[index].isNumber || sentence.tokens[index].isWord && isNoun(index)
  }
}

extension Sentence {
  /// The meal word at `index`, and the index after it.
  func meal(at index: Int, before end: Int) -> (value: MealSlot, next: Int)? {
    find(at: index, before: end) { if case .meal(let slot) = $0 { slot } else { nil } }
  }
}
