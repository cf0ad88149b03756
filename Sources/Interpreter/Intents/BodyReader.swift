internal import Calls
internal import Nutrition
internal import Words

/// Reads a whole line about a body: "I'm 34, female, 168 cm, 62 kg", "weighed 71.5 this morning", "I want to lose half a
/// kilo a week". A line with anything else in it is not for this reader.
struct BodyReader {
  private static let pound = Figure(units: 45_359_237)

  let context: Context
  private var facts = SetProfileCall()
  /// A word before a bare number that says what it is.
  private var expected: BodyWord?
  private var hasPerson = false
  /// Less is no body's weight unless the word for it was said.
  private var leastKilograms = Figure(25)

  private var sentence: Sentence { context.sentence }

  init(context: Context) {
    self.context = context
  }

  /// Nil where the line is about something else.
  mutating func read() -> Understanding? {
    guard !context.clause.isQuestion, sentence.tokens.count <= 60 else { return nil }
    var index = context.range.lowerBound
    let end = context.range.upperBound
    while index < end {
      if let next = context.labelEnd(at: index) {
        index = next
      } else if let next = measure(at: index, end) ?? word(at: index, end) ?? passed(at: index, end) {
        index = next
      } else {
        return nil
      }
    }
    return understanding()
  }

  /// What is said from `start` on of one person of several, and where it ends: at a semicolon, a new line, or the first word
  /// that says nothing of a body.
  static func person(in context: Context, from start: Int, before end: Int) -> (facts: SetProfileCall, next: Int) {
    var reader = BodyReader(context: context)
    reader.hasPerson = true
    reader.leastKilograms = Figure(2)
    var index = start
    while index < end, !reader.sentence.isMark(";", at: index), !reader.sentence.isMark("\n", at: index),
      let next = reader.measure(at: index, end) ?? reader.word(at: index, end) ?? reader.passed(at: index, end)
    {
      index = next
    }
    return (reader.facts, index)
  }

  private func understanding() -> Understanding? {
    guard facts != SetProfileCall() else { return nil }
    var weightAlone = facts
    weightAlone.weight = nil
    if weightAlone == SetProfileCall(), let weight = facts.weight {
      return context.understanding(
        .profile,
        .calling(
          RecordWeightCall { ($0.weight, $0.day) = (weight, context.when.day?.description) }))
    }
    // A diet or an activity alone says nothing of who it is about.
    guard hasPerson || facts.age != nil || facts.height != nil || facts.weight != nil || facts.aim != nil else {
      return nil
    }
    var understanding = context.understanding(.profile, .calling(facts))
    understanding.when = .unsaid
    return understanding
  }

