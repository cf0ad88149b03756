internal import Calls
internal import Nutrition
internal import Words

/// Has the readers that a clause's lead allows offer what they can make of it, and the judge choose.
struct ClauseReader {
  let context: Context
  let lead: Lead
  var sentence: Sentence { context.sentence }
  /// What follows the lead. A word for exercise is kept, as part of the description.
  var rest: Range<Int> {
    let next = lead.trigger == .exercise ? lead.headRange?.lowerBound ?? lead.next : lead.next
    return min(next, context.range.upperBound)..<context.range.upperBound
  }

  init(context: Context) {
    self.init(
      context: context,
      lead: LeadReader(sentence: context.sentence, labels: context.labels, isFood: context.isSureFood)
        .read(context.range))
  }

  private init(context: Context, lead: Lead) {
    self.context = context
    self.lead = lead
  }

  /// The clause without a trigger at its end: "die Milch löschen", "add oats to my favourites", "take the milk off", "3
  /// eggs actually". Nil where there is none.
  private var ended: ClauseReader? {
    guard !lead.isQuestion, !lead.isEmpty, let trailing = trailing() else { return nil }
    let part = context.part(context.range.lowerBound..<trailing.range.lowerBound)
    // "Take the peas off | last night's dinner".
    let behind = context.labels.filter { $0.range.lowerBound >= trailing.range.upperBound }
    return ClauseReader(
      context: Context(
        sentence: sentence, finder: context.finder, now: context.now, clause: part.clause,
        labels: part.labels + behind), lead: trailing.lead)
  }

  /// The lead completed by the trigger at the end, and that trigger's range.
  private func trailing() -> (lead: Lead, range: Range<Int>)? {
    let range = lead.next..<context.range.upperBound
    var lead = lead
    if let trailing = TrailingTrigger.find(in: range, of: sentence, after: lead.trigger),
      !isFurther(trailing.range, behind: range.lowerBound),
      // "剩了四分之一没吃完".
      lead.trigger != .left || trailing.trigger != .didNot
    {
      lead.trigger = trailing.trigger
      lead.headRange = trailing.range
      return (lead, trailing.range)
    }
    if [nil, .ate, .left].contains(lead.trigger), let parted = parted(range, lead) { return parted }
    guard [nil, .ate, .left, .was, .make, .set, .change, .delete, .add].contains(lead.trigger),
      let end = TrailingTrigger.end(.correction, of: range, in: sentence)
    else { return nil }
    lead.isCorrection = true
    return (lead, end)
  }

  /// A verb that takes a food off, and its end: "take the milk off", "I left the bacon out", "die Milch weg".
  private func parted(_ range: Range<Int>, _ lead: Lead) -> (lead: Lead, range: Range<Int>)? {
    var lead = lead
    let start = lead.trigger == .left ? lead.headRange?.lowerBound ?? range.lowerBound : range.lowerBound
    let first = sentence.skip(.subject, at: start, before: range.upperBound) ?? start
    var stop = range.upperBound
    while let label = context.labels.first(where: { $0.range.upperBound == stop && $0.range.lowerBound > first }) {
      stop = label.range.lowerBound
    }
    // "Leave the toast out | actually".
    if first < stop { stop = TrailingTrigger.longest([.correction], of: first..<stop, in: sentence) ?? stop }
    if lead.trigger != .ate, let verb = sentence.skip(.partedVerb, at: first, before: stop),
      let end = TrailingTrigger.end(.partedEnd, of: verb..<stop, in: sentence)
    {
      lead.trigger = .delete
      lead.headRange = range.lowerBound..<verb
      lead.next = verb
      return (lead, end)
    }
    if lead.trigger == nil, let end = takenOff(range) {
      lead.trigger = .delete
      return (lead, end)
    }
    return nil
  }

  /// The word that takes a food off, without a verb: "die Milch weg", "la leche fuera", "el zumo no", and beside other changes
  /// "banana out". Nil where anything else is said.
  private func takenOff(_ range: Range<Int>) -> Range<Int>? {
    let isDetermined =
      sentence.skip(.determiner, at: range.lowerBound) != nil || sentence.isDetermined(at: range.lowerBound)
    guard isDetermined || context.range.count < sentence.tokens.count || sentence.language == .german,
      let end = TrailingTrigger.end(.partedEnd, of: range, in: sentence)
        ?? (isDetermined ? TrailingTrigger.end(.contrast, of: range, in: sentence) : nil),
      case let list = context.list(range.lowerBound..<end.lowerBound), list.items.count == 1,
      list.elements.count == 1, list.items[0].amount == .unsaid, list.items[0].match?.quality.isSure == true
    else { return nil }
    return end
  }

