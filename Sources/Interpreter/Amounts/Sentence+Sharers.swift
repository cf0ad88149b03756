internal import Nutrition
internal import Words

extension Sentence {
  /// How many people share something, where it is only their number, and the index after them: "three of us", "三个人".
  func sharers(at start: Int, before end: Int) -> (people: Int, end: Int)? {
    guard let count = count(at: start, before: end), let next = skip(.people, at: count.next, before: end) else {
      return nil
    }
    return (count.value, next)
  }

  /// A whole number that is no article, and the index after it.
  func count(at start: Int, before end: Int) -> (value: Int, next: Int)? {
    guard let number = NumberReader(words: self).single(at: start, before: end), !number.isArticle,
      let value = number.value.wholeNumber
    else { return nil }
    return (value, number.end)
  }
}
