internal import Calls
internal import Nutrition
internal import Words

/// Parses notes and titles of a meal: "add a note to lunch: at grandma's", "note: too salty", "call lunch Chicken
/// bowl", "title: Sunday roast". The text is kept as typed.
struct RemarkReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    var start = passed([.filler, .trigger(.add), .trigger(.log), .article], from: context.range.lowerBound)
    // "Lunch note: …".
    let ahead = context.labelEnd(at: start).map { (start..<$0, $0) }
    if let ahead { start = ahead.1 }
    if ahead != nil, sentence.isMark(":", at: start - 1) { return nil }
    if let found = word(at: start), found.word != .call, let mark = colon(from: found.next, led: ahead != nil) {
      return parse(found.word, in: (ahead?.0.lowerBound ?? found.next)..<mark, text: mark + 1)
    }
    guard ahead == nil else { return nil }
    return called(start)
  }

  /// A meal with a note at its end: "150g rice, note: too salty".
  func tail() -> (meal: Range<Int>, note: String)? {
    for index in context.range.dropFirst() where sentence.tokens[index - 1].kind == .mark {
      guard let found = word(at: index), found.word == .note, sentence.isMark(":", at: found.next),
        let text = text(from: found.next + 1)
      else { continue }
      return (context.range.lowerBound..<index - 1, text)
    }
    return nil
  }

  /// Parses "call lunch Chicken bowl", "call it Chicken bowl", "rename dinner to Roast".
  private func called(_ start: Int) -> Parse? {
    let verb = word(at: start).flatMap { $0.word == .call ? $0.next : nil }
    guard let verb = verb ?? sentence.skip(.person(.rename), at: start, before: end) else { return nil }
    let after = passed([.determiner], from: verb)
    guard
      let meal = context.labels.first(where: { $0.range.lowerBound == after })?.range.upperBound
        ?? sentence.skip(.pronoun, at: verb, before: end)
    else { return nil }
    var name = passed([.to, .toward], from: meal)
    if sentence.isMark(":", at: name) { name += 1 }
    // "Call it a day".
    guard sentence.skip(.article, at: name, before: end) == nil else { return nil }
    // "Call it breakfast" says which meal it was.
    if let label = context.labels.first(where: { $0.range == name..<end }), label.slot != nil {
      return ChangeReader(context: context).change(
        ValueReader.Value(change: Amendment(movingTo: context.when([label]))), of: .last)
    }
    return parse(.title, in: verb..<meal, text: name)
  }

  private func parse(_ word: RemarkWord, in range: Range<Int>, text start: Int) -> Parse? {
    guard let text = text(from: start) else { return nil }
    let labels = context.labels.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    let when = context.when(labels)
    let call = ChangeEntryCall {
      ($0.slot, $0.day) = (when.slot, when.day?.description)
      $0.last = when.isUnsaid ? true : nil
      if word == .note { $0.toNote = text } else { $0.toTitle = text }
    }
    return Parse(text: sentence.line, intent: .edit, command: .calling(call))
  }

  /// The index of the colon, after "to lunch", "for yesterday's dinner" or nothing.
  private func colon(from start: Int, led: Bool) -> Int? {
    var index = start
    while index < end, !sentence.isMark(":", at: index) {
      guard !led,
        let next = context.labelEnd(at: index)
          ?? sentence.skip(
            anyOf: [.to, .toward, .tail, .leadToTime, .of, .at, .conjunction(.on), .determiner], at: index, before: end)
      else { return nil }
      index = next
      // The label for a meal may include the colon.
      if sentence.isMark(":", at: index - 1) { return index - 1 }
    }
    return index < end ? index : nil
  }

  private func word(at index: Int) -> (word: RemarkWord, next: Int)? {
    sentence.find(at: index, before: end) { if case .remark(let word) = $0 { word } else { nil } }.map {
      ($0.value, $0.next)
    }
  }

  private func text(from start: Int) -> String? {
    guard start < end else { return nil }
    let text = sentence.written(start..<end)
    return text.isEmpty ? nil : text
  }

  private func passed(_ tags: [Tag], from start: Int) -> Int {
    var index = start
    // "Note" is also a word for logging.
    while word(at: index) == nil, let next = sentence.skip(anyOf: tags, at: index, before: end) { index = next }
    return index
  }
}