  /// Whether it is more of what was eaten, "a beer and another one", and not a repeated meal.
  private func isFurther(_ trigger: Range<Int>, behind start: Int) -> Bool {
    let conjunction = trigger.lowerBound - 1
    guard conjunction > start,
      sentence.isMark(",", at: conjunction) || sentence.skip(.conjunction(.and), at: conjunction) != nil
    else {
      return false
    }
    return AmountParser(sentence: sentence).further(at: trigger.lowerBound, before: trigger.upperBound, isJoined: true)
      != nil
  }

  func read() -> [Parse] {
    best(of: [
      one { ProductReader(context: context).read() }, one { ReportReader(context: context).read() },
      one { ChangeReader(context: context).printed(context.range) },
      one { QuickAddReader(context: context).read(lead) }, one { DefinitionReader(context: context).read(lead) },
      // "Le di una | a mi hijo" ends in no request.
      one { isQuestion ? nil : OtherEaterReader(context: context).read() },
      { isQuestion ? QuestionReader(context: context).read(lead) : turned ?? (ended ?? self).decided() },
    ])
  }

  /// "Reduce the rice by 50 g", wherever its verb stands, and "drop my calories to 1650".
  private var turned: [Parse]? {
    guard !lead.isNegative else { return nil }
    let changes = ChangeReader(context: context)
    return (changes.turnedBy() ?? changes.turnedTo() ?? SettingsReader(context: context).turnedTarget()).map { [$0] }
  }

  private func decided() -> [Parse] {
    best(of: [
      one { ownedByOthers }, one { movedMeal }, one { movedFood }, one { inside }, { lacking },
      { allBut }, { reduced },
      one { OtherEaterReader(context: context).read() },
      one { restPutBy }, one { otherKind }, one { otherHalf }, one { sharedAll }, one { sharedFood },
      { insteadAndMore }, one { restChanged },
      one { further }, one { ChangeReader(context: context).partOf(context.range) },
      one { ChangeReader(context: context).ownPart(context.range) },
      { lead.isNegative ? denied() : nil }, { lead.isNegative ? nil : affirmed() },
    ])
  }

  private func denied() -> [Parse] {
    best(of: [
      { onlyOther }, { instead }, { exchanged }, { partlyGone }, { eatenAfterwards },
      { DeletionReader(context: context).read(rest, negative: true) },
    ])
  }

  private func affirmed() -> [Parse] {
    switch lead.trigger {
    case .ate, .perhapsAte, .log, .add: eaten()
    case nil, .exercise: bare()
    case .some(let trigger): requested(trigger)
    }
  }

  /// The candidate that leaves the fewest words of the clause; what no reader takes is not understood.
  func best(of candidates: [Judge.Candidate]) -> [Parse] {
    Judge(account: WordAccount(sentence, in: context.range)).best(of: candidates) ?? [context.parse(.other)]
  }

  /// The candidate of a reader that offers one parse.
  func one(_ reader: @escaping () -> Parse?) -> Judge.Candidate {
    { reader().map { [$0] } }
  }

  /// Parses "that included the rice", "Reis war schon dabei": the food is part of what was logged and adds nothing.
  private var inside: Parse? {
    var index = context.range.lowerBound
    let end = context.range.upperBound
    while index < end,
      let next = context.passed(at: index, before: end, [Tag.pronoun, .subject, .filler, .copula].contains)
    {
      index = next
    }
    let leading = sentence.skip(.included, at: index, before: end)
    let trailing = TrailingTrigger.end(.included, of: index..<end, in: sentence)
    let told = leading.map { $0..<end } ?? trailing.map { index..<$0.lowerBound }
    guard let told, !told.isEmpty, case let list = context.list(told), list.items.count == 1, list.items[0].isBare
    else { return nil }
    var remark = context.parse(.chat)
    remark.unaccounted = [sentence.original(context.range)]
    return remark
  }

  /// Whether a food was weighed: "weighed my oats at 45 g".
  private var isOfFood: Bool {
    guard let word = lead.headRange?.last, sentence.skip(.body(.weight), at: word) != nil else { return false }
    let items = context.list(rest).items
    return !items.isEmpty && items.allSatisfy { $0.unit == .gram && $0.match?.quality.isSure == true }
  }

  /// Whether food was put on food: "chucked a tin of beans on toast". Alone, "chucked" means thrown away.
  private var isPutOnFood: Bool {
    guard lead.headRange?.count == 1 else { return false }
    return rest.contains { index in
      guard let next = sentence.skip(anyOf: [.conjunction(.on), .conjunction(.in)], at: index, before: rest.upperBound)
      else {
        return false
      }
      let below = context.list(next..<rest.upperBound)
      return !below.items.isEmpty && below.items.allSatisfy { $0.match?.quality.isSure == true }
    }
  }

