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

  init(context: Context, lead: Lead) {
    self.context = context
    self.lead = lead
  }

  func read() -> [Parse] {
    best(of: [
      one { ProductReader(context: context).read() }, one { ReportReader(context: context).read() },
      one { ChangeReader(context: context).printed(context.range) },
      one { QuickAddReader(context: context).read(lead) }, one { DefinitionReader(context: context).read(lead) },
      { isQuestion ? QuestionReader(context: context).read(lead) : turned ?? stated },
    ])
  }

  /// "Reduce the rice by 50 g", wherever its verb stands, and "drop my calories to 1650".
  private var turned: [Parse]? {
    guard !lead.isNegative else { return nil }
    let changes = ChangeReader(context: context)
    return (changes.turnedBy() ?? changes.turnedTo() ?? SettingsReader(context: context).turnedTarget()).map { [$0] }
  }

  private var stated: [Parse] {
    guard let ended else { return decided() }
    // "Le di una | a mi hijo" ends in no request.
    return best(of: [one { OtherEaterReader(context: context).read() }, { ended.decided() }])
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
    case .left, .unfinished: return [RemainderReader(context: context).read(rest, trigger)]
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
  var saysHabit: Bool {
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

  var isWeighed: Bool { context.list(rest).items.contains { $0.unit == .gram && $0.match != nil } }

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
