internal import Words

/// Chooses the plural category of a number, after Unicode CLDR. The rules look at the number as it is printed: "1.0" is not
/// always the category of "1".
package struct PluralRules: Hashable, Sendable {
  /// A category and the condition for it: "one: i = 1 and v = 0".
  fileprivate struct Rule: Hashable {
    let category: String
    /// At least one of these must hold in all of its relations.
    let conditions: [[Relation]]
  }

  /// A relation such as "n % 10 = 2..4".
  fileprivate struct Relation: Hashable {
    let operand: Character
    let modulus: Int?
    let isNegated: Bool
    let ranges: [ClosedRange<Int>]
  }

  private var rules: [Rule] = []

  /// Rules for a language in which every number takes the same form.
  package init() {}

  /// - Parameter text: rules as CLDR writes them, separated by semicolons: "one: i = 1 and v = 0; few: n = 2..4". Empty for a
  ///   language with a single form. Nil where the text is not a rule.
  package init?(_ text: String) {
    for part in text.split(separator: ";") {
      let halves = part.split(separator: ":").map { $0.trimmed }
      guard halves.count == 2 else { return nil }
      // Splits at single words, not at phrases such as " or ": that would cost a start more than everything else read here.
      let conditions = halves[1].split(separator: " ").split(separator: "or").map { condition in
        condition.split(separator: "and").map { Relation(saying: $0.joined(separator: " ")) }
      }
      let whole = conditions.map { $0.compactMap(\.self) }
      guard whole.map(\.count) == conditions.map(\.count) else { return nil }
      rules.append(Rule(category: halves[0], conditions: whole))
    }
  }

  /// The categories for which a message needs words; the last, "other", covers all remaining numbers.
  package var categories: [String] { rules.map(\.category) + ["other"] }

  /// The plural category of a number.
  ///
  /// - Parameter digits: the number as printed, with a decimal point and no group marks: "1", "0.5".
  package func category(of digits: String) -> String {
    let number = PrintedNumber(digits)
    let rule = rules.first { rule in rule.conditions.contains { $0.allSatisfy { $0.holds(number) } } }
    return rule?.category ?? "other"
  }

  /// The CLDR operands of a printed number: its whole part, and how many decimals it shows.
  fileprivate struct PrintedNumber {
    let whole: Int
    let decimals: Int
    /// Whether any decimal is not zero.
    let isBroken: Bool

    init(_ digits: String) {
      let parts = digits.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
      whole = parts.first.flatMap { Int($0) } ?? 0
      decimals = parts.count > 1 ? parts[1].count : 0
      isBroken = parts.count > 1 && parts[1].contains { $0 != "0" }
    }
  }
}

extension PluralRules.Relation {
  fileprivate init?(saying text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 || words.count == 5 && words[1] == "%", let operand = words[0].first, "niv".contains(operand)
    else { return nil }
    let sign = words[words.count - 2]
    guard sign == "=" || sign == "!=" else { return nil }
    let ranges = words[words.count - 1].split(separator: ",").map { range -> ClosedRange<Int>? in
      let ends = range.split(separator: ".").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else { return nil }
      return first...last
    }
    guard ranges.allSatisfy({ $0 != nil }) else { return nil }
    let modulus = words.count == 5 ? Int(words[2]) : nil
    guard words.count == 3 || modulus.map({ $0 > 0 }) == true else { return nil }
    self.init(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges.compactMap(\.self))
  }

  fileprivate func holds(_ number: PluralRules.PrintedNumber) -> Bool {
    if operand == "n", number.isBroken { return isNegated }
    let value = operand == "v" ? number.decimals : number.whole
    let rest = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(rest) } != isNegated
  }
}
