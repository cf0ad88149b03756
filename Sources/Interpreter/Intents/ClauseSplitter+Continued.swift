internal import Nutrition
internal import Words

/// What follows within a sentence and is another.
extension ClauseSplitter {
  /// In Turkish the verb ends its clause, if another verb follows: "pilav yerim, | bugün makarna yedim".
  func isVerbBeforeAnother(at index: Int, from start: Int) -> Bool {
    guard sentence.language == .turkish, index > start, sentence.isMark(",", at: index) else { return false }
    let verbs: [Tag] = [
      .trigger(.ate), .present, .tailVerb, .made, .trigger(.left), .trigger(.unfinished), .trigger(.notEaten),
      .trigger(.skip), .gave, .share,
    ]
    func isVerb(_ range: Range<Int>) -> Bool {
      sentence.skip(anyOf: verbs, at: range.lowerBound, before: range.upperBound) == range.upperBound
    }
    return isVerb(index - 1..<index)
      && (index + 1..<sentence.tokens.count).contains { isVerb($0..<$0 + 1) }
  }

  /// Whether what follows a comma or "but" was not eaten, as its verb at the end says: "二两米饭，汤没喝", "Schnitzel mit Pommes | aber
  /// den Salat hab ich liegen lassen", "chicken and rice, the rice I left".
  func isSkippedNext(at index: Int, from start: Int) -> Bool {
    guard (start..<index).contains(where: { sentence.tokens[$0].kind != .mark }),
      let first = sentence.isMark(",", at: index) ? index + 1 : sentence.skip(.but, at: index),
      case let end = sentence.nextMark(from: first), end > first + 1
    else { return false }
    let joint = sentence.skip(.but, at: first) ?? first
    let name = sentence.skip(anyOf: [.determiner, .article], at: joint) ?? joint
    let verbs: [Tag] = [.trigger(.skip), .trigger(.didNot), .trigger(.notEaten), .trigger(.left)]
    return (first + 1..<end).contains { word in
      let verb = sentence.skip(.subject, at: word) ?? word
      return name < word && sentence.skip(anyOf: verbs, at: verb, before: end) == end
        && leads.isFood(sentence.lower(name..<word))
    } || isSkippedAtEnd(first + 1..<end, isMarked: first == index + 1)
  }

  /// Whether what was eaten follows what was only meant to be, without a mark: "was going to have pizza | had a salad instead",
  /// "wollte eigentlich Pizza bestellen | hab dann aber nur einen Salat gegessen".
  func isEatenInstead(at index: Int, from start: Int) -> Bool {
    let plans: [Tag] = [.trigger(.notEaten), .trigger(.future)]
    guard index > start + 1, sentence.tokens[index - 1].kind != .mark,
      (start..<index).contains(where: { sentence.skip(anyOf: plans, at: $0) != nil }), leads.isRequest(at: index),
      [.notEaten, .future].contains(leads.read(start..<index).trigger), (start..<index).contains(where: isFood(at:))
    else { return false }
    let lead = leads.read(index..<sentence.tokens.count)
    return [nil, .ate, .perhapsAte].contains(lead.trigger) && isFood(at: lead.next)
  }

  /// Whether the last words say that something was not eaten, whatever it is.
  private func isSkippedAtEnd(_ range: Range<Int>, isMarked: Bool) -> Bool {
    let longestVerb = 3
    return sentence.language != .english && (isMarked || sentence.language == .german)
      && range.suffix(longestVerb).contains {
        sentence.skip(.trigger(.skip), at: $0, before: range.upperBound) == range.upperBound
      }
  }

