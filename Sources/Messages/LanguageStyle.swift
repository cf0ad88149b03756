internal import Nutrition
package import Words

/// How one language writes: its messages, and its numbers, dates and lists as written in its region.
///
/// No language is named in this code. Everything particular to one is in the messages of its folder whose names begin with
/// "style".
package struct LanguageStyle: Sendable {
  /// The language that is written; English where the requested one is not in the table.
  package let language: Language
  /// "AT"; nil where none is known.
  package let region: String?
  /// The units in which amounts of food are written.
  package let weights: WeightUnits
  /// The decimal and grouping marks of numbers, as the language uses them in `region`.
  package let numbers: NumberMarks
  let plurals: PluralRules
  let foods: any FoodNaming
  private let table: MessageTable
  private let column: Int

  /// - Parameters:
  ///   - language: replaced by English where the table does not have it.
  ///   - foods: the names of foods in this language.
  package init(
    _ language: Language, region: String? = nil, of table: MessageTable, weights: WeightUnits = .grams,
    foods: any FoodNaming = NoFoodNames()
  ) {
    func style(_ id: String) -> String {
      guard let range = table.pattern(of: id, language: column) else { return "" }
      return Pattern(table.bytes, range).text(choosing: region)
    }
    let column = table.languages.firstIndex(of: language) ?? table.languages.firstIndex(of: .english) ?? 0
    self.language = column < table.languages.count ? table.languages[column] : .english
    (self.region, self.table, self.column, self.weights, self.foods) = (region, table, column, weights, foods)
    numbers = NumberMarks(
      decimal: style("style-decimal"), group: style("style-group"), leastGrouped: Int(style("style-least-grouped")) ?? 1
    )
    plurals = PluralRules(style("style-plurals")) ?? PluralRules()
  }

  /// The language tag, as documents give it: "de-AT", "zh-Hans".
  package var tag: String { words("style-tag", []) + (region.map { "-" + $0 } ?? "") }

  /// A copy with other names of foods.
  package func naming(_ foods: any FoodNaming) -> LanguageStyle {
    LanguageStyle(language, region: region, of: table, weights: weights, foods: foods)
  }

  /// A text in words of this language.
  package func words(_ text: Text) -> String {
    switch text {
    case .message(let message): words(message.id, message.arguments)
    case .verbatim(let words), .english(let words): words
    case .food(let name): words(food: name)
    case .list(let parts, let kind): joined(parts.filter { !$0.isEmpty }.map { words($0) }, kind)
    }
  }

  /// The words of a message; empty where the catalogue does not have it.
  func words(_ id: String, _ arguments: [Argument]) -> String {
    pattern(of: id).map { words($0, arguments) } ?? ""
  }

  /// The pattern of a message; nil where the catalogue does not have it.
  func pattern(of id: String) -> Pattern? {
    table.pattern(of: id, language: column).map { Pattern(table.bytes, $0) }
  }

  private func words(_ pattern: Pattern, _ arguments: [Argument]) -> String {
    var text = ""
    pattern.forEachPiece { piece in
      switch piece {
      // A date that ends in a full stop also ends the sentence.
      case .text(let words): text += text.hasSuffix(".") && words.hasPrefix(".") ? String(words.dropFirst()) : words
      case .place(let index, let places): if index < arguments.count { text += words(arguments[index], places) }
      case .choice(let choice):
        guard choice.argument < arguments.count else { return }
        text += words(choice.pattern { matches($0, arguments[choice.argument]) }, arguments)
      }
    }
    return text
  }

  private func words(_ argument: Argument, _ places: NumberPlaces) -> String {
    switch argument {
    case .text(let text): words(text)
    case .figure(let figure): numbers.written(figure, places)
    case .count(let count): numbers.written(digits: String(count))
    case .amount(let grams):
      switch weights.measured(grams) {
      case .grams(let figure): words("style-grams", [.figure(figure)])
      case .ounces(let figure): words("style-ounces", [.figure(figure)])
      case .pounds(let figure): words("style-pounds", [.figure(figure)])
      }
    case .day(let day): words(day)
    case .time(let time): words(time)
    case .choice(let choice): choice
    }
  }

  /// Whether a variant's key fits an argument: the exact number or its plural category, the chosen case, or how the word
  /// begins.
  private func matches(_ key: String, _ argument: Argument) -> Bool {
    switch argument {
    case .figure(let figure): matches(key, digits: figure.digits(NumberPlaces()))
    case .count(let count): matches(key, digits: String(count))
    case .amount(let grams): matches(key, digits: grams.figure.digits(NumberPlaces()))
    case .day(let day): key == day.choice
    case .choice(let choice): key == choice
    case .text(let text): WordBeginning(words(text)).matches(key)
    case .time: false
    }
  }

  private func matches(_ key: String, digits: String) -> Bool { key == digits || key == plurals.category(of: digits) }
}

extension LanguageStyle: Hashable {
  /// Two styles are equal where language, region and weight units are; the names of foods do not count.
  package static func == (left: LanguageStyle, right: LanguageStyle) -> Bool {
    left.language == right.language && left.region == right.region && left.weights == right.weights
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(region)
    hasher.combine(weights)
  }
}

extension Pattern {
  /// The pattern's own text, with choices decided by the region alone and placeholders left out.
  fileprivate func text(choosing region: String?) -> String {
    var text = ""
    forEachPiece { piece in
      switch piece {
      case .text(let words): text += words
      case .place: break
      case .choice(let choice): text += choice.pattern { $0 == region }.text(choosing: region)
      }
    }
    return text
  }
}
