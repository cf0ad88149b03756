internal import Nutrition
internal import Words

/// Parses whose meal it was, where it is not just the speaker's: "Emma had 2 slices of toast", "log 200g pasta for
/// Emma", "lasagne 1.2 kg: me 400, Emma 350", "split the lasagne between me and Emma", "Emma and I had a coffee".
struct PeopleReader {
  /// The line without the words about people, and the people.
  struct Told {
    let rest: String
    let plates: [Plate]
    /// How several people without amounts shared it.
    var sharing = Sharing.parted
    /// Whether the food itself is only a pronoun: "log it for Emma".
    let isPronoun: Bool
  }

  /// How several people shared a meal.
  enum Sharing {
    /// They divided it equally.
    case parted
    /// Each had all of it.
    case each
    /// By the amount: "2 eggs" are for all, "a coffee" and "pasta" were had by each.
    case byAmount
  }

  let context: Context
  let people: KnownPeople
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }
  private var reader: PlateReader { PlateReader(sentence: sentence, people: people) }

  /// Nil where it says nothing about people.
  func read() -> Told? {
    guard !context.clause.isQuestion, sentence.tokens.count > 2, sentence.tokens.count <= 120 else { return nil }
    return pot() ?? split() ?? recipients() ?? together() ?? subject() ?? beneficiaries() ?? beneficiary()
  }

  // MARK: Plates of one dish

  /// Parses plates after a colon, a comma or a dash.
  private func pot() -> Told? {
    for index in 1..<end - 1 where sentence.tokens[index].kind == .mark && opensPlates(index) {
      guard let plates = reader.plates(index + 1..<end), !plates.contains(where: isFood) else { continue }
      return told(without: [index..<end], plates)
    }
    return nil
  }

  /// "Pasta mit Pesto: 200 g Pasta, 20 g Pesto": German capitalises foods as well.
  private func isFood(_ plate: Plate) -> Bool {
    guard case .named(let name) = plate.person else { return false }
    return !people.names.contains(name) && context.isSureFood(name.lowercased())
  }

  private func opensPlates(_ index: Int) -> Bool {
    [":", ",", "-", "–", "—", ";"].contains { sentence.isMark($0, at: index) }
  }

  // MARK: Shared in equal parts

  /// Parses "split the lasagne between me and Emma", "a pizza shared with Emma"; also "between" without a verb, for
  /// people who have a diary.
  private func split() -> Told? {
    guard let verb = (0..<end).first(where: { sentence.skip(.share, at: $0) != nil }),
      let next = sentence.skip(.share, at: verb, before: end)
    else { return between() }
    for index in next..<end {
      if let start = sentence.skip(.between, at: index, before: end),
        let found = reader.persons(at: start, before: end),
        found.people.count > 1, isOver(found.next)
      {
        return told(without: [verb..<next, index..<found.next], found.people.map { Plate($0) })
      }
      if let start = sentence.skip(.conjunction(.with), at: index, before: end),
        let found = reader.persons(at: start, before: end), !found.people.contains(.speaker), isOver(found.next)
      {
        let all = [Plate.Person.speaker] + found.people
        return told(without: [verb..<next, index..<found.next], all.map { Plate($0) })
      }
    }
    return nil
  }

  private func between() -> Told? {
    for index in 1..<end {
      guard let start = sentence.skip(.between, at: index, before: end),
        let found = reader.persons(at: start, before: end), found.people.count > 1, isOver(found.next)
      else { continue }
      return told(without: [index..<found.next], found.people.map { Plate($0) })
    }
    return nil
  }

  // MARK: The same for each

  /// Parses "copy Monday's dinner to me and Emma", "the same lunch as yesterday for Emma and Ben".
  private func recipients() -> Told? {
    var first = 0
    while first < end, let next = passed(first) { first = next }
    guard sentence.skip(.trigger(.repeat), at: first, before: end) != nil else { return nil }
    for index in first + 1..<end {
      guard let start = reader.word(.whom, at: index, end),
        let found = reader.persons(at: start, before: end), found.people != [.speaker], isOver(found.next)
      else { continue }
      return told(without: [index..<found.next], found.people.map { Plate($0) })
    }
    return nil
  }

  // MARK: At one table

  /// Parses "Emma and I had 2 eggs each", "me and Emma shared a pizza".
  private func together() -> Told? {
    guard let (start, found) = company else { return nil }
    if let verb = sentence.skip(.share, at: found.next, before: end) {
      return told(without: [start..<verb], found.people.map { Plate($0) })
    }
    let verb =
      reader.word(.each, at: found.next, end) ?? sentence.skip(.both, at: found.next, before: end) ?? found.next
    if sentence.skip(.trigger(.ate), at: verb, before: end) != nil {
      return toldOfEach(without: start..<found.next, found.people)
    }
    // "Emma und ich haben 2 Eier gegessen".
    guard endsInVerb else { return nil }
    return toldOfEach(without: start..<(reader.word(.has, at: found.next, end) ?? found.next), found.people)
  }

  /// Several people at the start of the line, after at most a time.
  private var company: (start: Int, found: (people: [Plate.Person], next: Int))? {
    var start = 0
    while start < end {
      if let found = reader.persons(at: start, before: end), found.people.count > 1 { return (start, found) }
      guard let next = passed(start) else { return nil }
      start = next
    }
    return nil
  }

  /// Parses "2 eggs each for me and Emma", "pasta for Emma and Ben for lunch".
  private func beneficiaries() -> Told? {
    for index in 1..<end - 1 {
      guard let start = reader.word(.whom, at: index, end), let found = reader.persons(at: start, before: end),
        found.people.count > 1, isOver(found.next) || sentence.isMark(":", at: found.next)
      else { continue }
      return toldOfEach(without: index..<found.next, found.people)
    }
    return nil
  }

  private func toldOfEach(without range: Range<Int>, _ people: [Plate.Person]) -> Told? {
    let each = (0..<end).first { !range.contains($0) && reader.word(.each, at: $0, end) != nil }.flatMap { index in
      reader.word(.each, at: index, end).map { index..<$0 }
    }
    let ranges = ([range] + (each.map { [$0] } ?? [])).sorted { $0.lowerBound < $1.lowerBound }
    var told = told(without: ranges, people.map { Plate($0) })
    told?.sharing = each == nil ? .byAmount : .each
    return told
  }

  // MARK: One person

  /// Parses "Emma had 2 slices of toast", "for lunch Ben ate pasta", "Emma: 2 eggs", "Emma's lunch: 2 eggs".
  private func subject() -> Told? {
    if let owned = heading() ?? owner() { return owned }
    var starts = [0]
    while let last = starts.last, last < end, let next = passed(last) { starts.append(next) }
    // "Me and Sarah had" is about the speaker, where Sarah has no diary.
    guard !starts.contains(where: { sentence.company(at: $0, isFood: context.isSureFood) != nil }) else { return nil }
    // "Mum" and "my dog".
    if let relative = starts.reversed().lazy.compactMap({ relative(at: $0) }).first { return relative }
    let start = starts.last ?? 0
    let stranger = stranger(at: start)
    guard let person = reader.person(at: start, end) ?? stranger, person.person != .speaker,
      !isFood(start..<person.next)
    else { return nil }
    if sentence.skip(.trigger(.ate), at: person.next, before: end) != nil {
      return told(without: [start..<person.next], [Plate(person.person)])
    }
    if stranger != nil || people.person(at: start, in: sentence, before: end) != nil,
      let verb = verb(behind: person.next)
    {
      return told(without: [start..<person.next, verb], [Plate(person.person)])
    }
    guard sentence.isMark(":", at: person.next), case .named(let name) = person.person, people.names.contains(name)
    else { return nil }
    return told(without: [start..<person.next + 1], [Plate(person.person)])
  }

  /// A word that nobody knows before a verb for eating, as names are typed: "emma had 2 eggs", "juan comió pasta". What is
  /// near to a food may be one ("mozarella had I"), and so may what comes before its eater ("mozzarella hatte ich").
  private func stranger(at index: Int) -> (person: Plate.Person, next: Int)? {
    guard sentence.language != .chinese, index < end, sentence.tokens[index].isWord, sentence.phrases[index].isEmpty,
      let verb = sentence.skip(anyOf: [.trigger(.ate), .person(.has)], at: index + 1, before: end), verb < end,
      sentence.skip(.subject, at: verb, before: end) == nil,
      context.finder.match(sentence.tokens[index].lower, state: nil).map({ $0.quality == .partial }) ?? true
    else { return nil }
    return (.named(sentence.tokens[index].original), index + 1)
  }

  /// Parses a relative's meal, which is not the speaker's: "my mum had pasta", "meine Frau Ana hatte Suppe".
  private func relative(at start: Int) -> Told? {
    guard let who = reader.relative(at: start, end) else { return nil }
    let name = reader.person(at: who, end)
    let next = name?.next ?? who
    let plate = [Plate(name?.person ?? .named(sentence.original(start..<next)))]
    // "我妈中午吃了面": the time stands before the verb.
    var ate = next
    while let label = context.labelEnd(at: ate) { ate = label }
    if sentence.skip(.trigger(.ate), at: ate, before: end) != nil { return told(without: [start..<next], plate) }
    return verb(behind: next).flatMap { told(without: [start..<next, $0], plate) }
  }

  /// Parses "for Emma: 2 eggs", "for Emma 1 glass of milk", "for Emma dinner was soup".
  private func heading() -> Told? {
    guard let start = reader.word(.whom, at: 0, end), let person = reader.knownPerson(at: start, end),
      person.person != .speaker, person.next < end
    else { return nil }
    let isMark = sentence.tokens[person.next].kind == .mark
    let isFollowed =
      isMark || context.labelEnd(at: person.next) != nil
      || AmountParser(sentence: sentence).read(at: person.next, before: end) != nil
    return isFollowed ? told(without: [0..<(isMark ? person.next + 1 : person.next)], [Plate(person.person)]) : nil
  }

  /// Parses a possessive with a meal: "Emma's lunch: 200g pasta", "for Emma's breakfast 2 eggs".
  private func owner() -> Told? {
    let start = (reader.word(.whom, at: 0, end)).map { [0, $0] } ?? [0]
    for index in start {
      guard let owner = people.typedOwner(at: index, in: sentence, before: end),
        let label = context.labels.first(where: { $0.range.lowerBound == owner.next }), label.slot != nil
      else { continue }
      return told(without: [index..<owner.next], [Plate(.named(owner.name))])
    }
    return nil
  }

  /// Parses "log 200g pasta for Emma", "log it for Emma".
  private func beneficiary() -> Told? {
    for index in 1..<end - 1 {
      guard let start = reader.word(.whom, at: index, end),
        let person = reader.knownPerson(at: start, end) ?? (isLogging ? reader.person(at: start, end) : nil),
        person.person != .speaker, isOver(person.next) || isMealOf(index, before: person.next)
      else { continue }
      return told(without: [index..<person.next], [Plate(person.person)])
    }
    return nil
  }

  /// Whether a meal comes before, and what it was behind: "lunch for Emma was a burger".
  private func isMealOf(_ index: Int, before next: Int) -> Bool {
    context.labels.contains { $0.range.upperBound == index && $0.slot != nil }
      && sentence.skip(anyOf: [.copula, .trigger(.was)], at: next, before: end) != nil
  }

  /// Whether the line begins with a word for logging.
  private var isLogging: Bool {
    sentence.find(at: 0, before: end) { $0 == .trigger(.log) || $0 == .trigger(.add) ? true : nil } != nil
  }

  // MARK: Parts

  /// The verb that says that somebody had it: "Emma comió 2 huevos", "Emma 2 yumurta yedi".
  private func verb(behind index: Int) -> Range<Int>? {
    if let next = reader.word(.has, at: index, end) { return index..<next }
    guard let last = sentence.range.last(where: { sentence.tokens[$0].kind != .mark }), last > index,
      reader.word(.has, at: last, end) == last + 1
    else { return nil }
    return last..<last + 1
  }

  /// Whether the verb is at the end: "Emma ve ben 2 yumurta yedik".
  private var endsInVerb: Bool {
    let last = sentence.range.last { sentence.tokens[$0].kind != .mark }
    return last.map { sentence.skip(.tailVerb, at: $0) == $0 + 1 } ?? false
  }

  /// Whether it is a food and not a person: "pizza had cheese on it". Known people take precedence.
  private func isFood(_ range: Range<Int>) -> Bool {
    people.person(at: range.lowerBound, in: sentence, before: end) == nil && context.isSureFood(sentence.lower(range))
  }

  private func passed(_ index: Int) -> Int? {
    context.labelEnd(at: index)
      ?? context.passed(at: index, before: end, [Tag.filler, .also, .leadToTime, .at].contains)
  }

  /// Whether the line ends there, or only has a time.
  private func isOver(_ start: Int) -> Bool {
    var index = start
    while index < end {
      guard let next = passed(index) else { return false }
      index = next
    }
    return true
  }

  private func told(without ranges: [Range<Int>], _ plates: [Plate]) -> Told? {
    let kept = sentence.range.filter { index in !ranges.contains { $0.contains(index) } }
    guard !kept.isEmpty else { return nil }
    return Told(rest: sentence.line(without: ranges), plates: plates, isPronoun: isPronoun(kept))
  }

  /// Whether it is only a word for logging and a pronoun: "log it".
  private func isPronoun(_ indices: [Int]) -> Bool {
    var index = 0
    var hasPronoun = false
    while let token = indices.first(where: { $0 >= index }) {
      let end = indices.last.map { $0 + 1 } ?? token
      if let next = sentence.skip(.pronoun, at: token, before: end) {
        hasPronoun = true
        index = next
      } else if let next = sentence.skip(anyOf: [.trigger(.log), .trigger(.add)], at: token, before: end) {
        // "Log that" is one phrase.
        hasPronoun = hasPronoun || sentence.skip(.pronoun, at: next - 1, before: next) != nil
        index = next
      } else if let next = passed(token) {
        index = next
      } else {
        return false
      }
    }
    return hasPronoun
  }
}
