internal import Calls
internal import EmbeddedWords
internal import Nutrition
internal import Words

/// The grammar of the answers to a card. It is local: a line that matches never reaches a model.
package enum AnswerGrammar {
  /// What `line` means while a proposal is waiting.
  package static func read(_ line: String) -> Answer {
    let line = line.trimmed.replacing("：", with: ":").replacing("＝", with: "=")
    guard !line.isEmpty else { return .nothing }
    if let answer = number(line).map({ Answer.count($0) }) ?? question(line) { return answer }
    if let answer = said(line) { return answer }
    return edits(line).map { .edits($0) } ?? .other
  }

  /// "2: 110g", or several edits with semicolons between: "5 = gouda; 5: 150 g".
  private static func edits(_ line: String) -> [Edit]? {
    var edits: [Edit] = []
    for part in line.unicodeScalars.split(whereSeparator: { $0 == ";" || $0 == "；" }) {
      let part = Substring(part).trimmed
      guard !part.isEmpty else { continue }
      guard let own = self.edits(ofPart: part) else { return nil }
      edits += own
    }
    return edits.isEmpty ? nil : edits
  }

  private static func edits(ofPart line: String) -> [Edit]? {
    let words = line.lowercased().unicodeScalars.split { $0.properties.isWhitespace || $0 == "," }.map(Substring.init)
    if let edits = severalNumbered(line) { return edits }
    if let edit = numbered(line, words) ?? renumbered(line, words) { return [edit] }
    let ofCard = added(line, words) ?? field(line) ?? placed(words)
    return listed(words) ?? ofCard.map { [Edit(.card, $0)] }
  }

  /// A word or a few that are an answer in one of the languages, with nothing but fillers around them.
  private static func said(_ line: String) -> Answer? {
    switch AnswerWords.embedded.answer(line) {
    case .yes: .yes
    case .no: .no
    case .drop: .drop
    case .later: .later
    case .help: .help
    case .explain: .explain(item: nil)
    case .whole: .whole
    case .filler, .reason, .mistake, nil: nil
    }
  }

  /// "?", "? 2", "2?".
  private static func question(_ line: String) -> Answer? {
    guard line.hasPrefix("?") || line.hasSuffix("?") else { return nil }
    let rest = (line.hasPrefix("?") ? line.dropFirst() : line.dropLast()).trimmed
    return rest.isEmpty ? .explain(item: nil) : itemNumber(rest).map { .explain(item: $0) }
  }

  /// "2: 110g", "2 = whole milk". What is behind the mark is a food after "=", unless it is an amount ("2 = 110g").
  private static func numbered(_ line: String, _ words: [Substring]) -> Edit? {
    guard !isClock(words), let mark = mark(in: line) else { return nil }
    guard let item = itemNumber(line[..<mark].trimmed) else { return nil }
    let rest = line[line.index(after: mark)...].trimmed
    guard !rest.isEmpty else { return nil }
    return Edit(.line(item), line[mark] == ":" || isAmount(rest) ? .said(rest) : .food(rest))
  }

  /// "1: 50g, 2: 150ml", "1 50g 2 150ml": numbers of lines, each with an amount that has its unit. Nil for fewer than two.
  private static func severalNumbered(_ line: String) -> [Edit]? {
    let hasColons = line.contains(":")
    let words = line.split { $0.isWhitespace || $0 == "," && hasColons }.flatMap { $0.split(separator: ":") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    guard words.count >= 4, words.count.isMultiple(of: 2) else { return nil }
    var edits: [Edit] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let item = itemNumber(words[index].drop { $0 == "#" }), isMeasured(words[index + 1]) else { return nil }
      edits.append(Edit(.line(item), .said(String(words[index + 1]))))
    }
    return Set(edits.map(\.target)).count == edits.count ? edits : nil
  }

  /// "50g", "1.5kg": digits and a unit without a space between.
  private static func isMeasured(_ word: Substring) -> Bool {
    let unit = word.drop { $0.isNumber || $0 == "." || $0 == "," }
    return unit.count < word.count && !unit.isEmpty && unit.allSatisfy(\.isLetter)
  }

  /// "Change 4 to 3.00", "rename 4 to plantain": the new text of the line is what comes after "to".
  private static func renumbered(_ line: String, _ words: [Substring]) -> Edit? {
    guard words.count > 3, let verb = CardWords.embedded.verb(words[0]), verb == .change || verb == .rename,
      CardWords.embedded.turns(words[2]), let item = itemNumber(words[1])
    else { return nil }
    let rest = line.split(maxSplits: 3, whereSeparator: \.isWhitespace)[3].trimmed
    return Edit(.line(item), verb == .rename || !isAmount(rest) ? .food(rest) : .said(rest))
  }

  /// The colon or equals sign between a line or field and its new text.
  private static func mark(in line: String) -> String.Index? {
    line.utf8.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
  }

  /// "110g", "1.5 cups", "3": a number and at most one word behind it.
  private static func isAmount(_ text: String) -> Bool {
    let unit = text.drop { $0.isNumber || $0 == "." || $0 == "," }
    return unit.count < text.count && unit.trimmed.allSatisfy(\.isLetter)
  }

  /// "12:30", "7:30 pm", "12:30 yesterday": a time of day, not the amount 30 for line 12. "2:30g" and "2: 30" are
  /// amounts.
  private static func isClock(_ words: [Substring]) -> Bool {
    guard let first = words.first, ClockTime(first) != nil else { return false }
    let rest = words.dropFirst()
    guard let next = rest.first else { return true }
    return CardWords.embedded.isHalfOfDay(next) || placed(Array(rest)) != nil
  }

  /// "drop 3", "skip 2 and 4", "unskip 2".
  private static func listed(_ words: [Substring]) -> [Edit]? {
    let change: Edit.Change
    switch words.first.flatMap({ CardWords.embedded.verb($0) }) {
    case .remove: change = .removed
    case .skip: change = .skipped
    case .unskip: change = .counted
    case .add, .change, .rename, nil: return nil
    }
    let names = words.dropFirst().filter { !CardWords.embedded.joins($0) }
    let items = names.compactMap(itemNumber)
    return items.isEmpty || items.count < names.count ? nil : items.map { Edit(.line($0), change) }
  }

  /// "add 1.29 bread".
  private static func added(_ line: String, _ words: [Substring]) -> Edit.Change? {
    guard let first = words.first, words.count > 1, CardWords.embedded.verb(first) == .add else { return nil }
    return .addedLine(line.drop { !$0.isWhitespace }.trimmed)
  }

  /// "store: Lidl", "total = 23.40".
  private static func field(_ line: String) -> Edit.Change? {
    guard let mark = mark(in: line),
      let field = CardWords.embedded.field(line[..<mark].trimmed).flatMap(Edit.Field.init)
    else { return nil }
    let rest = line[line.index(after: mark)...].trimmed
    return rest.isEmpty ? nil : .field(field, rest)
  }

  /// "dinner", "for dinner", "yesterday", "on monday".
  private static func placed(_ words: [Substring]) -> Edit.Change? {
    switch CardWords.embedded.place(words) {
    case .meal(let name): MealSlot(rawValue: name).map { .slot($0) }
    case .day(let words): .day(words)
    case nil: nil
    }
  }

  /// The number of a line on a card: 1 to 999.
  private static func itemNumber(_ text: some StringProtocol) -> Int? {
    guard let item = number(text), (1...999).contains(item) else { return nil }
    return item
  }

  /// Digits alone: `Int` would take a sign too.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }
}
