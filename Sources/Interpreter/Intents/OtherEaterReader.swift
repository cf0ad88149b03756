internal import Calls
internal import Nutrition
internal import Words

/// Who else had some or all of what was said or saved: "my son had half of it", "gave a third to the dog", "that was my
/// daughter, not me".
struct OtherEaterReader {
  let context: Context
  /// Who has a diary; nil where that is not known, so that no name is taken for a stranger's.
  var people: KnownPeople?
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  /// The words of a line about somebody else.
  private struct Told {
    var person: Range<Int>?
    /// Where the first verb for eating stands.
    var verb: Int?
    var hasEaten: Bool { verb != nil }
    var isGiven = false
    var isIdentified = false
    var isDenied = false
    var saysSpeaker = false
    /// Whether a word takes back what was said: "el flan no, se lo comió mi hijo".
    var isCorrected = false
    /// What is left: how much it was, or which food.
    var rest: [Int] = []
    /// Words that may join it.
    var joints: [Int] = []
    /// Whether what is left is a food that was mentioned before, and stands before who had it: "die Banane hat mein Sohn gegessen".
    var isFoodFirst = false
    /// How many words of it come before what says whose it was.
    var named: Int?

    /// The range of what is left; nil where other words are in it, or nothing is left.
    var what: Range<Int>? { range(of: rest) }

    /// The range of what it says whose it was.
    var owned: Range<Int>? { range(of: rest.prefix(named ?? rest.count)) }

    /// Whether nothing stands before what says whose it was, or only what points: "that was my daughter".
    var namesNothing: Bool { rest.prefix(named ?? rest.count).isEmpty }

    /// Whether it says what it was, and not whose: "that was my wife's birthday cake".
    var saysWhat: Bool { !isDenied && named.map { $0 < rest.count } ?? false }

    private func range(of rest: some BidirectionalCollection<Int>) -> Range<Int>? {
      guard let first = rest.first, let last = rest.last,
        (first...last).allSatisfy({ rest.contains($0) || joints.contains($0) })
      else { return nil }
      return first..<last + 1
    }
  }

  /// The change or removal; nil where the line says anything else, or is about somebody who has a diary here.
  func read() -> Parse? {
    let longest = 20
    guard context.range.count <= longest, !context.contains(context.range, .share), let told = told(),
      told.person != nil || told.isDenied
    else { return nil }
    return part(told) ?? all(told)
  }

  /// Parses "my daughter had half of it", "I gave 50 g of it to her": only the rest was eaten.
  private func part(_ told: Told) -> Parse? {
    guard let person = told.person, !told.isDenied,
      told.isGiven || isNoPronoun(person) && told.hasEaten && !told.saysSpeaker && !told.isIdentified,
      let range = told.what
    else { return nil }
    let change = ChangeReader(context: context)
    if let share = ShareOfPack(context: context.part(range)).change(), let less = less(share) {
      return change.change(ValueReader.Value(change: less), of: .last)
    }
    if told.isGiven || !told.isFoodFirst && isBefore(range, person) || isOfThose(range), let given = given(range) {
      return given
    }
    if let counted = counted(range) { return counted }
    let value = ValueReader(context: context).read(range)
    guard let factor = value.change.factor, factor < FixedDecimal(1), value.unaccounted.isEmpty else { return nil }
    let reference = value.reference.map { EntryReference($0) } ?? .last
    return change.change(ValueReader.Value(change: Amendment(factor: FixedDecimal(1) - factor)), of: reference)
  }

  /// Parses how many of a food were given away: "gave 4 of the nuggets to my kid".
  private func given(_ range: Range<Int>) -> Parse? {
    guard case let list = context.list(range), list.elements.count == 1, let item = list.items.first,
      item.match?.quality.isSure == true,
      item.isPartOfAll || item.unit == nil || item.unit == .gram, item.quantity != nil,
      // "Half of the pineapple" is half of however much it was.
      let less = less(
        item.isPartOfAll ? Amendment(factor: item.partOfOne) : Amendment(quantity: item.quantity, unit: item.unit))
    else { return nil }
    return ChangeReader(context: context).change(ValueReader.Value(change: less), of: EntryReference(item))
  }

  /// Parses how many of what was said last were somebody else's: "one scoop was my daughter's", "one of them was my wife's".
  private func counted(_ range: Range<Int>) -> Parse? {
    let ofThem = ofThem(at: range.lowerBound).flatMap { $0.end == range.upperBound ? $0.value : nil }
    guard let count = ofThem.map({ Amendment(quantity: $0) }) ?? amount(range), let less = less(count) else {
      return nil
    }
    return ChangeReader(context: context).change(ValueReader.Value(change: less), of: .last)
  }

  /// The index behind a number without a food: "una | se la comió mi hijo", "le di una | a mi hijo", "两个".
  private func numberAlone(at index: Int) -> Int? {
    // "Yedi" is seven, and "ate".
    guard sentence.skip(anyOf: [.trigger(.ate), .person(.has), .tailVerb], at: index, before: end) == nil,
      let next = sentence.piecesEnd(at: index, before: end)
    else { return nil }
    let others: [Tag] = [.gave, .trigger(.ate), .person(.has), .tailVerb, .pronoun, .toward]
    guard next < end, sentence.tokens[next].isWord else { return next }
    return sentence.skip(anyOf: others, at: next, before: end) != nil ? next : nil
  }

