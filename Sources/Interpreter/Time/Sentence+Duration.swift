internal import Nutrition
internal import Words

extension Sentence {
  /// Parses how long something took: "45 mins", "an hour", "two hours".
  func duration(at index: Int, before end: Int) -> (minutes: FixedDecimal, next: Int)? {
    let number = NumberReader(words: self).single(at: index, before: end)
    let article = number == nil ? skip(.article, at: index, before: end) : nil
    guard let start = number?.end ?? article else { return nil }
    let quantity = number?.value ?? FixedDecimal(1)
    if let next = skip(.body(.hours), at: start, before: end) { return (quantity * FixedDecimal(60), next) }
    return skip(.body(.minutes), at: start, before: end).map { (quantity, $0) }
  }
}
