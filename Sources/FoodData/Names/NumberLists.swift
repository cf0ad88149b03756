/// Lists of numbers under texts, where most texts have one number.
struct NumberLists: Sendable {
  private var first: [String: Int] = [:]
  private var more: [String: [Int]] = [:]

  mutating func reserveCapacity(_ texts: Int) { first.reserveCapacity(texts) }

  /// Appends the number, unless the text has one already that is a repetition of it; says whether it did.
  mutating func append(_ number: Int, under text: String, unless isRepetition: (Int) -> Bool) -> Bool {
    guard let earlier = first.updateValue(number, forKey: text) else { return true }
    first[text] = earlier
    guard !self[text].contains(where: isRepetition) else { return false }
    more[text, default: []].append(number)
    return true
  }

  /// The numbers in the order in which they came.
  subscript(text: String) -> [Int] {
    guard let number = first[text] else { return [] }
    guard !more.isEmpty, let others = more[text] else { return [number] }
    return [number] + others
  }
}