  /// Whether it is a question, which never logs. A command in the form of one, "can you add toast?", is a command.
  private var isQuestion: Bool {
    if lead.isQuestion { return true }
    guard context.clause.isQuestion else { return false }
    switch lead.trigger {
    case .log, .add, .delete, .undo, .redo, .change, .make, .set, .move, .swap, .favourite, .unfavourite, .quickAdd,
      .repeat, .was, .chat, .show, .find:
      return false
    default: return true
    }
  }

  private func requested(_ trigger: Trigger) -> [Parse] {
    if let target = SettingsReader(context: context).changedTarget(rest, trigger) { return [target] }
    switch trigger {
    case .delete: return DeletionReader(context: context).read(rest)
    case .undo, .redo: return [StepsReader(context: context).read(rest, trigger)]
    case .make, .set, .change, .swap, .move, .was: return ChangeReader(context: context).read(rest, lead)
    case .skip: return onlyOther ?? eatenAfterwards ?? SkipReader(context: context).skipped(rest, lead)
    case .unskip: return SkipReader(context: context).eaten(rest)
    case .didNot: return onlyOther ?? eatenAfterwards ?? SkipReader(context: context).didNot(rest, lead)
    case .left, .unfinished:
      let remainder = RemainderReader(context: context).read(rest, trigger)
      // "Peyniri bıraktım": all of it.
      let isAll = trigger == .left && remainder.command == .none && sentence.language == .turkish
      return isAll ? SkipReader(context: context).skipped(rest, lead) : [remainder]
    case .repeat: return contains(.futureDay) ? [plan(rest)] : RepetitionReader(context: context).read(rest, lead)
    case .show: return [QuestionReader(context: context).show(lead)]
    case .find: return QuestionReader(context: context).find(rest)
    case .goal, .profile, .favourite, .unfavourite, .define:
      return [SettingsReader(context: context).read(rest, trigger, lead)]
    case .future: return planned()
    case .notEaten where isPutOnFood: return eaten()
    case .notEaten:
      if let gone = PantryReader(context: context).thrownAway(rest, lead) { return [gone] }
      return [SkipReader(context: context).notEaten(rest)]
    case .habit:
      // "Every Monday" is not a day on which something was eaten.
      let isWeighed =
        context.when.offset == nil
        && context.list(afterEating(rest)).items.contains { $0.unit == .gram && $0.match != nil }
      return isWeighed ? eaten() : [context.parse(.skip)]
    case .body where isOfFood: return eaten()
    case .body: return [weighedInState ?? context.parse(.profile)]
    case .bought: return isEatenNext ? eaten() : [context.parse(.other)]
    case .scan: return [context.parse(.other, .beyond(.picture))]
    case .confirm, .chat: return [context.parse(.chat)]
    case .quickAdd, .ate, .perhapsAte, .log, .add, .exercise: return eaten()
    }
  }

  /// Whether it is a habit, without a weight, and not a meal: "we eat fish on Fridays".
  var isHabit: Bool {
    (isLead(.present) || lead.trigger == nil && contains(.present)) && saysHabit
      && (context.when.offset != nil || !isWeighed)
  }

  /// Whether it has a word for a habit, apart from "as always".
  private var saysHabit: Bool {
    var index = context.range.lowerBound
    while index < context.range.upperBound {
      if sentence.skip(.trigger(.habit), at: index, before: context.range.upperBound) != nil { return true }
      index = sentence.skip(.filler, at: index, before: context.range.upperBound) ?? index + 1
    }
    return false
  }

  /// Whether it is about cooking: "I'm making chilli tonight".
  var isBeingCooked: Bool { isLead(.cooking) && !isWeighed }

  func isLead(_ tag: Tag) -> Bool {
    lead.headRange.map { sentence.skip(tag, at: $0.lowerBound) == $0.upperBound } ?? false
  }

  private var isWeighed: Bool { context.list(rest).items.contains { $0.unit == .gram && $0.match != nil } }

  /// Parses a clause without a trigger: an amount corrects, a food logs, a topic asks.
  private func bare() -> [Parse] {
    if contains(.futureDay) { return [plan(rest)] }
    if isHabit { return [context.parse(.skip)] }
    if contains(.trigger(.ate)), let placed = ChangeReader(context: context).placed(context.range) { return placed }
    if lead.isEmpty { return [nothing()] }
    if isBodyWeight, !lead.isCorrection { return [context.parse(.profile)] }
    if asksHowMuch { return QuestionReader(context: context).read(lead) }
    let questions = QuestionReader(context: context)
    let repetitions = RepetitionReader(context: context)
    let changes = ChangeReader(context: context)
    return best(of: [
      one { SettingsReader(context: context).bareTarget(rest) }, one { questions.bareTopic(rest) },
      { asksInside || beginsInEnergy || endsInTopic ? questions.read(lead) : nil },
      { repetitions.embedded(rest, lead) }, { repetitions.portion(rest) }, { repetitions.pointed(rest) },
      one { changes.added(rest, isAddition: false) }, { changes.bare(rest, lead) },
      { said(LogReader(context: context).bare(rest, lead)) },
      { [unknown == .chat ? nothingEaten : context.parse(unknown)] },
    ])
  }

