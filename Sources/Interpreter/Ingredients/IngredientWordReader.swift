internal import Nutrition
internal import Words

/// Gives the words of the lexicon their roles in recipe lines.
struct IngredientWordReader {
  /// What a heading does to its words.
  private typealias Change = (inout IngredientWord) -> Void

  private let table: WordTable
  /// The changes by the number of their heading; nil where it was not parsed yet.
  private var changes: [Change??] = []
  var vocabulary: IngredientVocabulary

  init(_ table: WordTable, after common: IngredientVocabulary = IngredientVocabulary()) {
    self.table = table
    vocabulary = common
  }

  /// Adds the phrases of a file. Returns the first heading that is not about ingredients.
  mutating func take(_ file: WordFile, of language: Language) -> WordHeading? {
    var foreign: WordHeading?
    let table = table
    table.forEachPhrase(of: file, language: language) { heading, phrase in
      if let change = change(heading) {
        vocabulary.insert(IngredientWordReader.spelling(phrase)[...], change)
      } else {
        foreign = foreign ?? table.heading(heading)
      }
    }
    return foreign
  }

  /// The change for a heading, which is parsed only once.
  private mutating func change(_ number: Int) -> Change? {
    while changes.count <= number { changes.append(nil) }
    if let known = changes[number] { return known }
    let heading = table.heading(number)
    let change = IngredientWordReader.change(heading.kind, heading.value, &vocabulary)
    changes[number] = .some(change)
    return change
  }

  private static func change(
    _ kind: String, _ value: String, _ vocabulary: inout IngredientVocabulary
  ) -> Change? {
    if let roles = roles(kind, value) { return { $0.roles.formUnion(roles) } }
    switch kind {
    case "number", "leading", "scale", "scale-with-tenths", "vague", "fraction": return figure(kind, value)
    case "state", "kept-state":
      guard let state = FoodState(rawValue: value) else { return nil }
      let own: WordRoles = kind == "state" ? .preparation : .adjective
      return {
        $0.state = state
        $0.roles.formUnion([.state, own])
      }
    case "unit", "letter", "capital", "measure": return unit(kind, value, &vocabulary)
    case "size": return size(value, &vocabulary)
    case "plain": return { $0 = .unknown }
    // The last parts of compounds are not words of their own.
    case "head": return { _ in }
    default: return nil
    }
  }

  // MARK: Roles

  private static func roles(_ kind: String, _ value: String) -> WordRoles? {
    switch kind {
    case "article": .article
    case "half-more": .halfMore
    case "approximate": .approximate
    case "unmeasured": .unmeasured
    case "range": .range
    case "between": .between
    case "times": .times
    case "open": .open
    case "length": .length
    case "noun": .noun
    case "bare": .bare
    case "trailing": .trailing
    case "container": .container
    case "modifier": .modifier
    default: rolesAroundName(kind, value)
    }
  }

  private static func rolesAroundName(_ kind: String, _ value: String) -> WordRoles? {
    switch (kind, value) {
    case ("preparation", "canned"): [.preparation, .canned]
    case ("preparation", _): .preparation
    case ("adverb", _): .adverb
    case ("adjective", "mere"), ("quality", _): [.adjective, .mere]
    case ("adjective", _): .adjective
    case ("part", _): .part
    case ("shape", _): .shape
    case ("stop", "only"): [.stop, .only]
    case ("stop", _): .stop
    case ("determiner", _): .determiner
    case ("of", _): .of
    case ("from", _): .from
    case ("each", _): .each
    case ("name", _): .name
    case ("joint", "and"): .and
    case ("joint", "or"): .or
    case ("joint", "plus"): .plus
    case ("joint", "with"): .with
    case ("joint", "minus"): .minus
    default: nil
    }
  }

  private static func figure(_ kind: String, _ value: String) -> Change? {
    let parts = value.split(separator: "/").map(String.init)
    guard let upper = parts.first.flatMap({ FixedDecimal($0) }), upper > .zero else { return nil }
    let figure = parts.count == 2 ? upper / (FixedDecimal(parts[1]) ?? FixedDecimal(1)) : upper
    let role: WordRoles =
      switch kind {
      case "number", "leading": .number
      case "scale", "scale-with-tenths": .scale
      case "fraction": .fraction
      default: .vague
      }
    return {
      $0.figure = figure
      $0.roles.insert(role)
    }
  }

  // MARK: Units

  /// Parses the unit of a heading: "g", "box = packet", "knob = 2 tsp", "recipe".
  private static func unit(
    _ kind: String, _ value: String, _ vocabulary: inout IngredientVocabulary
  ) -> Change? {
    let sides = value.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
    guard let name = sides.first else { return nil }
    let measure = amount(sides.count == 2 ? sides[1] : name)
    let number = vocabulary.unit(KitchenUnit(name: name, measure: measure))
    if kind == "capital" { return { $0.capital = number } }
    var roles: WordRoles = kind == "letter" ? [.unit, .letter] : .unit
    if measure?.unit?.isMeasured == true, kind != "measure", sides.count == 1 { roles.insert(.measured) }
    return {
      $0.unit = number
      $0.roles.subtract([.measured, .letter])
      $0.roles.formUnion(roles)
    }
  }

  /// A size is not a unit in recipes, but foods have portions of a size.
  private static func size(_ value: String, _ vocabulary: inout IngredientVocabulary) -> Change {
    let number = vocabulary.unit(KitchenUnit(name: value, measure: amount(value)))
    return {
      $0.roles.insert(.size)
      if !$0.roles.contains(.unit) { $0.unit = number }
    }
  }

  /// Parses "packet", "2 tsp".
  static func amount(_ text: String) -> Amount? {
    NamedUnit(text).map { Amount(quantity: $0.count, unit: $0.unit) }
  }

  // MARK: Spellings

  private static func spelling(_ phrase: [UInt8]) -> [UInt8] {
    let isPlain = phrase.allSatisfy { $0 >= UInt8(ascii: " ") && $0 < 0x80 && !isCapital($0) }
    return isPlain ? phrase : Array(folded(String(decoding: phrase, as: UTF8.self)).utf8)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  /// In lower case without accents; each Chinese character is a word of its own.
  private static func folded(_ phrase: String) -> String {
    var text = ""
    for scalar in Folding.folded(phrase).unicodeScalars {
      if ScalarKind(scalar) == .han { text.append(" ") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
