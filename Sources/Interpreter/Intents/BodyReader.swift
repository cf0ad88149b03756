internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line about body data: "I'm 34, female, 168 cm, 62 kg", "weighed 71.5 this morning", "I want to lose
/// half a kilo a week". A line with anything else in it is left to other readers.
struct BodyReader {
  private static let pound = FixedDecimal(units: 45_359_237)

  let context: Context
  private var facts = SetProfileCall()
  /// The word before a bare number that says what it is.
  private var expected: BodyWord?
  private var hasPerson = false
  /// Whether a word names what is stated or changed: "my weight", "my pace".
  private var isNamed = false
  /// Whether the line has "change" or "set", which need something named.
  private var isChange = false
  /// Whether it is wanted or aimed at, so that a weight alone is no weight of today: "my goal is 60 kg".
  private var isGoal = false
  private var isMember = false
  /// No weight of a person is more, in kilograms or in pounds.
  private static let heaviest = FixedDecimal(700)
  /// The least weight of a body that is recognised without a word for it. It is lower for a child and where a height is
  /// given.
  private var leastKilograms: FixedDecimal {
    FixedDecimal(isMember || facts.height != nil || facts.age.map { $0 < 18 } == true ? 2 : 25)
  }

  private var sentence: Sentence { context.sentence }

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

  /// Parses a date after a word that needs one: "born on 15 June 1990", "my goal date is 1 March".
  private mutating func dated(at index: Int, _ end: Int) -> Int? {
    let start = sentence.skip(.leadToTime, at: index, before: end) ?? index
    guard let found = DayPhrase(sentence: sentence, today: context.now.today).read(at: start, before: end) else {
      return nil
    }
    let day = context.now.today.adding(found.offset)
    // "15.6.1990 doğumluyum" is a date of birth; "bugün doğum günüm" is a birthday.
    if expected == nil, sentence.tokens[start..<found.next].contains(where: \.isNumber),
      let born = body(at: found.next, end), born.word == .born
    {
      guard facts.birthDate == nil, facts.age == nil else { return nil }
      (facts.birthDate, isNamed) = (day.description, true)
      return born.next
    }
    guard expected == .born || expected == .goalDate else { return nil }
    if expected == .born {
      guard facts.birthDate == nil, facts.age == nil else { return nil }
      facts.birthDate = day.description
    } else {
      guard facts.goalDate == nil else { return nil }
      facts.goalDate = (day > context.now.today ? day : nextYear(of: day)).description
    }
    expected = nil
    return found.next
  }

  /// Skips "by" or "born on", which a label for the day may include.
  private mutating func leadToDay(at index: Int, _ end: Int) -> Int? {
    guard context.labelEnd(at: index) != nil, let lead = body(at: index, end),
      lead.word == .born || lead.word == .goalDate
    else { return nil }
    expected = lead.word
    isNamed = true
    return lead.next
  }

  /// A goal date is in the future: "by 1 March" is the next one.
  private func nextYear(of day: Day) -> Day {
    let year = context.now.today.year
    let next = [year, year + 1].lazy.compactMap { Day(year: $0, month: day.month, day: day.dayOfMonth) }
      .first { $0 > context.now.today }
    return day.year >= year - 1 ? next ?? day : day
  }

  private mutating func weight(_ said: FixedDecimal, _ isPounds: Bool, _ behind: Int, _ end: Int) -> Int? {
    let more = isPounds ? nil : more(at: behind, end)
    let (quantity, next) = (said + (more?.value ?? .zero), more?.next ?? behind)
    let kilograms = isPounds ? quantity * BodyReader.pound : quantity
    let per = sentence.skip(.per, at: next, before: end) ?? sentence.skip(.article, at: next, before: end)
    let week = body(at: per ?? next, end).flatMap { $0.word == .week ? $0.next : nil }
    if week != nil || expected == .pace {
      facts.weeklyPace = kilograms.rounded(toPlaces: 3)
      expected = nil
      return week ?? next
    }
    if expected == .goalWeight {
      guard facts.goalWeight == nil else { return nil }
      facts.goalWeight = "\(quantity.formatted(places: 3)) \(isPounds ? "lb" : "kg")"
      expected = nil
      return next
    }
    guard facts.weight == nil, kilograms >= leastKilograms || expected == .weight else { return nil }
    facts.weight = "\(quantity.formatted(places: 3)) \(isPounds ? "lb" : "kg")"
    expected = nil
    return next
  }

