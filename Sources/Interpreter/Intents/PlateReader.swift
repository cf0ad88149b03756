internal import Nutrition
internal import Words

/// Parses who had how much: "me 400, Emma 350 and Ben 150, the rest in the fridge", "400 for me and the rest for Emma".
struct PlateReader {
  let sentence: Sentence
  let people: KnownPeople

  /// Nil unless all of `range` is plates.
  func plates(_ range: Range<Int>) -> [Plate]? {
    var plates: [Plate] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let plate = plate(at: index, range.upperBound) else { return nil }
      if let found = plate.plate { plates.append(found) }
      index = separated(plate.next, range.upperBound)
      guard index > plate.next || index >= range.upperBound else { return nil }
    }
    let isSure = plates.contains { $0.amount.quantity != nil } && (plates.count > 1 || isKnown(plates))
    return isSure ? plates : nil
  }

  /// Whether all are the speaker or people who have a diary.
  private func isKnown(_ plates: [Plate]) -> Bool {
    plates.allSatisfy { plate in
      switch plate.person {
      case .speaker: true
      case .named(let name): people.names.contains(name)
      }
    }
  }

  /// A list of names: "me and Emma", "Emma, Ben and me". Nil where somebody is unknown.
  func persons(at start: Int, before end: Int) -> (people: [Plate.Person], next: Int)? {
    var found: [Plate.Person] = []
    var index = start
    var next = start
    while let person = knownPerson(at: index, end) {
      found.append(person.person)
      next = person.next
      index = separated(next, end)
      guard index > next else { break }
    }
    return found.isEmpty ? nil : (found, next)
  }

  func knownPerson(at index: Int, _ end: Int) -> (person: Plate.Person, next: Int)? {
    if let next = word(.speaker, at: index, end) { return (.speaker, next) }
    return people.person(at: index, in: sentence, before: end).map { (.named($0.name), $0.next) }
  }

  /// A known person, or a capitalised unknown word.
  func person(at index: Int, _ end: Int) -> (person: Plate.Person, next: Int)? {
    if let known = knownPerson(at: index, end) { return known }
    guard index < end, sentence.tokens[index].isWord, sentence.phrases[index].isEmpty,
      sentence.tokens[index].original.first?.isUppercase == true
    else { return nil }
    return (.named(sentence.tokens[index].original), index + 1)
  }

  /// The end of a relation: "mum", "my wife", "我女儿".
  func relative(at start: Int, _ end: Int) -> Int? {
    // "Mi hijo" begins as "mí" does.
    let speaker = word(.speaker, at: start, end) ?? start
    if let next = sentence.companion(at: start, before: end), next > speaker { return next }
    let lead = sentence.skip(anyOf: [.determiner, .article, .person(.speaker)], at: start, before: end)
    return sentence.skip(.family(.relation), at: lead ?? start, before: end)
  }

  func word(_ word: PersonWord, at index: Int, _ end: Int) -> Int? {
    sentence.skip(.person(word), at: index, before: end)
  }

  /// Parses "Emma 350 g", "350 g for Emma", "the rest for Emma". A rest without a person ends the list.
  private func plate(at index: Int, _ end: Int) -> (plate: Plate?, next: Int)? {
    if let rest = word(.rest, at: index, end) {
      let lead = word(.whom, at: rest, end) ?? rest
      guard let person = person(at: lead, end) else { return (nil, end) }
      return (Plate(person.person), person.next)
    }
    if let person = person(at: index, end) {
      let start = word(.has, at: person.next, end) ?? person.next
      if let rest = word(.rest, at: start, end) { return (Plate(person.person), rest) }
      guard let amount = amount(at: start, end) else { return nil }
      return (Plate(person.person, amount.amount), amount.next)
    }
    guard let amount = amount(at: index, end) else { return nil }
    let lead = word(.whom, at: amount.next, end) ?? amount.next
    return person(at: lead, end).map { (Plate($0.person, amount.amount), $0.next) }
  }

  private func amount(at index: Int, _ end: Int) -> (amount: Amount, next: Int)? {
    guard index < end, sentence.tokens[index].isNumber || sentence.tokens[index].kind == .fraction else { return nil }
    if let phrase = AmountParser(sentence: sentence).read(at: index, before: end), phrase.quantity != nil {
      return (Amount(quantity: phrase.quantity, unit: phrase.unit), phrase.range.upperBound)
    }
    return NumberReader(words: sentence).single(at: index, before: end).map { (Amount(quantity: $0.value), $0.end) }
  }

  /// The index after commas and "and".
  private func separated(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(.conjunction(.and), at: index, before: end) {
        index = next
      } else {
        return index
      }
    }
    return index
  }
}