  /// The number in "2 of them", and the index behind it.
  private func ofThem(at index: Int) -> (value: FixedDecimal, end: Int)? {
    guard let number = NumberReader(words: sentence).single(at: index, before: end),
      let of = sentence.skip(.of, at: number.end, before: end),
      let end = sentence.skip(.pronoun, at: of, before: end)
    else { return nil }
    return (number.value, end)
  }

  private func amount(_ range: Range<Int>) -> Amendment? {
    guard let amount = AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound),
      amount.range.upperBound == range.upperBound, !amount.isArticle,
      let quantity = amount.quantity, quantity >= FixedDecimal(1)
    else { return nil }
    return Amendment(quantity: amount.quantity, unit: amount.unit)
  }

  /// Whether it is some of what was mentioned: "one of the rolls", "2 of my biscuits".
  private func isOfThose(_ range: Range<Int>) -> Bool {
    range.contains { index in
      sentence.skip(.of, at: index, before: range.upperBound).flatMap { sentence.skip(.determiner, at: $0) } != nil
    }
  }

  private func less(_ share: Amendment) -> Amendment? {
    if let factor = share.factor {
      return factor < FixedDecimal(1) ? Amendment(factor: FixedDecimal(1) - factor) : nil
    }
    var less = share
    less.difference = .less
    return less
  }

  /// Parses "that was my daughter not me", "the croissant was my wife's, not mine": it was not the speaker's.
  private func all(_ told: Told) -> Parse? {
    let named = told.owned
    let isPointed = named?.allSatisfy { sentence.skip(.pronoun, at: $0) == $0 + 1 } ?? told.namesNothing
    // "My daughter ate it", but not "my daughter ate": that is a meal of hers.
    let isTaken = told.isCorrected || told.isFoodFirst || isPointed && named != nil || isPointedFirst(told)
    // "蛋糕是我女儿吃的": the verb stands between the two words for "was".
    let isTheirs =
      told.person.map(isNoPronoun) == true && !told.saysSpeaker
      && (told.isIdentified ? !told.hasEaten || sentence.language == .chinese : told.hasEaten && isTaken)
    guard told.isDenied || isTheirs, !told.isGiven, !told.saysWhat, told.person != nil || !isOfDiary(told) else {
      return nil
    }
    if isTheirs, let named, var less = isOfThose(named) ? given(named) : counted(named) {
      var owner = EntryReference(food: told.person.map { sentence.original($0) } ?? "")
      owner.isRuledOut = true
      less.without.append(owner)
      return less
    }
    guard !isPointed else {
      var deletion = context.deletion(of: .last) { ($0.slot, $0.day) = (nil, nil) }
      // Of a card with several foods it is all of them.
      deletion.reference?.isWhole = true
      return deletion
    }
    guard let named else { return nil }
    // "My son had the wedges, not me", where potato wedges were logged.
    let pointed = EntryReference(words: determined(named), in: context)
    if pointed.unit != nil { return context.deletion(of: pointed) }
    guard case let items = context.list(named).items, items.count == 1,
      items[0].amount == .unsaid, items[0].match?.quality.isSure == true
    else { return nil }
    return context.deletion(of: EntryReference(items[0]))
  }

  /// Whether German says first that it is what was mentioned, or leaves that out: "den | hat meine Freundin gegessen".
  private func isPointedFirst(_ told: Told) -> Bool {
    guard sentence.language == .german, let verb = told.verb, let person = told.person, verb < person.lowerBound else {
      return false
    }
    let first = context.range.first { sentence.tokens[$0].kind != .mark } ?? verb
    return verb == (sentence.skip(anyOf: [.determiner, .pronoun], at: first, before: verb) ?? first)
  }

  /// The words with the "the" before them.
  private func determined(_ range: Range<Int>) -> Range<Int> {
    sentence.isDetermined(at: range.lowerBound) ? range.lowerBound - 1..<range.upperBound : range
  }

  // MARK: Words

  private func told() -> Told? {
    var told = Told()
    var index = context.range.lowerBound
    while index < end {
      if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = notHad(at: index) {
        told.isDenied = true
        index = next
      } else if let next = ofThem(at: index)?.end ?? numberAlone(at: index) {
        told.rest += index..<next
        index = next
      } else if told.person == nil, let person = person(at: index) {
        guard !isKnown(index..<person), !isPlace(index) else { return nil }
        told.person = index..<person
        index = person
      } else if let next = word(at: index, &told) ?? context.labelEnd(at: index)
        ?? objectPronoun(at: index, behind: told)
      {
        index = next
      } else {
        told.rest.append(index)
        index += 1
      }
    }
    told.isFoodFirst = isFoodFirst(told)
    return told
  }

  /// The index after a pronoun that repeats the food before it: "el yogur | se lo comió mi hijo", "the chips weren't mine, my son
  /// ate | them".
  private func objectPronoun(at index: Int, behind told: Told) -> Int? {
    guard !told.rest.isEmpty,
      sentence.language == .spanish || told.isDenied && sentence.skip(.of, at: index - 1, before: index) != index
    else { return nil }
    return sentence.skip(.pronoun, at: index, before: end)
  }

  /// Whether the food stands before the person, as one that was mentioned: with "the", with a Turkish ending, or in Chinese.
  private func isFoodFirst(_ told: Told) -> Bool {
    guard let person = told.person, let verb = told.verb, let first = told.rest.first, let last = told.rest.last,
      isBefore(first..<last + 1, person), verb > last
    else { return false }
    switch sentence.language {
    // "Das Schnitzel meiner Frau gegessen" was hers, and eaten by the speaker.
    case .german where verb > person.lowerBound: return false
    case .turkish: return TurkishSuffixes.stems(of: sentence.tokens[last].folded).contains { $0.ending.closesPhrase }
    case .chinese: return true
    default: return first > 0 && sentence.skip(.determiner, at: first - 1) == first
    }
  }

  private func isBefore(_ range: Range<Int>, _ person: Range<Int>) -> Bool { range.upperBound <= person.lowerBound }

  /// The index after words that neither name a food nor say how much.
  private func word(at index: Int, _ told: inout Told) -> Int? {
    if let next = sentence.skip(.gave, at: index, before: end) {
      told.isGiven = true
      return next
    }
    if let next = sentence.skip(
      anyOf: [.trigger(.ate), .trigger(.perhapsAte), .person(.has), .tailVerb], at: index, before: end)
    {
      told.verb = told.verb ?? index
      return next
    }
    if let next = sentence.skip(anyOf: [.trigger(.was), .copula], at: index, before: end) {
      told.isIdentified = true
      told.named = told.named ?? told.rest.count
      return next
    }
    if let next = sentence.skip(.subject, at: index, before: end),
      sentence.skip(.determiner, at: index, before: end) != next
    {
      told.saysSpeaker = true
      return next
    }
    // "No, my daughter ate it".
    if index == context.range.lowerBound, let no = sentence.skip(.conjunction(.without), at: index, before: end) {
      return no
    }
    let passed: [Tag] = [
      .filler, .toward, .to, .but, .conjunction(.and), .adverb, .correction, .person(.whom), .determiner,
    ]
    guard let next = sentence.skip(anyOf: passed, at: index, before: end) else { return nil }
    told.isCorrected = told.isCorrected || sentence.skip(.correction, at: index, before: end) == next
    told.joints += index..<next
    return next
  }

  /// The index after "not mine", "not me".
  private func notHad(at index: Int) -> Int? {
    // "Yok" stands behind what there was none of; "yok, kefirdi" begins a correction.
    let isTurkishNo = sentence.language == .turkish && index == context.range.lowerBound
    if let next = sentence.skip(.notHad, at: index, before: end), !isTurkishNo { return next }
    guard let not = sentence.skip(.contrast, at: index, before: end) else { return nil }
    return sentence.skip(anyOf: [.person(.speaker), .mine], at: not, before: end)
  }

  /// Whether it says where somebody was, or with whom: "was at my mum's".
  private func isPlace(_ index: Int) -> Bool {
    index > 0 && sentence.skip(anyOf: [.at, .grocery(.at), .conjunction(.with)], at: index - 1, before: index) == index
  }

  private func person(at index: Int) -> Int? {
    let plates = PlateReader(sentence: sentence, people: people ?? KnownPeople([]))
    return plates.relative(at: index, end) ?? sentence.companion(at: index, before: end) ?? owner(at: index)
      ?? spanishOwner(at: index).flatMap { plates.relative(at: $0, end) }
  }

  /// The index behind "era de".
  private func spanishOwner(at index: Int) -> Int? {
    guard sentence.language == .spanish, index > context.range.lowerBound,
      sentence.skip(anyOf: [.trigger(.was), .copula], at: index - 1) == index
    else { return nil }
    return sentence.skip(anyOf: [.of, .toward], at: index, before: end)
  }

  /// The index after "my wife's".
  private func owner(at index: Int) -> Int? {
    guard let next = sentence.skip(anyOf: [.determiner, .article, .person(.speaker)], at: index, before: end),
      next < end, ["'s", "’s"].contains(where: sentence.tokens[next].lower.hasSuffix)
    else { return nil }
    return next + 1
  }

  /// Whether it says who it is to the speaker, "my daughter": "them" may be foods.
  private func isNoPronoun(_ person: Range<Int>) -> Bool {
    person.count > 1 || [.turkish, .chinese].contains(sentence.language)
  }

  private func isKnown(_ range: Range<Int>) -> Bool {
    people?.person(at: range.lowerBound, in: sentence, before: end) != nil
  }

  /// Whether somebody is named behind "was" who has, or may have, a diary here.
  private func isOfDiary(_ told: Told) -> Bool {
    let names = told.rest.dropFirst(told.named ?? told.rest.count)
    guard let people else { return !names.isEmpty }
    return names.contains { people.person(at: $0, in: sentence, before: end) != nil }
  }
}
