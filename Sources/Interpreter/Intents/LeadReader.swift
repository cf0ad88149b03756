internal import Nutrition
internal import Words

/// Parses the lead of a clause.
struct LeadReader {
  let sentence: Sentence
  let labels: [WhenLabel]
  let isFood: (String) -> Bool

  /// In tokens; no sentence begins with more words to skip.
  private static let longestLead = 40

  private enum Step: Hashable {
    case filler, correction, subject, adverb, also, only, ask, but
    case conjunction(Conjunction)
    case trigger(Trigger)
  }

  func read(_ range: Range<Int>) -> Lead {
    var lead = Lead(next: range.lowerBound)
    let most = range.lowerBound + LeadReader.longestLead
    while lead.next < min(range.upperBound, most) {
      guard let stop = step(&lead, range) else { break }
      lead.next = stop
      if lead.trigger != nil || lead.isQuestion { break }
    }
    lead.isEmpty = lead.next >= range.upperBound
    // "And only 10 pieces" says how many of what was named.
    let amount = lead.isOnly ? AmountParser(sentence: sentence).read(at: lead.next, before: range.upperBound) : nil
    if amount?.range.upperBound == range.upperBound { lead.isAddition = false }
    return lead
  }

  /// Extends the lead by one phrase; nil where it is over.
  private func step(_ lead: inout Lead, _ range: Range<Int>) -> Int? {
    let index = lead.next
    let label = labels.first { $0.range.lowerBound == index }
    let found = longest(at: index, range)
    if let label, label.range.count >= found.map({ $0.next - index }) ?? 0 {
      lead.followsLabel = true
      // "Almorcé" is a meal and its verb in one word.
      if label.range.count == 1, sentence.skip(.trigger(.ate), at: index) != nil {
        lead.trigger = .ate
        lead.headRange = label.range
      }
      return label.range.upperBound
    }
    if sentence.tokens[index].kind == .mark, !sentence.isMark("~", at: index), !sentence.isMark("+", at: index) {
      // "*2 eggs", as a slip is put right in a chat.
      if index == 0, sentence.isMark("*", at: index), index + 1 < range.upperBound, sentence.tokens[index + 1].isGlued {
        lead.isCorrection = true
      }
      return index + 1
    }
    if let next = activity(at: index, range) ?? place(at: index, range) { return next }
    if let company = sentence.company(at: index, isFood: isFood), isEating(company.end, range) {
      lead.hasSubject = true
      return sentence.skip(.person(.each), at: company.end, before: range.upperBound) ?? company.end
    }
    // "跟老婆两个人点了".
    if sentence.language == .chinese, let company = sentence.withCompany(at: index, before: sentence.tokens.count),
      isEating(company, range)
    {
      lead.hasSubject = true
      return company
    }
    if let sharers = sentence.sharers(at: index, before: range.upperBound),
      sentence.skip(.share, at: sharers.end, before: range.upperBound) != nil
    {
      lead.hasSubject = true
      return sharers.end
    }
    guard let found, !isOfBoth(at: index, found.step, range),
      found.next > index + 1 || !isNameOfFood(at: index, found.step, range),
      !isAmount(at: index, found.step, range), !isLongerPhrase(at: index, beyond: found.next, range)
    else {
      return nil
    }
    take(found.step, at: index, next: found.next, range, &lead)
    return lead.isNegative && lead.trigger == nil && found.step == .conjunction(.without) && !lead.isCorrection
      ? nil : found.next
  }

  private func isEating(_ index: Int, _ range: Range<Int>) -> Bool {
    let verb = sentence.skip(.person(.each), at: index, before: range.upperBound) ?? index
    return sentence.skip(anyOf: [.trigger(.ate), .trigger(.perhapsAte), .share], at: verb, before: range.upperBound)
      != nil
  }

  /// Skips an activity that says when, if more follows it: "after my run".
  private func activity(at index: Int, _ range: Range<Int>) -> Int? {
    sentence.activity(at: index, before: range.upperBound).flatMap { $0 < range.upperBound ? $0 : nil }
  }

  /// Skips where it was eaten, if more follows it: "on a night shift, 2 plums".
  private func place(at index: Int, _ range: Range<Int>) -> Int? {
    sentence.skip(.place, at: index, before: range.upperBound)
      .flatMap { $0 > index + 1 && $0 < range.upperBound ? $0 : nil }
  }

