internal import Calls
internal import Nutrition
internal import Words

/// Clauses without a word for what is wanted: an amount corrects, a food logs, a topic asks.
extension ClauseReader {
  /// Parses a clause without a trigger: an amount corrects, a food logs, a topic asks.
  func bare() -> [Parse] {
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

  var unknown: Intent {
    context.contains(context.range, .trigger(.exercise)) ? .exercise : lead.hasSubject ? .chat : .other
  }

  /// Parses a clause of labels and fillers only: "today" asks for the day, "for dinner" moves the meal.
  func nothing() -> Parse {
    let when = context.when
    guard !when.isUnsaid else { return context.parse(.chat) }
    if when.slot == nil, when.time == nil, !lead.isCorrection { return context.shownDay }
    var moved = context.parse(.move, .change(Amendment(movingTo: when)))
    moved.reference = .last
    return moved
  }
}
