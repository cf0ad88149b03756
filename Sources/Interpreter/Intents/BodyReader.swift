internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line about body data: "I'm 34, female, 168 cm, 62 kg", "weighed 71.5 this morning", "I want to lose
/// half a kilo a week". A line with anything else in it is left to other readers.
struct BodyReader {
  static let pound = FixedDecimal(units: 45_359_237)

  let context: Context
  var facts = SetProfileCall()
  /// The word before a bare number that says what it is.
  var expected: BodyWord?
  var hasPerson = false
  /// Whether a word names what is stated or changed: "my weight", "my pace".
  var isNamed = false
  /// Whether the line has "change" or "set", which need something named.
  private var isChange = false
  /// Whether it is wanted or aimed at, so that a weight alone is no weight of today: "my goal is 60 kg".
  private var isGoal = false
  private var isMember = false
  /// No weight of a person is more, in kilograms or in pounds.
  static let heaviest = FixedDecimal(700)
  /// The least weight of a body that is recognised without a word for it. It is lower for a child and where a height is
  /// given.
  var leastKilograms: FixedDecimal {
    FixedDecimal(isMember || facts.height != nil || facts.age.map { $0 < 18 } == true ? 2 : 25)
  }

  var sentence: Sentence { context.sentence }

  init(context: Context) {
    self.context = context
  }

  /// Nil where the line is about something else.
  mutating func read() -> Parse? {
    guard !context.clause.isQuestion, sentence.tokens.count <= 60 else { return nil }
    var index = context.range.lowerBound
    let end = context.range.upperBound
    while index < end {
      if let next = dated(at: index, end) ?? leadToDay(at: index, end) ?? labelEnd(at: index) ?? changed(at: index, end)
      {
        index = next
      } else if let next = measure(at: index, end) ?? word(at: index, end) ?? passed(at: index, end) {
        index = next
      } else {
        return nil
      }
    }
    return parse()
  }

  /// The index after a word of time; of "this morning 82.4" without the number, which is no hour where a weight follows.
  private func labelEnd(at index: Int) -> Int? {
    // "Weighed in | today": the "in" is in both.
    guard let label = context.labels.first(where: { $0.range.contains(index) })?.range,
      label.lowerBound == index || !sentence.tokens[index].isNumber, case let end = label.upperBound
    else { return nil }
    guard expected == .weight, end > index + 1, sentence.tokens[end - 1].isNumber,
      sentence.skip(.at, at: end - 2) == nil
    else { return end }
    return end - 1
  }

  /// The index after how much more or less a weight is than it was: "down 2 lbs".
  private func changed(at index: Int, _ end: Int) -> Int? {
    guard facts.weight != nil, let next = sentence.turn(at: index, before: end)?.next,
      let amount = AmountParser(sentence: sentence).read(at: next, before: end),
      [.pound, .kilogram, .gram].contains(amount.unit)
    else { return nil }
    return amount.range.upperBound
  }

  /// Parses one person in a list of several from `start` on, up to a semicolon, a new line, or the first word that is
  /// not about a body.
  static func person(in context: Context, from start: Int, before end: Int) -> (facts: SetProfileCall, next: Int) {
    var reader = BodyReader(context: context)
    reader.hasPerson = true
    reader.isMember = true
    var index = start
    while index < end, !reader.sentence.isMark(";", at: index), !reader.sentence.isMark("\n", at: index),
      let next = reader.dated(at: index, end) ?? reader.leadToDay(at: index, end) ?? reader.measure(at: index, end)
        ?? reader.word(at: index, end) ?? reader.passed(at: index, end)
    {
      index = next
    }
    return (reader.facts, index)
  }

  private mutating func parse() -> Parse? {
    guard facts != SetProfileCall(), !isChange || isNamed else { return nil }
    if isGoal, facts.goalWeight == nil, facts.weight != nil {
      (facts.goalWeight, facts.weight, isNamed) = (facts.weight, nil, true)
    }
    var nameAlone = SetProfileCall()
    nameAlone.name = facts.name
    guard facts != nameAlone else { return nil }
    var weightAlone = facts
    weightAlone.weight = nil
    if weightAlone == SetProfileCall(), let weight = facts.weight {
      return context.parse(
        .profile,
        .calling(
          RecordWeightCall { ($0.weight, $0.day) = (weight, context.when.day?.description) }))
    }
    var ageAlone = facts
    ageAlone.age = nil
    // "A 99" is an ice cream.
    if ageAlone == SetProfileCall(), !hasPerson, !isNamed { return nil }
    // A diet or an activity alone does not say who it is about.
    guard hasPerson || isNamed || facts.age != nil || facts.height != nil || facts.weight != nil || facts.aim != nil
    else { return nil }
    var parse = context.parse(.profile, .calling(facts))
    parse.when = .unsaid
    return parse
  }