  /// Whether it can only be a body weight: "82.5 kg this morning".
  private var isBodyWeight: Bool {
    let elements = context.list(rest).elements.filter { if case .label = $0 { false } else { true } }
    guard elements.count == 1, case .amount(let amount) = elements[0], let quantity = amount.quantity else {
      return false
    }
    switch amount.unit {
    case .kilogram: return quantity >= FixedDecimal(25)
    case .pound: return quantity >= FixedDecimal(55)
    default: return false
    }
  }

  /// Whether a question word is inside: "a large fry has how many calories". In languages where questions do not begin
  /// with their question word, any such word counts.
  var asksInside: Bool {
    rest.contains { index in
      guard !context.isLabel(index) else { return false }
      let ask = sentence.skip(.ask, at: index, before: rest.upperBound)
      return ask.map { $0 - index > 1 || [.chinese, .turkish].contains(sentence.language) } ?? false
    }
  }

  /// Whether it asks for facts about a food: "potato nutrition".
  private var endsInTopic: Bool {
    guard let last = rest.last, sentence.skip(.topic(.food), at: last) == last + 1,
      // "The feta was low fat".
      !rest.contains(where: { FatClaim.read(at: $0, before: rest.upperBound, of: sentence)?.next == rest.upperBound })
    else { return false }
    let list = context.list(rest)
    return list.items.last.map { $0.match?.quality.isSure != true } == true
      && list.items.allSatisfy { $0.statedEnergy == nil && $0.unit == nil }
  }

  /// Whether it asks for the energy of a food: "calories banana".
  private var beginsInEnergy: Bool {
    let range = rest
    guard let next = sentence.skip(.topic(.food), at: range.lowerBound, before: range.upperBound),
      sentence.find(at: range.lowerBound, before: next, { if case .energy = $0 { true } else { nil } }) != nil,
      next < range.upperBound
    else { return false }
    let items = context.list(next..<range.upperBound).items
    return !items.isEmpty && items.allSatisfy { $0.match?.quality.isSure == true }
  }

  private var unknown: Intent {
    context.contains(context.range, .trigger(.exercise)) ? .exercise : lead.hasSubject ? .chat : .other
  }

  /// Parses a clause of labels and fillers only: "today" asks for the day, "for dinner" moves the meal.
  private func nothing() -> Parse {
    let when = context.when
    guard !when.isUnsaid else { return context.parse(.chat) }
    if when.slot == nil, when.time == nil, !lead.isCorrection { return context.shownDay }
    var moved = context.parse(.move, .change(Amendment(movingTo: when)))
    moved.reference = .last
    return moved
  }

  /// Parses the future, which is never logged, unless a request follows: "I want to log two eggs".
  private func planned() -> [Parse] {
    var next = lead.next
    while let skipped = sentence.skip(.filler, at: next) ?? sentence.skip(.to, at: next) { next = skipped }
    guard next < context.range.upperBound else { return [context.parse(.plan)] }
    let clause = Clause(range: next..<context.range.upperBound)
    let inner = LeadReader(sentence: sentence, labels: [], isFood: context.isSureFood).read(clause.range)
    switch inner.trigger {
    case .log, .add, .delete, .undo, .redo, .change, .move, .swap, .show, .find, .goal, .repeat:
      guard inner.headRange?.lowerBound == next, lead.headRange.map({ sentence.lower($0) }) != "need" else { break }
      return ClauseReader(
        context: Context(
          sentence: sentence, finder: context.finder, now: context.now, clause: clause, labels: context.labels)
      ).read()
    default: break
    }
    if let target = SettingsReader(context: context).bareTarget(clause.range) { return [target] }
    let foods = context.list(inner.next..<clause.range.upperBound).items
    if contains(.futureDay) || foods.contains(where: { $0.match != nil || $0.unit != nil }) {
      return [plan(inner.next..<clause.range.upperBound)]
    }
    let topics = context.topics(context.range)
    return [context.parse(topics.contains(.advice) ? .advice : topics.contains(.food) ? .queryFood : .plan)]
  }

  /// A plan, which is understood but not logged.
  func plan(_ range: Range<Int>) -> Parse {
    var parse = context.parse(.plan)
    parse.items = context.list(range).items
    return parse
  }

  func contains(_ tag: Tag) -> Bool {
    context.contains(context.range, tag)
  }
}
