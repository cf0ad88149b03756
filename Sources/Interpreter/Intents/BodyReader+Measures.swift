internal import Calls
internal import Nutrition
internal import Words

/// Weights, heights and ages, with their units or alone: "81.5 kg", "5 ft 9", "34 years old".
extension BodyReader {
  mutating func weight(_ said: FixedDecimal, _ isPounds: Bool, _ behind: Int, _ end: Int) -> Int? {
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
  func more(at index: Int, _ end: Int) -> (value: FixedDecimal, next: Int)? {
    if index < end, sentence.tokens[index].isNumber, sentence.tokens[index].original.utf8.count == 3,
      let grams = Int(sentence.tokens[index].original)
    {
      return (FixedDecimal(grams) / FixedDecimal(1_000), index + 1)
    }
    guard let and = sentence.skip(.conjunction(.and), at: index, before: end) else { return nil }
    let half = sentence.find(at: and, before: end) { if case .fraction(let part) = $0 { part } else { nil } }
    return half.map { ($0.value, $0.next) }
  }

  mutating func height(_ words: String, _ next: Int?) -> Int? {
    guard facts.height == nil else { return nil }
    facts.height = words
    expected = nil
    return next
  }

  /// Parses "5 ft 10", "5'10".
  mutating func feet(_ feet: FixedDecimal, _ next: Int, _ end: Int) -> Int? {
    guard next < end, sentence.tokens[next].isNumber,
      let inches = NumberReader(words: sentence).single(at: next, before: end)
    else { return height("\(feet.formatted()) ft", next) }
    var after = body(at: inches.end, end).flatMap { $0.word == .inch ? $0.next : nil } ?? inches.end
    if sentence.isMark("\"", at: after) || sentence.isMark("”", at: after) { after += 1 }
    return height("\(feet.formatted()) ft \(inches.value.formatted())", after)
  }

  /// Parses "11 stone 4".
  mutating func stone(_ stone: FixedDecimal, _ next: Int, _ end: Int) -> Int? {
    guard facts.weight == nil else { return nil }
    facts.weight = "\(stone.formatted()) st"
    guard let pounds = NumberReader(words: sentence).single(at: next, before: end), !pounds.isArticle else {
      return next
    }
    facts.weight = "\(stone.formatted()) st \(pounds.value.formatted())"
    return sentence.skip(.unit(.pound), at: pounds.end, before: end) ?? pounds.end
  }

  mutating func age(_ value: FixedDecimal, _ next: Int?) -> Int? {
    guard facts.age == nil, let years = value.wholeNumber, (1...120).contains(years) else { return nil }
    facts.age = years
    expected = nil
    return next
  }

  /// Parses a number without a unit, by the word before it: "weight 72.3", "I'm 34".
  mutating func bare(_ value: FixedDecimal, _ next: Int) -> Int? {
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
  func namesWeight(behind index: Int) -> Bool {
    context.range.count { sentence.tokens[$0].isNumber } == 1
      && (index..<max(context.range.upperBound, index)).contains {
        body(at: $0, context.range.upperBound)?.word == .weight
      }
  }
}