  /// What comes to whole kilograms: "71 kilos y medio", "76 Kilo 200".
  private func more(at index: Int, _ end: Int) -> (value: FixedDecimal, next: Int)? {
    if index < end, sentence.tokens[index].isNumber, sentence.tokens[index].original.utf8.count == 3,
      let grams = Int(sentence.tokens[index].original)
    {
      return (FixedDecimal(grams) / FixedDecimal(1_000), index + 1)
    }
    guard let and = sentence.skip(.conjunction(.and), at: index, before: end) else { return nil }
    let half = sentence.find(at: and, before: end) { if case .fraction(let part) = $0 { part } else { nil } }
    return half.map { ($0.value, $0.next) }
  }

  private mutating func height(_ words: String, _ next: Int?) -> Int? {
    guard facts.height == nil else { return nil }
    facts.height = words
    expected = nil
    return next
  }

  /// Parses "5 ft 10", "5'10".
  private mutating func feet(_ feet: FixedDecimal, _ next: Int, _ end: Int) -> Int? {
    guard next < end, sentence.tokens[next].isNumber,
      let inches = NumberReader(words: sentence).single(at: next, before: end)
    else { return height("\(feet.formatted()) ft", next) }
    var after = body(at: inches.end, end).flatMap { $0.word == .inch ? $0.next : nil } ?? inches.end
    if sentence.isMark("\"", at: after) || sentence.isMark("”", at: after) { after += 1 }
    return height("\(feet.formatted()) ft \(inches.value.formatted())", after)
  }

  /// Parses "11 stone 4".
  private mutating func stone(_ stone: FixedDecimal, _ next: Int, _ end: Int) -> Int? {
    guard facts.weight == nil else { return nil }
    facts.weight = "\(stone.formatted()) st"
    guard let pounds = NumberReader(words: sentence).single(at: next, before: end), !pounds.isArticle else {
      return next
    }
    facts.weight = "\(stone.formatted()) st \(pounds.value.formatted())"
    return sentence.skip(.unit(.pound), at: pounds.end, before: end) ?? pounds.end
  }

  private mutating func age(_ value: FixedDecimal, _ next: Int?) -> Int? {
    guard facts.age == nil, let years = value.wholeNumber, (1...120).contains(years) else { return nil }
    facts.age = years
    expected = nil
    return next
  }

  /// Parses a number without a unit, by the word before it: "weight 72.3", "I'm 34".
  private mutating func bare(_ value: FixedDecimal, _ next: Int) -> Int? {
    switch expected {
    case .weight?:
      facts.weight = value.formatted(places: 3)
      expected = nil
      return next
    // "My goal is 2200" is about energy.
    case .goalWeight? where value > BodyReader.heaviest: return nil
    case .goalWeight?:
      facts.goalWeight = value.formatted(places: 3)
      expected = nil
      return next
    case .height?: return height(value.formatted(places: 2), next)
    case .age?: return age(value, next)
    case .born?, .goalDate?, .pace?: return nil
    default:
      if facts.weight == nil, value >= leastKilograms, namesWeight(behind: next) {
        facts.weight = value.formatted(places: 3)
        return next
      }
      return hasPerson && facts.age == nil && facts.height == nil ? age(value, next) : nil
    }
  }

  /// Whether the scales are named behind the only number: "83,4 heute auf der Waage".
  private func namesWeight(behind index: Int) -> Bool {
    context.range.count { sentence.tokens[$0].isNumber } == 1
      && (index..<max(context.range.upperBound, index)).contains {
        body(at: $0, context.range.upperBound)?.word == .weight
      }
  }

  private mutating func word(at index: Int, _ end: Int) -> Int? {
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

  private mutating func take(_ word: BodyWord) -> Bool {
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
  private mutating func passed(at index: Int, _ end: Int) -> Int? {
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
  private mutating func name(at index: Int, _ end: Int) -> Int? {
    guard hasPerson, !isMember, facts == SetProfileCall(), sentence.isMark(",", at: index + 1), index + 1 < end,
      sentence.tokens[index].isWord, sentence.phrases[index].isEmpty,
      sentence.tokens[index].original != sentence.tokens[index].lower, !context.isSureFood(sentence.lower([index]))
    else { return nil }
    facts.name = sentence.tokens[index].original
    return index + 1
  }

  /// The body word at `index`; minutes and "burned" belong to activities.
  private func body(at index: Int, _ end: Int) -> (word: BodyWord, next: Int)? {
    sentence.find(at: index, before: end) { tag -> BodyWord? in
      guard case .body(let word) = tag, ![.burned, .minutes, .hours].contains(word) else { return nil }
      return word
    }.map { ($0.value, $0.next) }
  }
}