  /// Whether a number that puts something right ends here, and what was had beside it follows: "no sorry, one, | and a cappuccino
  /// too".
  func isMoreNext(at index: Int, from start: Int) -> Bool {
    guard index > start, sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus)], at: index) != nil else {
      return false
    }
    let passed: [Tag] = [.correction, .filler, .only, .adverb, .conjunction(.without)]
    var (first, isPutRight) = (start, false)
    while first < index {
      if sentence.tokens[first].kind == .mark {
        first += 1
      } else if let next = sentence.skip(anyOf: passed, at: first, before: index) {
        isPutRight = isPutRight || sentence.skip(.correction, at: first) == next
        first = next
      } else {
        break
      }
    }
    guard isPutRight, let number = NumberReader(words: sentence).single(at: first, before: index) else { return false }
    return (number.end..<index).allSatisfy { sentence.tokens[$0].kind == .mark }
  }

  /// Whether how much was left ends here, of what was named before, and another food follows: "had ramen, left half of it, | plus 5
  /// gyoza".
  func isBesideRest(at index: Int, from start: Int) -> Bool {
    let first = sentence.isMark(",", at: index) ? index + 1 : index
    guard index > start, start > 0,
      let next = sentence.skip(anyOf: [.conjunction(.plus), .conjunction(.and)], at: first),
      AmountParser(sentence: sentence).read(at: next, before: sentence.tokens.count) != nil, isFood(at: next),
      leads.read(start..<index).trigger == .left
    else { return false }
    return !(start..<index).contains(where: isFood(at:))
  }

  /// Whether what is still to come ends here, and a day that is over follows: "morgen geht die Diät los, | gestern Abend vier Stück
  /// Pizza".
  func isPastNext(at index: Int, from start: Int) -> Bool {
    guard index > start, let next = conjunction(at: index),
      leads.labels.contains(where: { $0.range.lowerBound == next && ($0.offset ?? 1) <= 0 })
    else { return false }
    return (start..<index).contains { sentence.skip(.futureDay, at: $0, before: index) != nil }
  }

  /// The end of the speaker and others who begin here, which is one subject: "Sarah and I | had".
  func companyEnd(around index: Int) -> Int? {
    let isAnd = index + 1 < sentence.tokens.count && sentence.skip(.conjunction(.and), at: index + 1) != nil
    guard isAnd, let company = sentence.company(at: index, isFood: leads.isFood),
      sentence.skip(anyOf: [.trigger(.ate), .trigger(.perhapsAte), .share], at: company.end) != nil
    else { return nil }
    return company.end
  }

  /// Whether what follows tells of the food that is named before it, and nothing else is: "the crumpets, | it was three".
  func isToldOf(_ named: Range<Int>, _ next: Int) -> Bool {
    var first = named.lowerBound
    while let passed = sentence.skip(anyOf: [.filler, .correction], at: first, before: named.upperBound) {
      first = passed
    }
    guard let name = sentence.skip(.determiner, at: first, before: named.upperBound), name < named.upperBound else {
      return false
    }
    return sentence.skip(.pronoun, at: next) != nil && sentence.skip(.trigger(.was), at: next) != nil
      && leads.isFood(sentence.lower(name..<named.upperBound))
  }

  /// Whether another meal and a sentence about it follow, without a mark between: "for breakfast I had toast | for lunch I had
  /// soup", "I had toast for breakfast | I had soup for lunch".
  func isMealTold(at index: Int, from start: Int) -> Bool {
    guard index > start, let first = leads.labels.first(where: { $0.slot != nil && $0.range.lowerBound >= start })
    else {
      return false
    }
    let isLed = leads.read(start..<first.range.lowerBound).trigger == nil
    let told = leads.labels.first {
      $0.slot != nil && (isLed ? $0.range.lowerBound : $0.range.upperBound) == index && (!isLed || $0 != first)
    }
    return told.map(\.range.upperBound).flatMap { sentence.skip(.subject, at: $0) }
      .flatMap { sentence.skip(.trigger(.ate), at: $0) } != nil
  }

  /// Whether somebody's own follows a comma, behind what was shared: "三个人分了一条鱼，我还吃了米饭".
  func isSharedBefore(at index: Int, from start: Int) -> Bool {
    guard index > start, sentence.isMark(",", at: index), sentence.skip(.subject, at: index + 1) != nil else {
      return false
    }
    return (start..<index).contains { sentence.skip(.share, at: $0) != nil }
  }

  /// Whether how much of one food was eaten follows a comma, "排骨便当，饭只吃一半", or which part was one's own: "we split it | so only
  /// half was mine".
  func isPartNext(at index: Int, from start: Int) -> Bool {
    if index > start, let next = sentence.skip(.therefore, at: index) {
      return sentence.factor(at: sentence.skip(.only, at: next) ?? next) != nil
    }
    if index > start, isOnlyPart(at: index) { return true }
    guard sentence.language == .chinese, index > start, sentence.isMark(",", at: index) else { return false }
    let end = sentence.nextMark(from: index + 1)
    let said = index + 2..<max(end, index + 2)
    return said.contains { sentence.skip(.only, at: $0, before: end) != nil }
      && said.contains { sentence.factor(at: $0)?.next == end }
  }

  /// Whether how much of it follows in German, with the verb at its end or none: "Skyr | aber nur die Hälfte gegessen".
  private func isOnlyPart(at index: Int) -> Bool {
    guard sentence.language == .german,
      let first = sentence.isMark(",", at: index) ? index + 1 : sentence.skip(.but, at: index)
    else { return false }
    // "Aber nur" is one conjunction.
    let joint = sentence.skip(.but, at: first) ?? first
    let part = sentence.skip(.only, at: joint) ?? joint
    guard part > index + 1 else { return false }
    let amounts = AmountParser(sentence: sentence)
    let share =
      sentence.factor(at: part)?.next
      ?? amounts.read(at: part, before: sentence.tokens.count, leads: false)?.range.upperBound
    return share.map { isEnd(sentence.skip(anyOf: [.trigger(.ate), .tailVerb], at: $0) ?? $0) } ?? false
  }

  /// Whether what somebody else had of it follows: "a muffin, my son ate half of it", "bir simit aldım, yarısını kızım yedi".
  func isOthersNext(at index: Int, from start: Int) -> Bool {
    guard index > start, let next = conjunction(at: index),
      // "昨晚和朋友吃了四分之一只烤鸭" is what the speaker had.
      sentence.language != .chinese || sentence.withCompany(at: index, before: sentence.tokens.count) == nil
    else { return false }
    let part = sentence.factor(at: next)
    guard let person = sentence.skip(.company, at: part?.next ?? next),
      let verb = sentence.skip(anyOf: [.trigger(.ate), .person(.has)], at: person)
    else { return isCountOfOthers(next) }
    return part != nil || isCountOfOthers(next)
      || (verb..<sentence.tokens.count).prefix(2).contains { sentence.factor(at: $0) != nil }
  }

  /// Whether it is said of so many of what was named that others had them, and nothing else: "gave one to the dog", "2 of them went
  /// to my son", "una se la comió mi hijo".
  private func isCountOfOthers(_ start: Int) -> Bool {
    let verbs: [Tag] = [.gave, .trigger(.ate), .trigger(.perhapsAte), .person(.has), .tailVerb]
    let passed: [Tag] = [.subject, .pronoun, .determiner, .filler, .toward, .to, .of, .person(.whom)]
    var (index, hasVerb, hasPerson, hasNumber) = (start, false, false, false)
    while !isEnd(index), index == start || conjunction(at: index) == nil {
      if let next = sentence.skip(anyOf: verbs, at: index) {
        (hasVerb, index) = (true, next)
      } else if !hasNumber, let next = sentence.piecesEnd(at: index, before: sentence.tokens.count) {
        (hasNumber, index) = (true, next)
      } else if !hasPerson, let next = sentence.skip(.company, at: index) {
        (hasPerson, index) = (true, next)
      } else if let next = sentence.skip(anyOf: passed, at: index) {
        index = next
      } else {
        return false
      }
    }
    return hasVerb && hasPerson && hasNumber
  }

  /// Whether what somebody with a name had follows: "I had the carbonara | and Steve had the calzone".
  func isSomebodyNext(at index: Int, from start: Int) -> Bool {
    guard index > start, let name = conjunction(at: index),
      let verb = sentence.eaterNamed(at: name, before: sentence.tokens.count), verb < sentence.tokens.count,
      !leads.isFood(sentence.lower(name..<name + 1))
    else { return false }
    return isFood(at: sentence.skip(anyOf: [.determiner, .article], at: verb) ?? behindJoint(at: verb))
  }

  /// Whether a Spanish sentence begins whose subject comes last: "se lo comió mi hijo".
  private func endsInPerson(_ start: Int) -> Bool {
    let mostWords = 6
    let end = min(sentence.nextMark(from: start), sentence.tokens.count)
    return sentence.language == .spanish && end - start <= mostWords
      && (start..<end).contains { sentence.skip(.company, at: $0, before: end) == end }
  }

  /// Whether why something is removed follows: "take off the hash brown | I gave it to my daughter", "bisküviyi sil, | oğlum yedi".
  func isReasonNext(at index: Int, from start: Int) -> Bool {
    let mostWords = 4
    guard index > start + 1,
      case let marked = sentence.isMark(",", at: index) ? index + 1 : index,
      case let first = behindObject(marked),
      first + 1 < sentence.tokens.count,
      let person = sentence.skip(anyOf: [.company, .subject], at: first) ?? (endsInPerson(first) ? first : nil),
      sentence.skip(.trigger(.delete), at: first) == nil
    else { return false }
    let deeds: [Tag] = [.gave, .trigger(.ate), .person(.has), .trigger(.notEaten), .trigger(.didNot)]
    return (person..<min(person + mostWords, sentence.tokens.count)).contains {
      sentence.skip(anyOf: deeds, at: $0) != nil
    }
      && (start..<index).contains {
        sentence.skip(anyOf: [.trigger(.delete), .partedVerb, .partedEnd], at: $0) != nil
      }
  }

  /// The index behind the object of such a reason, where it comes first: "baklavayı sil, onu | kardeşim yedi", "Kuchen löschen, den hat
  /// | meine Freundin gegessen".
  private func behindObject(_ start: Int) -> Int {
    switch sentence.language {
    case .turkish: sentence.skip(.pronoun, at: start) ?? start
    case .german:
      sentence.skip(.person(.has), at: sentence.skip(anyOf: [.determiner, .pronoun], at: start) ?? start) ?? start
    default: start
    }
  }

  /// The index behind why there was no more, which is told and nothing else: "just a soup, | wasn't hungry |", "solo sopa | porque
  /// no tenía hambre |". Nil where something else follows.
  func hungerEnd(at index: Int, from start: Int) -> Int? {
    guard index > start,
      let next = sentence.isMark(",", at: index) ? index + 1 : sentence.skip(.tail, at: index),
      let end = sentence.skip(.notHungry, at: sentence.skip(.subject, at: next) ?? next),
      end == sentence.nextMark(from: next), (start..<index).contains(where: isFood)
    else { return nil }
    return end
  }

  /// Whether what became of the rest follows: "half a burrito, saving the rest for tonight".
  func isRestNext(at index: Int, from start: Int) -> Bool {
    guard index > start, let next = conjunction(at: index) else { return false }
    let mostWords = 3
    return saysRest(next..<min(next + mostWords, sentence.tokens.count))
  }

  /// Whether how much of it was eaten ends the line, with no mark before it: "cottage pie 400 g | ate three quarters", "a 200 g bar of
  /// chocolate | had a third of it".
  func isShareNext(at index: Int, from start: Int) -> Bool {
    guard sentence.language == .english, index > start, sentence.skip(.only, at: index - 1) == nil,
      case let subject = sentence.skip(.subject, at: index) ?? index,
      let verb = sentence.skip(anyOf: [.trigger(.ate), .trigger(.perhapsAte)], at: subject),
      case let part = sentence.skip(.only, at: verb) ?? verb,
      let share = sentence.factor(at: part)?.next ?? fraction(at: part),
      !(start..<index).contains(where: {
        sentence.skip(anyOf: [.trigger(.unfinished), .trigger(.left)], at: $0) != nil
      }),
      (start..<index).contains(where: isFood)
    else { return false }
    let whole = sentence.skip(.of, at: share).flatMap { sentence.skip(.pronoun, at: $0) } ?? share
    return isEnd(whole) || isRestSaved(from: whole)
  }

  /// Whether what became of the rest follows, with at most a time before it: "half | now, saving the rest for later".
  private func isRestSaved(from start: Int) -> Bool {
    var index = start
    while index < sentence.tokens.count,
      let next = leads.labels.first(where: { $0.range.lowerBound == index })?.range.upperBound
        ?? sentence.skip(anyOf: [.adverb, .filler, .conjunction(.and)], at: index)
    {
      index = next
    }
    return index < sentence.tokens.count && saysRest(index..<min(index + 3, sentence.tokens.count))
  }

  /// The index after a number below one: "three quarters", "a third".
  private func fraction(at index: Int) -> Int? {
    guard let number = NumberReader(words: sentence).read(at: index, before: sentence.tokens.count),
      number.value < FixedDecimal(1)
    else { return nil }
    return number.end
  }

  func saysRest(_ range: Range<Int>) -> Bool {
    // "The rest is fine".
    guard sentence.skip(.correction, at: range.lowerBound) == nil else { return false }
    if sentence.restIs(at: range.lowerBound, before: sentence.tokens.count) != nil { return true }
    guard let verb = range.first(where: { sentence.skip(.gave, at: $0) != nil }) else { return false }
    return (verb + 1..<max(sentence.tokens.count, verb + 1)).prefix(3).contains {
      sentence.skip(.person(.rest), at: $0) != nil
    }
  }

  /// Whether what the label says of the food follows a comma: "a greek yogurt, label says 128 kcal".
  func isPrintedNext(at index: Int, from start: Int) -> Bool {
    guard index > start, sentence.isMark(",", at: index) else { return false }
    let end = sentence.nextMark(from: index + 1)
    let said = index + 1..<end
    return said.contains { sentence.skip(.printed, at: $0, before: end) != nil }
      && said.contains { sentence.skip(.printedVerb, at: $0, before: end) != nil }
      && said.contains { AmountParser(sentence: sentence).read(at: $0, before: end, leads: false)?.energy != nil }
  }
}

