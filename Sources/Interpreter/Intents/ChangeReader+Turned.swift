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

  private func isTurning(_ index: Int) -> Bool {
    guard let next = sentence.skip(.to, at: index) else { return false }
    return sentence.skip(anyOf: [.trigger(.change), .trigger(.set), .trigger(.swap)], at: index, before: next) == next
  }
}