  private func take(_ step: Step, at index: Int, next: Int, _ range: Range<Int>, _ lead: inout Lead) {
    switch step {
    case .filler, .adverb: break
    case .correction: lead.isCorrection = true
    case .subject: lead.hasSubject = true
    case .also: (lead.isAddition, lead.isJoined) = (true, false)
    case .only: lead.isOnly = true
    case .ask where lead.followsLabel && isTold(next, range): lead.trigger = .ate
    // "Did 45 minutes of yoga".
    case .ask where sentence.duration(at: next, before: range.upperBound) != nil:
      (lead.trigger, lead.headRange) = (.exercise, next..<next)
    case .ask: lead.isQuestion = true
    case .conjunction(.without) where sentence.tokens[index].folded == "no": takeNo(next: next, range, &lead)
    case .conjunction(.without): lead.isNegative = true
    // "Yes, but 3 eggs": what follows takes the place of what was said.
    case .but where !isSaid(next, range): lead.isCorrection = true
    case .but: break
    case .conjunction(let conjunction):
      lead.isJoined = conjunction == .and && (lead.isJoined || !lead.isAddition)
      lead.isAddition = true
      lead.isAmendment = conjunction == .with && index == range.lowerBound
      lead.withOther = conjunction == .with && lead.isCorrection ? index : nil
    case .trigger(let trigger):
      lead.trigger = trigger
      lead.headRange = index..<next
    }
  }

  /// Whether a sentence with its own verb begins here: "but | ate an apple", "but | I had soup", "ama | salata yedim".
  private func isSaid(_ index: Int, _ range: Range<Int>) -> Bool {
    let isTurkishVerb =
      sentence.language == .turkish
      && sentence.skip(.trigger(.ate), at: range.upperBound - 1, before: range.upperBound) == range.upperBound
    return isTurkishVerb || sentence.skip(.subject, at: index, before: range.upperBound) != nil
      || sentence.find(at: index, before: range.upperBound) { if case .trigger = $0 { true } else { nil } } != nil
  }

  /// Whether "is" begins a statement: "dinner is 37 grams of potato", "dinner is a hearty 37 g bagel". "Is lunch in?"
  /// asks.
  private func isTold(_ index: Int, _ range: Range<Int>) -> Bool {
    let start = sentence.skip(.approximate, at: index, before: range.upperBound) ?? index
    guard start < range.upperBound else { return false }
    if sentence.tokens[start].isNumber { return true }
    guard let article = sentence.skip(.article, at: start, before: range.upperBound) else { return false }
    return (article..<min(article + 3, range.upperBound)).contains { index in
      AmountParser(sentence: sentence).read(at: index, before: range.upperBound)?.amount.isWeight == true
    }
  }

  /// Handles "no": "no, brown rice" and "no I had 3" correct, "no milk" excludes.
  private func takeNo(next: Int, _ range: Range<Int>, _ lead: inout Lead) {
    let isAnswer =
      next >= range.upperBound || sentence.tokens[next].kind != .word
      || sentence.find(at: next, before: range.upperBound) { tag -> Bool? in
        switch tag {
        // "No sugar in the tea" looks for none.
        case .trigger(.find): nil
        case .subject, .correction, .trigger, .number, .article, .determiner, .only, .pronoun: true
        default: nil
        }
      } != nil
      || (next..<range.upperBound).contains { sentence.skip(.contrast, at: $0) != nil }
    if isAnswer { lead.isCorrection = true } else { lead.isNegative = true }
  }

  private func longest(at index: Int, _ range: Range<Int>) -> (step: Step, next: Int)? {
    var best: (step: Step, next: Int)?
    for phrase in sentence.phrases[index] where index + phrase.length <= range.upperBound {
      let next = index + phrase.length
      guard let step = step(phrase.tag, next: next, range), !isTakenBack(step, index..<next, range),
        !isContrast(step, index..<next, range),
        best.map({ next > $0.next || (next == $0.next && isBetter(step, $0.step)) }) ?? true
      else { continue }
      best = (step, next)
    }
    return best
  }

  /// Whether "scratch that" is followed by something and so is a correction; alone it deletes.
  private func isTakenBack(_ step: Step, _ phrase: Range<Int>, _ range: Range<Int>) -> Bool {
    step == .trigger(.delete) && sentence.skip(.correction, at: phrase.lowerBound) == phrase.upperBound
      && !isLast(phrase.upperBound, range)
  }

  /// Whether "不是" says what it was not, "不是苹果", and not "no", "不是，两碗".
  private func isContrast(_ step: Step, _ phrase: Range<Int>, _ range: Range<Int>) -> Bool {
    step == .correction && phrase.lowerBound == range.lowerBound && phrase.upperBound < range.upperBound
      && sentence.tokens[phrase.upperBound].isWord
      && sentence.skip(.contrast, at: phrase.lowerBound) == phrase.upperBound
  }

