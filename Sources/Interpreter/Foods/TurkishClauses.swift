internal import Words

/// The sentences of a Turkish line that are written without marks: a verb ends each of them, "simit aldım | yarısını kızım yedi".
struct TurkishClauses {
  let sentence: Sentence
  let isFood: (String) -> Bool
  /// A word that says that something was not eaten.
  let notEaten: () -> String

  /// The line with a comma behind each verb that another follows; nil where there is none.
  var parted: String? {
    guard sentence.language == .turkish, sentence.tokens.count <= 60 else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    for index in sentence.range {
      let place = sentence.tokens[index].range
      if let end = verbEnd(at: index), isParted(at: end) {
        let behind = sentence.tokens[end - 1].range.upperBound
        edits.append((behind..<behind, ","))
      }
      if let end = remarkEnd(behind: index) {
        let eaten = sentence.skip(.trigger(.ate), at: index) ?? index
        edits.append((sentence.tokens[eaten - 1].range.upperBound..<sentence.tokens[end - 1].range.upperBound, ""))
      }
      if index > 0, sentence.tokens[index - 1].kind != .mark, let next = sentence.skip(.all, at: index),
        verbEnd(at: next) != nil
      {
        edits.append((place.lowerBound..<place.lowerBound, ", "))
      }
      if isOfHour(index) {
        edits.append((sentence.tokens[index - 1].range.upperBound..<place.lowerBound, ""))
      }
      if isDistributed(index) {
        edits.append((sentence.tokens[index - 1].range.lowerBound..<place.upperBound, each(index)))
      }
      if isPastEnding(index) { edits.append((place, "")) }
      if isLacking(index) { edits.append((place, notEaten())) }
    }
    return edits.isEmpty ? nil : sentence.line(replacing: edits)
  }

  private static let verbs: [Tag] = [
    .trigger(.ate), .tailVerb, .made, .person(.has), .trigger(.skip), .trigger(.left), .trigger(.unfinished),
    .trigger(.didNot), .trigger(.notEaten), .gave, .share, .trigger(.delete), .trigger(.make), .trigger(.change),
  ]

  /// The index behind a verb that ends its sentence. "Pişirip" goes on.
  private func verbEnd(at index: Int) -> Int? {
    // "64 buçuk kiloyum", but not "1 kilo elma".
    let numbers = NumberReader(words: sentence)
    if (max(index - 2, 0)..<index).contains(where: { numbers.single(at: $0, before: index)?.end == index }),
      sentence.tokens[index].folded.hasSuffix("m"), let weight = sentence.skip(.body(.weight), at: index)
    {
      return weight
    }
    guard let end = sentence.skip(anyOf: Self.verbs, at: index),
      case let last = sentence.tokens[end - 1].folded, !last.hasSuffix("ip"), !last.hasSuffix("up")
    else { return nil }
    return end
  }

  /// The index behind what a verb for eating is followed by, where that tells only how it was: "simit yedim, çok güzeldi", "cips
  /// yedim ya çok pişmanım". Nil where it may say anything of what was eaten.
  private func remarkEnd(behind index: Int) -> Int? {
    let passed: [Tag] = [
      .filler, .adverb, .opinion, .notFood, .but, .preparation, .quality, .determiner, .conjunction(.and),
    ]
    guard let verb = sentence.skip(.trigger(.ate), at: index),
      case let first = sentence.isMark(",", at: verb) ? verb + 1 : verb, first < sentence.tokens.count
    else { return nil }
    let end = sentence.nextMark(from: first)
    guard end > first, saysHow(end - 1) else { return nil }
    var word = first
    while word < end {
      if let next = sentence.skip(anyOf: passed, at: word, before: end) {
        word = next
      } else if isWas(word) {
        word += 1
      } else if sentence.phrases[word].isEmpty, sentence.tokens[word].isWord, !isFood(sentence.tokens[word].lower) {
        word += 1
      } else {
        return nil
      }
    }
    return end
  }

  /// Whether a word is an opinion, or a predicate: "güzeldi", "pişmanım", "doymadım".
  private func saysHow(_ index: Int) -> Bool {
    let word = sentence.tokens[index].folded
    return isWas(index) || sentence.skip(.opinion, at: index) == index + 1
      || sentence.phrases[index].isEmpty && !isFood(sentence.tokens[index].lower)
        && (TurkishSuffixes.isVerbOfSpeaker(word) || TurkishSuffixes.past(word) != nil || word.hasSuffix("im")
          || word.hasSuffix("um"))
  }

  /// Whether it is the ending "was" of the word before: "sıcak|tı".
  private func isWas(_ index: Int) -> Bool {
    sentence.tokens[index].isGlued && sentence.skip(.trigger(.was), at: index) == index + 1
  }

  private func isParted(at next: Int) -> Bool {
    // "Baklavayı sil | yemedim onu".
    let isRemoved = sentence.range.prefix(next).contains { sentence.skip(.trigger(.delete), at: $0) == next }
    // "3 bardak çay içtim | her birinde 1 küp şeker".
    if sentence.skip(.person(.each), at: next) != nil { return true }
    let denials: [Tag] = [.trigger(.didNot), .trigger(.skip), .trigger(.notEaten)]
    if isRemoved, next < sentence.tokens.count, sentence.skip(anyOf: denials, at: next) != nil { return true }
    guard next < sentence.tokens.count, sentence.tokens[next].isWord || sentence.tokens[next].isNumber,
      sentence.skip(anyOf: Self.verbs, at: next) == nil
    else { return false }
    let stop = sentence.nextMark(from: next)
    return (next + 1..<max(next + 1, stop)).contains { verbEnd(at: $0) != nil }
  }

  /// Whether it is the ending of an hour, written apart: "14:30 da".
  private func isOfHour(_ index: Int) -> Bool {
    guard index > 2, sentence.isMark(":", at: index - 2), sentence.tokens[index - 1].isNumber,
      !sentence.tokens[index].isGlued
    else { return false }
    return TurkishSuffixes.isPlaceEnding(sentence.tokens[index].folded)
  }

  /// Whether it is the ending of so many of each: "1er porsiyon".
  private func isDistributed(_ index: Int) -> Bool {
    index > 1 && sentence.tokens[index].isGlued && sentence.tokens[index - 1].isNumber
      && ["er", "ar", "ser", "sar"].contains(sentence.tokens[index].folded)
  }

  private func each(_ index: Int) -> String { ", her biri " + sentence.tokens[index - 1].original }

  /// Whether it says that there was none of a food, beside what was eaten: "ekmek yok, sadece çorba içtim".
  private func isLacking(_ index: Int) -> Bool {
    guard index > 0, sentence.tokens[index - 1].isWord, sentence.skip(.notHad, at: index) == index + 1,
      index + 1 == sentence.tokens.count || sentence.tokens[index + 1].kind == .mark
        || sentence.skip(.only, at: index + 1) != nil
    else { return false }
    return sentence.range.contains { sentence.skip(.trigger(.ate), at: $0) != nil }
  }

  /// Whether it is the ending of a unit that says that it was so much, where it was not another amount: "200 değil 250 gramdı".
  private func isPastEnding(_ index: Int) -> Bool {
    index > 1 && sentence.tokens[index].isGlued && sentence.skip(.trigger(.was), at: index) == index + 1
      && (0..<index).contains { sentence.skip(.contrast, at: $0) != nil }
  }
}
