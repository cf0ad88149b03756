internal import Nutrition
internal import Words

extension Sentence {
  /// How many people share something, where it is only their number, and the index after them: "three of us", "三个人".
  func sharers(at start: Int, before end: Int) -> (people: Int, end: Int)? {
    guard let number = NumberReader(words: self).single(at: start, before: end), !number.isArticle,
      let people = number.value.wholeNumber, let next = skip(.people, at: number.end, before: end)
    else { return nil }
    return (people, next)
  }
}
