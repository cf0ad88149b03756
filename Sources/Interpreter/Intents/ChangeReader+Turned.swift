internal import Nutrition
internal import Words

/// Changes whose verb stands between what it was and what it becomes: "米饭改成150克", "第一个改为120克".
extension ChangeReader {
  /// Nil where no one word is both a request for a change and the word before what it becomes, or where something else is
  /// said.
  func turned(_ range: Range<Int>) -> [Parse]? {
    guard let verb = range.dropFirst().first(where: isTurning),
      let next = sentence.skip(.to, at: verb, before: range.upperBound), next < range.upperBound
    else { return nil }
    let value = values.read(next..<range.upperBound)
    guard !value.change.isEmpty, value.unaccounted.isEmpty, !value.isAmbiguous else { return nil }
    let reference = EntryReference(words: range.lowerBound..<verb, in: context)
    guard reference.food != nil || reference.number != nil else { return nil }
    return [change(value, of: reference)]
  }

  /// Parses "eggs -> omelette", "eggs = omelette": another food in place of one. Nil where more is said.
  func turnedByMark(_ range: Range<Int>) -> Parse? {
    for index in range.dropFirst() {
      let isArrow = sentence.isMark("-", at: index) && sentence.isMark(">", at: index + 1)
      guard isArrow || sentence.isMark("=", at: index) || sentence.isMark("→", at: index) else { continue }
      let right = (isArrow ? index + 2 : index + 1)..<range.upperBound
      let (old, new) = (context.list(range.lowerBound..<index), context.list(right))
      guard old.items.count == 1, old.elements.count == 1, new.items.count == 1, new.elements.count == 1,
        old.unaccounted.isEmpty, new.unaccounted.isEmpty, old.items[0].amount == .unsaid,
        (old.items + new.items).allSatisfy({ $0.match?.quality.isSure == true && $0.statedEnergy == nil })
      else { return nil }
      return change(values.read(right), of: EntryReference(old.items[0]))
    }
    return nil
  }

  private func isTurning(_ index: Int) -> Bool {
    guard let next = sentence.skip(.to, at: index) else { return false }
    return sentence.skip(anyOf: [.trigger(.change), .trigger(.set), .trigger(.swap)], at: index, before: next) == next
  }
}