extension Sentence {
  /// The index behind a number of at least one, with the word for a piece: "2", "两个". Nil where there is none.
  func piecesEnd(at index: Int, before end: Int) -> Int? {
    guard let number = NumberReader(words: self).single(at: index, before: end), number.value >= FixedDecimal(1) else {
      return nil
    }
    let unit = AmountParser(sentence: self).unit(at: number.end, end, afterDigits: number.isDigits)
    return unit.flatMap { $0.value == .piece ? $0.next : nil } ?? number.end
  }

  /// The index behind "the rest is", "den Rest gibt's später", "la otra mitad la guardé"; nil where anything else is said.
  func restIs(at start: Int, before end: Int) -> Int? {
    let first = skip(.determiner, at: start, before: end) ?? start
    guard let rest = skip(.person(.rest), at: start, before: end) ?? skip(.person(.rest), at: first, before: end) else {
      return nil
    }
    if let verb = skip(anyOf: [.trigger(.was), .copula, .gave, .futureDay], at: rest, before: end) { return verb }
    var verb = rest
    let passed: [Tag] = [.person(.has), .trigger(.ate), .subject, .pronoun, .determiner, .filler]
    while let next = skip(anyOf: passed, at: verb, before: end) { verb = next }
    return skip(.gave, at: verb, before: end)
  }
}