  /// A number with what it counts.
  private mutating func measure(at index: Int, _ end: Int) -> Int? {
    if let amount = AmountParser(sentence: sentence).read(at: index, before: end), let quantity = amount.quantity,
      amount.unit == .kilogram || amount.unit == .pound
    {
      return weight(quantity, amount.unit == .pound, amount.range.upperBound, end)
    }
    // "称了130斤": 65,000 g.
    if expected == .weight, let amount = AmountParser(sentence: sentence).read(at: index, before: end),
      amount.unit == .gram, let quantity = amount.quantity, quantity >= Figure(1_000) * leastKilograms
    {
      return weight(quantity / Figure(1_000), false, amount.range.upperBound, end)
    }
    guard sentence.tokens[index].isNumber, let number = NumberReader(words: sentence).single(at: index, before: end)
    else { return nil }
    let value = number.value
    let unit = body(at: number.end, end)
    switch unit?.word {
    case .centimetre?, .metre?:
      return height("\(value.formatted(places: 2)) \(unit?.word == .metre ? "m" : "cm")", unit?.next)
    case .foot?: return feet(value, unit?.next ?? number.end, end)
    case .inch?: return height("\(value.formatted(places: 2)) in", unit?.next)
    case .stone?: return stone(value, unit?.next ?? number.end, end)
    case .age?: return age(value, unit?.next)
    case .height?: return height(value.formatted(places: 2), unit?.next)
    // "74,5 kiloyum".
    case .weight? where value >= leastKilograms: return weight(value, false, unit?.next ?? number.end, end)
    case .activeDays?:
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

  private mutating func weight(_ quantity: Figure, _ isPounds: Bool, _ next: Int, _ end: Int) -> Int? {
    let kilograms = isPounds ? quantity * BodyReader.pound : quantity
    let per = sentence.skip(.per, at: next, before: end) ?? sentence.skip(.article, at: next, before: end)
    if let week = body(at: per ?? next, end), week.word == .week {
      facts.weeklyPace = kilograms.rounded(toPlaces: 2)
      return week.next
    }
    guard facts.weight == nil, kilograms >= leastKilograms || expected == .weight else { return nil }
    facts.weight = "\(quantity.formatted(places: 3)) \(isPounds ? "lb" : "kg")"
    expected = nil
    return next
  }

  private mutating func height(_ words: String, _ next: Int?) -> Int? {
    guard facts.height == nil else { return nil }
    facts.height = words
    expected = nil
    return next
  }

  /// "5 ft 10", "5'10".
  private mutating func feet(_ feet: Figure, _ next: Int, _ end: Int) -> Int? {
    guard next < end, sentence.tokens[next].isNumber,
      let inches = NumberReader(words: sentence).single(at: next, before: end)
    else { return height("\(feet.formatted()) ft", next) }
    var after = body(at: inches.end, end).flatMap { $0.word == .inch ? $0.next : nil } ?? inches.end
    if sentence.isMark("\"", at: after) || sentence.isMark("”", at: after) { after += 1 }
    return height("\(feet.formatted()) ft \(inches.value.formatted())", after)
  }

  /// "11 stone 4".
  private mutating func stone(_ stone: Figure, _ next: Int, _ end: Int) -> Int? {
    guard facts.weight == nil else { return nil }
    facts.weight = "\(stone.formatted()) st"
    guard next < end, sentence.tokens[next].isNumber,
      let pounds = NumberReader(words: sentence).single(at: next, before: end)
    else { return next }
    facts.weight = "\(stone.formatted()) st \(pounds.value.formatted())"
    return sentence.skip(.unit(.pound), at: pounds.end, before: end) ?? pounds.end
  }

  private mutating func age(_ value: Figure, _ next: Int?) -> Int? {
    guard facts.age == nil, let years = value.wholeNumber, (1...120).contains(years) else { return nil }
    facts.age = years
    expected = nil
    return next
  }

  /// What a number without a unit is, the word before it says: "weight 72.3", "I'm 34".
  private mutating func bare(_ value: Figure, _ next: Int) -> Int? {
    switch expected {
    case .weight?:
      facts.weight = value.formatted(places: 3)
      expected = nil
      return next
    case .height?: return height(value.formatted(places: 2), next)
    case .age?: return age(value, next)
    default: return hasPerson && facts.age == nil && facts.height == nil ? age(value, next) : nil
    }
  }

  private mutating func word(at index: Int, _ end: Int) -> Int? {
    guard let found = body(at: index, end) else { return nil }
    // "Vejetaryenim": one word says who and what.
    if sentence.skip(.subject, at: index, before: found.next) == found.next { hasPerson = true }
    switch found.word {
    case .weight, .height, .age: expected = found.word
    case .diet: hasPerson = true
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
    } else {
      return false
    }
    return true
  }

  /// Words that say nothing by themselves.
  private mutating func passed(at index: Int, _ end: Int) -> Int? {
    if sentence.tokens[index].kind == .mark { return sentence.isMark("?", at: index) ? nil : index + 1 }
    if let next = sentence.skip(.subject, at: index, before: end) {
      hasPerson = true
      return next
    }
    let nothing: [Meaning] = [
      .filler, .copula, .to, .joint(.and), .also, .adverb, .at, .article, .determiner, .per, .approximate, .of,
      .joint(.with), .head(.body), .head(.future), .head(.goal),
    ]
    return sentence.skip(anyOf: nothing, at: index, before: end)
  }

  private func body(at index: Int, _ end: Int) -> (word: BodyWord, next: Int)? {
    sentence.find(at: index, before: end) { if case .body(let word) = $0 { word } else { nil } }.map {
      ($0.value, $0.next)
    }
  }
}