  /// Among phrases of the same length, a request ranks above fillers, and a question above both.
  private func isBetter(_ step: Step, _ other: Step) -> Bool {
    rank(step) > rank(other)
  }

  private func rank(_ step: Step) -> Int {
    switch step {
    case .ask: 4
    case .trigger(.chat), .trigger(.exercise): 0
    case .trigger: 3
    // "Noch ein Ei" is one more.
    case .also, .but: 2
    default: 1
    }
  }

  private func step(_ tag: Tag, next: Int, _ range: Range<Int>) -> Step? {
    switch tag {
    case .filler: .filler
    case .correction: .correction
    case .subject: .subject
    case .adverb: .adverb
    case .also: .also
    case .only: .only
    case .ask: .ask
    case .but: next < range.upperBound ? .but : nil
    case .conjunction(let conjunction) where ![.part, .topped, .in].contains(conjunction): .conjunction(conjunction)
    case .trigger(let trigger) where trigger == .chat || trigger == .confirm:
      isLast(next, range) ? .trigger(trigger) : nil
    // 做了 is cooked, or done; "hice" as well.
    case .trigger(.perhapsAte) where sentence.language == .chinese && sentence.skip(.made, at: next - 1) == next:
      namesFood(next..<range.upperBound) ? .trigger(.perhapsAte) : nil
    case .trigger(.exercise)
    where sentence.skip(.made, at: next - 1) == next && namesFood(next..<range.upperBound):
      .trigger(.perhapsAte)
    case .trigger(let trigger): .trigger(trigger)
    case .profile: .trigger(.profile)
    case .share where [.spanish, .chinese].contains(sentence.language): .trigger(.perhapsAte)
    // "My mum makes the best soup".
    case .company: sentence.skip(.trigger(.notEaten), at: next, before: range.upperBound) == nil ? nil : .subject
    default: nil
    }
  }

  private func namesFood(_ range: Range<Int>) -> Bool {
    range.contains { sentence.tokens[$0].isWord && isFood(sentence.tokens[$0].lower) }
  }

  /// Whether only marks and fillers follow from `index` on.
  private func isLast(_ index: Int, _ range: Range<Int>) -> Bool {
    var index = index
    guard range.upperBound - index <= LeadReader.longestLead else { return false }
    while index < range.upperBound {
      if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(.filler, at: index, before: range.upperBound) {
        index = next
      } else {
        return false
      }
    }
    return true
  }

  /// Whether the word is part of a longer phrase with another meaning: "more than 2 beers", "kaç kalori kaldı".
  private func isLongerPhrase(at index: Int, beyond next: Int, _ range: Range<Int>) -> Bool {
    let found = sentence.find(at: index, before: range.upperBound) { tag -> Bool? in
      switch tag {
      case .approximate, .topic(.left): true
      default: nil
      }
    }
    return found.map { $0.next > next } ?? false
  }

  /// Whether a word of questions begins an amount: "can of beans", "几颗蓝莓".
  private func isAmount(at index: Int, _ step: Step, _ range: Range<Int>) -> Bool {
    guard step == .ask, let amount = AmountParser(sentence: sentence).read(at: index, before: range.upperBound) else {
      return false
    }
    // "几颗蓝莓" are a few.
    let isFew = amount.unit.map { [.piece, .slice, .leaf, .wedge, .bunch].contains($0) } ?? false
    let isVague = sentence.language == .chinese && isFew && amount.range.upperBound < range.upperBound
    return amount.hasOf || isVague
  }

  /// Whether the word is not an adverb but says that an amount is that of two: "both 200 g".
  private func isOfBoth(at index: Int, _ step: Step, _ range: Range<Int>) -> Bool {
    guard step == .adverb, let next = sentence.skip(.both, at: index, before: range.upperBound) else { return false }
    return next < range.upperBound && sentence.tokens[next].isNumber
  }

  /// Whether the word belongs to a food: "clear soup", "drop scones", "nice biscuits".
  private func isNameOfFood(at index: Int, _ step: Step, _ range: Range<Int>) -> Bool {
    switch step {
    case .trigger, .filler, .adverb, .subject: break
    default: return false
    }
    let next = index + 1
    guard next < range.upperBound, sentence.tokens[next].isWord else { return false }
    return isFood(sentence.lower(index..<next + 1))
  }
}
