package import FoodNames
internal import Nutrition
package import Words

/// Selects the foods to make from the rows of USDA's tables, by rule: those that a person would name and that larder
/// does not already know by that name.
package struct ReferenceSelection {
  /// How many rows were left out, by the reason.
  package private(set) var leftOut: [Reason: Int] = [:]

  /// Why a row does not become a food, worded for the report.
  package enum Reason: String, CaseIterable, Sendable {
    case category = "nobody names single rows of the category"
    case unspoken = "nobody names a food so"
    case unknownFigures = "figures are missing"
    case contradiction = "figures contradict each other"
    case serving = "no plausible serving"
    case known = "known by all these names"
  }

  private let rules: NamingRules
  /// The foods written by hand.
  private let written: NameIndex<Int>
  private let writtenFoods: [Staple]
  private let vocabulary: NameVocabulary
  private var foods: [ReferenceLine] = []
  /// The names made so far: as written, by their lower-case form; and their content words, with and without the state.
  private var names: [String: String] = [:]
  private var spoken: Set<[UInt64]> = []
  private var stateless: Set<[UInt64]> = []

  /// - Parameters:
  ///   - foods: the foods written by hand, which take precedence.
  ///   - vocabulary: words that do not identify a food.
  package init(_ rules: NamingRules, besides foods: [Staple], vocabulary: NameVocabulary) {
    self.rules = rules
    self.vocabulary = vocabulary
    writtenFoods = foods
    var index = NameIndex<Int>(expecting: foods.count, vocabulary: vocabulary)
    for (position, staple) in foods.enumerated() { index.insert(position, staple) }
    written = index
  }

  /// Takes the rows of a table, general ones first, so that they get the shorter names.
  package mutating func take(_ rows: [ReferenceRow]) {
    for row in rows.sorted(by: { ReferenceSelection.rank($0) < ReferenceSelection.rank($1) }) {
      if let reason = take(row) { leftOut[reason, default: 0] += 1 }
    }
  }

  /// The lines of all foods, sorted by name; for each name, the state that is meant where none is said comes first.
  package var lines: [String] {
    var lines: [String] = []
    for (_, states) in Dictionary(grouping: foods, by: { $0.name.lowercased() }).sorted(by: { $0.key < $1.key }) {
      // Synonyms apply to all states and are written with the first one.
      var ordered = states.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        .map(\.element)
      ordered[0].synonyms = states.flatMap(\.synonyms)
      for index in ordered.indices.dropFirst() { ordered[index].synonyms = [] }
      lines += ordered.map(\.text)
    }
    return lines
  }

  private static func rank(_ row: ReferenceRow) -> (Int, Int, String) {
    let words = row.description.split { !$0.isLetter }
    let isGeneral = words.contains("NFS") || words.contains("NS")
    return (isGeneral ? 0 : 1, row.description.utf8.count, row.reference)
  }

  private mutating func take(_ row: ReferenceRow) -> Reason? {
    guard !rules.isLeftOut(row.category) else { return .category }
    // SR's descriptions are those of samples, and nobody uses the long ones.
    let said = SpokenNames(of: row.description, rules, vocabulary, mostWords: row.reference.hasPrefix("sr") ? 5 : 8)
    guard !said.names.isEmpty else { return .unspoken }
    var line = ReferenceLine(row, rules)
    if let reason = line.weigh() { return reason }
    let new = said.names.filter { isNew($0, said.state) }
    guard let first = new.first else { return .known }
    place(&line, first, Array(new.dropFirst()), said.state)
    names[line.name.lowercased()] = line.name
    for name in [line.name] + line.synonyms {
      stateless.insert(content(name))
      spoken.insert(content(ReferenceSelection.spoken(name, line.state)))
    }
    foods.append(line)
    return nil
  }

  private static func spoken(_ name: String, _ state: FoodState?) -> String {
    state.map { "\($0.rawValue) \(name)" } ?? name
  }

  /// The content words of a name, in any order.
  private func content(_ name: String) -> [UInt64] {
    let folded = FoldedText(name)
    return ContentWords(folded.text.utf8.span, isChinese: false, vocabulary).words.map(\.hash.value).sorted()
  }

  /// Whether no food has this name in this state.
  private func isNew(_ name: String, _ state: FoodState?) -> Bool {
    let said = ReferenceSelection.spoken(name, state)
    guard !isWritten(said), !spoken.contains(content(said)), !isTwoFoods(name) else { return false }
    // Food is usually weighed raw, so a raw or dry state of a food written by hand is left to that one.
    return ![.raw, .dry, .dried].contains(state) || !isWritten(name)
  }

  /// Whether it names two known foods that are counted separately: "Curry with rice".
  private func isTwoFoods(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.indices.dropFirst().contains { place in
      ["with", "and", "on", "in"].contains(words[place])
        && isWritten(words[..<place].joined(separator: " ")) && isWritten(words[(place + 1)...].joined(separator: " "))
    }
  }

  /// Whether no food has this name in any state.
  private func isFree(_ name: String) -> Bool { !isWritten(name) && !stateless.contains(content(name)) }

  private func isWritten(_ name: String) -> Bool { written.best(name).map { $0.match.quality <= .compound } ?? false }

  /// Sets the name and the state. Where the name exists, the state becomes another state of it; where the words without
  /// the state mean another food, the state becomes part of the name.
  private func place(_ line: inout ReferenceLine, _ name: String, _ others: [String], _ state: FoodState?) {
    guard let state else {
      (line.name, line.synonyms) = (name, others)
      return
    }
    if let found = group(of: name) {
      (line.name, line.state) = (found, state)
    } else if isFree(name) {
      (line.name, line.state) = (name, state)
      line.synonyms = others.filter(isFree)
    } else {
      let said = ([name] + others).map { ReferenceSelection.spoken($0, state) }
      (line.name, line.synonyms) = (said[0], Array(said.dropFirst()))
    }
  }

  /// The spelling of the name that foods with exactly this name have; nil where there are none.
  private func group(of name: String) -> String? {
    if let found = written.best(name), found.match.quality == .exact {
      return writtenFoods[found.match.key].name
    }
    return names[name.lowercased()]
  }
}
