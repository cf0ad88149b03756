/// One way in which a message can be written, with one variant chosen: its literal words and the placeholders between them.
struct MessageLine {
  enum Step {
    case words(String)
    case place(Int)
  }

  private(set) var steps: [Step] = []
  /// For each argument that chooses a variant, the key that was chosen here.
  private(set) var chosen: [Int: String] = [:]

  /// Whether the words begin and end with the literal words of this line.
  func mayBe(_ words: Substring) -> Bool {
    if case .words(let first)? = steps.first, !words.hasPrefix(first) { return false }
    if case .words(let last)? = steps.last, !words.hasSuffix(last) { return false }
    return true
  }

  fileprivate mutating func add(_ step: Step) {
    if case .words(let words) = step, case .words(let before)? = steps.last {
      steps[steps.count - 1] = .words(before + words)
    } else {
      steps.append(step)
    }
  }

  /// This line with another behind it; nil where the two chose different variants for the same argument.
  fileprivate func followed(by line: MessageLine) -> MessageLine? {
    guard line.chosen.allSatisfy({ chosen[$0] == nil || chosen[$0] == $1 }) else { return nil }
    var whole = self
    for step in line.steps { whole.add(step) }
    whole.chosen.merge(line.chosen) { first, _ in first }
    return whole
  }

  fileprivate func chosen(_ argument: Int, _ key: String) -> MessageLine? {
    guard chosen[argument] == nil || chosen[argument] == key else { return nil }
    var line = self
    line.chosen[argument] = key
    return line
  }
}

extension LanguageStyle {
  /// All ways in which a message can be written.
  func lines(of form: MessageForm) -> [MessageLine] { pattern(of: form.id).map { lines(of: $0, form) } ?? [] }

  private func lines(of pattern: Pattern, _ form: MessageForm) -> [MessageLine] {
    var lines = [MessageLine()]
    pattern.forEachPiece { piece in
      switch piece {
      case .text(let words): for index in lines.indices { lines[index].add(.words(words)) }
      case .place(let place, _): for index in lines.indices { lines[index].add(.place(place)) }
      case .choice(let choice):
        let ways = choice.variants.flatMap { key, pattern in
          self.lines(of: pattern, form).compactMap { line -> MessageLine? in
            guard case .choice = form.places[choice.argument] else { return line }
            return line.chosen(choice.argument, key)
          }
        }
        lines = lines.flatMap { line in ways.compactMap { line.followed(by: $0) } }
      }
    }
    return lines
  }
}

extension ListKind {
  /// Splits a list in English into its items; empty for kinds that cannot be split.
  func pieces(of words: Substring) -> [Substring] {
    switch self {
    case .series: words.split(on: ", ")
    case .clauses: words.split(on: "; ")
    case .and: words.pieces(joinedBy: " and ")
    case .or: words.pieces(joinedBy: " or ")
    case .sentences, .lines, .columns: []
    }
  }
}

extension Substring {
  fileprivate func split(on separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }

  fileprivate func pieces(joinedBy word: String) -> [Substring] {
    guard let last = ranges(of: word).last else { return split(on: ", ") }
    return self[..<last.lowerBound].split(on: ", ") + [self[last.upperBound...]]
  }
}
