internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Parses a price as people type it: "1.99", "1,99 €", "€2", "EUR 0.25", "-0,50".
enum PriceWords {
  /// Whether the words must be a price and not an amount: they have two decimals or a currency.
  static func isPrice(_ words: String) -> Bool {
    guard price(words) != nil else { return false }
    let digits = words.filter { $0.isNumber || $0 == "." || $0 == "," }
    return digits.count != words.filter { !$0.isWhitespace && $0 != "-" && $0 != "−" }.count || hasCents(digits)
  }

  /// Nil for anything else.
  static func price(_ words: String) -> FixedDecimal? {
    let parts = words.prefix(40).split { $0.isWhitespace }.map(String.init).filter { !isCurrency($0) }
    guard parts.count == 1, var number = parts.first?[...] else { return nil }
    var isNegative = false
    while let first = number.first, "€$£-−".contains(first) {
      isNegative = isNegative || first == "-" || first == "−"
      number = number.dropFirst()
    }
    while let last = number.last, "€$£".contains(last) { number = number.dropLast() }
    let code = number.reversed().prefix { $0.isLetter }
    if !code.isEmpty, isCurrency(String(code.reversed())) { number = number.dropLast(code.count) }
    guard let figure = FixedDecimal(pointed(number)) else { return nil }
    return isNegative ? .zero - figure : figure
  }

  /// Splits off a price at the beginning or end of words: "1.29 bread", "bread 1,29 €".
  static func split(_ words: String) -> (price: FixedDecimal?, rest: String) {
    let parts = words.split { $0.isWhitespace }.map(String.init)
    for count in [2, 1] where parts.count > count {
      let (head, tail) = (parts.prefix(count).joined(separator: " "), parts.suffix(count).joined(separator: " "))
      if isPrice(tail) { return (price(tail), parts.dropLast(count).joined(separator: " ")) }
      if isPrice(head) { return (price(head), parts.dropFirst(count).joined(separator: " ")) }
    }
    return (nil, words)
  }

  private static func isCurrency(_ word: String) -> Bool {
    word.count == 1 && "€$£".contains(word) || CardWords.embedded.isCurrency(word)
  }

  /// The number with a decimal point: "1.234,50" and "1,99" are converted; a comma before three digits separates thousands.
  private static func pointed(_ number: Substring) -> String {
    let marks = number.indices.filter { number[$0] == "," || number[$0] == "." }
    guard let last = marks.last else { return String(number) }
    let decimals = number.distance(from: last, to: number.endIndex) - 1
    let isPoint = decimals != 3 || number[last] == "." && marks.count == 1
    return number.indices.reduce(into: "") { text, index in
      if !marks.contains(index) { text.append(number[index]) } else if index == last, isPoint { text.append(".") }
    }
  }

  private static func hasCents(_ digits: String) -> Bool {
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    return parts.count >= 2 && parts[parts.count - 1].count == 2
  }
}