  /// Parses a number with its unit.
  private mutating func measure(at index: Int, _ end: Int) -> Int? {
    if let amount = AmountParser(sentence: sentence).read(at: index, before: end), let quantity = amount.quantity {
      let next = amount.range.upperBound
      switch amount.unit {
      case .kilogram?: return weight(quantity, false, next, end)
      case .pound?: return weight(quantity, true, next, end)
      // "称了130斤" (weighed 130 jin) is 65,000 g.
      case .gram? where expected == .weight && quantity >= FixedDecimal(1_000) * leastKilograms:
        return weight(quantity / FixedDecimal(1_000), false, next, end)
      default: break
      }
    }
    guard let number = lastOfRange(at: index, end), case let unit = body(at: number.end, end),
      sentence.tokens[index].isNumber || unit?.word == .stone
    else { return nil }
    let value = number.value
    switch unit?.word {
    case .centimetre?, .metre?:
      return height("\(value.formatted(places: 2)) \(unit?.word == .metre ? "m" : "cm")", unit?.next)
    case .foot?: return feet(value, unit?.next ?? number.end, end)
    case .inch?: return height("\(value.formatted(places: 2)) in", unit?.next)
    case .stone?: return stone(value, unit?.next ?? number.end, end)
    case .age?: return age(value, unit?.next)
    case .height?: return height(value.formatted(places: 2), unit?.next)
    // "74,5 kiloyum" (I am 74.5 kilos).
    case .weight? where value >= leastKilograms: return weight(value, false, unit?.next ?? number.end, end)
    case .activeDays? where facts.activeDays == nil:
      guard let days = value.wholeNumber, (0...7).contains(days) else { return nil }
      facts.activeDays = days
      return unit?.next
    default: break
    }
    if sentence.isMark("'", at: number.end) || sentence.isMark("’", at: number.end) {
      return feet(value, number.end + 1, end)
    }
    return bare(value, number.end)
  }

  /// A number, or the second one of a range of days: "3-4", "3 to 4".
  private func lastOfRange(at index: Int, _ end: Int) -> (value: FixedDecimal, end: Int)? {
    let reader = NumberReader(words: sentence)
    guard let first = reader.single(at: index, before: end) else { return nil }
    let isDash = sentence.isMark("-", at: first.end) || sentence.isMark("–", at: first.end)
    let start =
      isDash
      ? first.end + 1 : sentence.skip(anyOf: [.to, .toward, .range, .conjunction(.or)], at: first.end, before: end)
    if let start, start < end, let second = reader.single(at: start, before: end),
      body(at: second.end, end)?.word == .activeDays
    {
      return (second.value, second.end)
    }
    return (first.value, first.end)
  }

  mutating func word(at index: Int, _ end: Int) -> Int? {
    guard let found = body(at: index, end) else { return nil }
    // "Vejetaryenim" (I am vegetarian) also says who.
    if sentence.skip(.subject, at: index, before: found.next) == found.next { hasPerson = true }
    switch found.word {
    case .weight, .height, .age, .born, .goalWeight, .goalDate, .pace:
      expected = found.word
      isNamed = true
    case .diet: hasPerson = true
    case .noSex:
      facts.noSex = true
      hasPerson = true
    case .equation: isNamed = true
    case .noMotherhood:
      facts.noMotherhood = true
      hasPerson = true
    case .recompute:
      facts.recompute = true
      isNamed = true
    default:
      guard take(found.word) else { return nil }
    }
    return found.next
  }

  mutating func take(_ word: BodyWord) -> Bool {
    if let sex = word.sex {
      facts.sex = sex
    } else if let aim = word.aim {
      facts.aim = aim
    } else if let diet = word.diet {
      facts.diet = diet
    } else if let activity = word.activity {
      facts.activity = activity
    } else if let motherhood = word.motherhood {
      // "Pregnant, third trimester".
      if motherhood != .pregnant || facts.motherhood == nil { facts.motherhood = motherhood }
      hasPerson = true
    } else if let language = word.language {
      facts.language = language.code
      isNamed = true
    } else if let units = word.units {
      facts.units = units
      isNamed = true
    } else {
      return false
    }
    return true
  }

  /// Skips words without a meaning of their own.
  mutating func passed(at index: Int, _ end: Int) -> Int? {
    if sentence.tokens[index].kind == .mark { return sentence.isMark("?", at: index) ? nil : index + 1 }
    if let next = sentence.skip(.subject, at: index, before: end) {
      // "They were 3": the eggs.
      hasPerson = hasPerson || sentence.skip(.trigger(.was), at: index) == nil
      return next
    }
    if let next = sentence.skip(anyOf: [.trigger(.change), .trigger(.set), .trigger(.make)], at: index, before: end) {
      isChange = true
      return next
    }
    if let next = sentence.skip(anyOf: [.trigger(.goal), .trigger(.future)], at: index, before: end) {
      isGoal = true
      return next
    }
    if let next = name(at: index, end) { return next }
    let nothing: [Tag] = [
      .filler, .copula, .to, .conjunction(.and), .also, .adverb, .at, .article, .determiner, .per, .approximate, .of,
      .conjunction(.with), .trigger(.body), .relative, .toward, .conjunction(.on), .trigger(.skip),
    ]
    return sentence.skip(anyOf: nothing, at: index, before: end)
  }

  /// Takes the name in "I'm Ayşe, 34": an unknown capitalised word before a comma.
  mutating func name(at index: Int, _ end: Int) -> Int? {
    guard hasPerson, !isMember, facts == SetProfileCall(), sentence.isMark(",", at: index + 1), index + 1 < end,
      sentence.tokens[index].isWord, sentence.phrases[index].isEmpty,
      sentence.tokens[index].original != sentence.tokens[index].lower, !context.isSureFood(sentence.lower([index]))
    else { return nil }
    facts.name = sentence.tokens[index].original
    return index + 1
  }

  /// The body word at `index`; minutes and "burned" belong to activities.
  func body(at index: Int, _ end: Int) -> (word: BodyWord, next: Int)? {
    sentence.find(at: index, before: end) { tag -> BodyWord? in
      guard case .body(let word) = tag, ![.burned, .minutes, .hours].contains(word) else { return nil }
      return word
    }.map { ($0.value, $0.next) }
  }
}
