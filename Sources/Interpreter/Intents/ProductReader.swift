internal import Calls
internal import Nutrition
internal import Words

/// Parses questions about products outside of the food bank: a barcode, or a name to search for.
struct ProductReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the clause is about neither.
  func read() -> Parse? { barcode ?? search }

  /// Parses "barcode 4006381333931", "look up 4006381333931", or only the digits of a code of twelve or more.
  private var barcode: Parse? {
    let numbers = context.range.filter { sentence.tokens[$0].isNumber }
    guard let first = numbers.first, let last = numbers.last, numbers.count == last - first + 1 else { return nil }
    let digits = numbers.map { sentence.tokens[$0].original }.joined()
    guard (6...20).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let around = [context.range.lowerBound..<first, (last + 1)..<context.range.upperBound]
    guard around.allSatisfy({ isPassed($0) }) else { return nil }
    guard isNamed || asks && digits.utf8.count >= 8 || isSureCode(digits) else { return nil }
    return context.parse(.queryFood, .calling(LookUpBarcodeCall { $0.barcode = digits }))
  }

  /// Whether the digits must be a barcode: nothing else has so many.
  private func isSureCode(_ digits: String) -> Bool {
    digits.utf8.count >= 12 && (try? Barcode(digits)) != nil
  }

  private var isNamed: Bool { isAbout(.barcode) }

  private func isAbout(_ topic: Topic) -> Bool {
    context.range.contains { sentence.skip(.topic(topic), at: $0, before: context.range.upperBound) != nil }
  }

  private var asks: Bool {
    context.contains(context.range) { [.trigger(.find), .trigger(.show), .trigger(.scan), .ask].contains($0) }
  }

  /// Parses "search open food facts for oat bars".
  private var search: Parse? {
    guard isAbout(.products), passed(context.range.lowerBound, context.range.upperBound) != nil
    else { return nil }
    var left: [Int] = []
    var index = context.range.lowerBound
    while index < context.range.upperBound {
      if let next = passed(index, context.range.upperBound) {
        // A word between two words of a name belongs to it.
        if !left.isEmpty, !isProducts(index), next == index + 1 { left.append(index) }
        index = next
      } else {
        left.append(index)
        index += 1
      }
    }
    while let last = left.last, passed(last, last + 1) != nil { left.removeLast() }
    let words = context.words(left).joined(separator: " ")
    return words.isEmpty ? nil : context.parse(.queryFood, .calling(SearchProductsCall { $0.query = words }))
  }

  private func isProducts(_ index: Int) -> Bool { sentence.skip(.topic(.products), at: index) != nil }

  private func isPassed(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let next = passed(index, range.upperBound) else { return false }
      index = next
    }
    return true
  }

  private func passed(_ index: Int, _ end: Int) -> Int? {
    context.passed(at: index, before: end) { tag in
      switch tag {
      case .trigger(.find), .trigger(.show), .trigger(.scan), .ask, .filler, .subject, .adverb, .determiner, .article,
        .copula,
        .aboutFood, .of, .to, .at, .tail, .topic(.barcode), .topic(.products), .topic(.food), .pronoun:
        true
      default: false
      }
    }
  }
}
