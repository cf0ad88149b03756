internal import Words

/// Recognises the start of another request.
extension LeadReader {
  /// Whether another request begins at `index`: a command, or a person with a word for eating.
  func isRequest(at index: Int) -> Bool {
    guard index < sentence.tokens.count else { return false }
    let lead = read(index..<sentence.tokens.count)
    if isMeasure(at: index, of: lead) { return false }
    switch lead.trigger {
    case .delete, .undo, .redo, .add, .log, .change, .make, .set, .move, .swap, .skip, .unskip, .didNot, .unfinished,
      .notEaten,
      .habit,
      .quickAdd,
      .confirm,
      .show, .goal, .define, .profile:
      return true
    case .body: return sentence.skip(anyOf: [.toward, .tail, .weighing, .company], at: index) == nil
    case .ate, .perhapsAte:
      // "Only ate half", "finally had a tea"; "ended up having" begins with what is an adverb alone.
      let adverb = sentence.skip(.adverb, at: index) ?? index
      let start = lead.isOnly ? sentence.skip(.only, at: adverb) ?? adverb : adverb
      let isFirst = lead.followsLabel || [index, start].contains(lead.headRange?.lowerBound)
      return lead.hasSubject || isFirst && !isPart(at: index, of: lead)
    // "It was three toasts | and that was breakfast".
    case .was:
      return lead.followsLabel || sentence.skip(.pronoun, at: index) != nil && lead.headRange?.lowerBound == index
    case .exercise: return true
    case .future, .left: return lead.headRange?.lowerBound == index
    case nil: return lead.hasSubject && endsInEating(lead.next)
    default: return false
    }
  }

  /// Whether the word for it is the start of a measure: the "drop of" milk.
  private func isMeasure(at index: Int, of lead: Lead) -> Bool {
    guard let head = lead.headRange, head.lowerBound == index,
      let amount = AmountParser(sentence: sentence).read(at: index, before: sentence.tokens.count)
    else { return false }
    return amount.range.upperBound > head.upperBound
  }

  /// Whether it ends in a word for eating, as in German: "es ist mein Geburtstag und | ich habe Kuchen gegessen".
  private func endsInEating(_ start: Int) -> Bool {
    guard sentence.language == .german else { return false }
    let stop =
      (start..<sentence.tokens.count).first { sentence.isMark(".", at: $0) || sentence.isMark("!", at: $0) }
      ?? sentence.tokens.count
    return (start + 1..<max(stop, start + 1)).contains { index in
      let next = sentence.skip(.trigger(.ate), at: index, before: stop)
      return next == stop || next.map { sentence.tokens[$0].kind == .mark } == true
    }
  }

  /// Whether the words describe the food before: "cooked with some oil".
  private func isPart(at index: Int, of lead: Lead) -> Bool {
    guard let part = sentence.skip(anyOf: [.conjunction(.part), .conjunction(.topped)], at: index) else { return false }
    return part >= lead.next
  }

  /// Whether it is only a lead that the next part continues: "for lunch", "I also".
  func isOnlyLead(_ range: Range<Int>) -> Bool {
    let lead = read(range)
    return lead.isEmpty && (lead.followsLabel || lead.hasSubject) && lead.trigger == nil && !lead.isQuestion
  }

  /// Whether it is only a meal whose foods follow: "I'm having dinner".
  func isOnlyMeal(_ range: Range<Int>) -> Bool {
    let lead = read(range)
    guard lead.trigger == .ate || lead.trigger == .perhapsAte, lead.next < range.upperBound else { return false }
    return labels.contains { $0.range.lowerBound <= lead.next && $0.range.upperBound == range.upperBound }
  }

  func isLabel(at index: Int) -> Bool {
    labels.contains { $0.range.lowerBound == index }
  }
}
