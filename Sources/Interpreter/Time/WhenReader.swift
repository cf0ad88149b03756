internal import Nutrition
internal import Words

/// Finds the time labels of a line: its days, meals and times.
struct WhenReader {
  let sentence: Sentence
  let today: Day
  /// Whether words are the name of a food, so that a meal word in it is not a label: "breakfast burrito".
  let isFood: (String) -> Bool

  /// All labels within `range`, in order.
  func labels(in range: Range<Int>) -> [WhenLabel] {
    let headings = headings(in: range)
    var labels: [WhenLabel] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let heading = headings.first { $0.range.lowerBound >= index }?.range.lowerBound ?? range.upperBound
      let found =
        heading == index
        ? headings.first { $0.range.lowerBound == index } : label(at: index, in: range.lowerBound..<heading)
      guard var found else {
        index += 1
        continue
      }
      if let origin = origin(found, in: range) { found = origin }
      labels.append(found)
      index = found.range.upperBound
    }
    return labels
  }

  /// One label, with all adjacent words of time.
  private func label(at start: Int, in range: Range<Int>) -> WhenLabel? {
    var label = WhenLabel(range: start..<start)
    while let next = extend(&label, at: label.range.upperBound, in: range) {
      label.range = start..<next
    }
    guard !label.range.isEmpty else { return nil }
    label.isHeading = isHeading(label, in: range)
    return label
  }

  /// Adds the words at `index` to `label`, unless it already has such a part. "To" begins a label of its own: "move
  /// lunch to yesterday".
  private func extend(_ label: inout WhenLabel, at index: Int, in range: Range<Int>) -> Int? {
    let end = range.upperBound
    guard index < end, label.range.isEmpty || sentence.skip(.toward, at: index) == nil else { return nil }
    if let next = atom(&label, at: index, in: range, isLed: false) { return next }
    if let at = lead(at: index, end), !isRoughNumber(index, at, end, behind: label),
      let next = atom(&label, at: at, in: range, isLed: true)
    {
      label.hasLead = true
      return next
    }
    var next = index
    while let led = sentence.skip(.leadToTime, at: next, before: end) {
      next = led
      let described = adjectives(at: next, end)
      if let stop = atom(&label, at: next, in: range, isLed: true, isClockLed: false)
        ?? (described > next ? meal(of: &label, at: described, in: range) : nil)
      {
        label.hasLead = true
        return stop
      }
    }
    return nil
  }

  /// Skips "at", "around" and "at about" before an hour.
  private func lead(at index: Int, _ end: Int) -> Int? {
    guard let next = sentence.skip(.at, at: index, before: end) ?? atSign(index, end) else { return nil }
    return sentence.skip(.approximate, at: next, before: end) ?? next
  }

  /// Skips "@" before an hour: "chai @ 4". Of what was bought it is the price.
  private func atSign(_ index: Int, _ end: Int) -> Int? {
    guard sentence.isMark("@", at: index), index + 1 < end, sentence.tokens[index + 1].isNumber,
      !sentence.phrases.joined().contains(where: { $0.tag == .trigger(.bought) })
    else { return nil }
    return index + 1
  }

  /// Whether it is an approximate count: "about 20 pringles" and "cashews, about 20" are not at 20:00. Behind a day or a
  /// meal it is an hour, unless what follows is in the plural: "dinner around 8 chicken curry".
  private func isRoughNumber(_ index: Int, _ next: Int, _ end: Int, behind label: WhenLabel) -> Bool {
    guard sentence.skip(.approximate, at: index) == next, next < end, sentence.tokens[next].isNumber else {
      return false
    }
    // "About 1 1/2 cups".
    if next + 1 < end, sentence.tokens[next + 1].isNumber || sentence.tokens[next + 1].kind == .fraction { return true }
    guard next + 1 < end, sentence.tokens[next + 1].isWord else {
      return isNoHour(next, end) || label.range.isEmpty && followsPlural(index)
    }
    guard isFoodWord(next + 1) else { return false }
    return label.range.isEmpty || isNoHour(next, end) || isPlural(next + 1, end)
  }

  /// Whether a food in the plural comes before, with a comma or without: "prawns, about 10". Of "a handful of almonds around
  /// 3" is said how many there were.
  private func followsPlural(_ index: Int) -> Bool {
    let last = index > 0 && sentence.isMark(",", at: index - 1) ? index - 2 : index - 1
    guard sentence.language == .english, last >= 0, sentence.tokens[last].isWord else { return false }
    let start = (0..<last).last { sentence.tokens[$0].kind == .mark }.map { $0 + 1 } ?? 0
    let amounts = AmountParser(sentence: sentence)
    return Stemmer.isPlural(sentence.tokens[last].folded) && isFoodWord(last)
      && !(start..<last).contains { amounts.read(at: $0, before: last + 1) != nil }
  }

  /// Whether the name that begins at `start` ends in a plural: "chicken nuggets".
  private func isPlural(_ start: Int, _ end: Int) -> Bool {
    guard sentence.language == .english else { return true }
    let stop = (start..<end).first { !sentence.tokens[$0].isWord || !isNoun($0) } ?? end
    return Stemmer.isPlural(sentence.tokens[max(stop - 1, start)].folded)
  }

  /// Whether a bare number is no hour in English, which counts them to twelve.
  private func isNoHour(_ index: Int, _ end: Int) -> Bool {
    guard sentence.language == .english, !sentence.isMark(":", at: index + 1),
      let number = NumberReader(words: sentence).single(at: index, before: end)
    else { return false }
    return number.value > FixedDecimal(12)
  }

  /// Whether a bare number heads a part of a line that began with a time, and counts nothing: "8am oats, 12 chicken salad".
  private func isNextHour(_ index: Int, _ end: Int) -> Bool {
    let earliest = 5
    guard sentence.language == .english, index > 0, sentence.tokens[index - 1].kind == .mark,
      let hour = Int(sentence.tokens[index].original), hour >= earliest, index + 1 < end,
      sentence.tokens[index + 1].isWord,
      !sentence.tokens[index + 1].isGlued, !isPlural(index + 1, end)
    else { return false }
    return ClockPhrase(sentence: sentence).read(at: 0, before: index, isLed: false) != nil
  }

  /// Skips adjectives: "for a quick snack".
  private func adjectives(at start: Int, _ end: Int) -> Int {
    var index = start
    while let next = sentence.skip(anyOf: [.preparation, .quality], at: index, before: end) ?? size(at: index, end) {
      index = next
    }
    return index
  }

  private func size(at index: Int, _ end: Int) -> Int? {
    sentence.find(at: index, before: end) { if case .size = $0 { true } else { nil } }?.next
  }

  private func meal(of label: inout WhenLabel, at index: Int, in range: Range<Int>) -> Int? {
    guard label.slot == nil, let meal = meal(at: index, in: range, isLed: true) else { return nil }
    label.slot = meal.value
    return meal.next
  }

  private func atom(
    _ label: inout WhenLabel, at index: Int, in range: Range<Int>, isLed: Bool, isClockLed: Bool = true
  ) -> Int? {
    let end = range.upperBound
    if let next = moment(&label, at: index, end) { return next }
    if label.offset == nil, let day = DayPhrase(sentence: sentence, today: today).read(at: index, before: end),
      !isNamed(after: index..<day.next, end)
    {
      (label.offset, label.hasOwnDay) = (day.offset, true)
      let isNight = (index..<day.next).contains { sentence.skip(.ago(.nights), at: $0) == day.next }
      if isNight { label.slot = label.slot ?? .dinner }
      let part = sentence.find(at: day.next, before: end) { tag -> MealSlot? in
        if case .dayPart(let slot) = tag { slot } else { nil }
      }
      // "Monday morning tea" is one meal.
      guard let part, label.slot == nil, meal(at: day.next, in: range, isLed: false) == nil else { return day.next }
      label.slot = part.value
      return part.next
    }
    // "Mid morning snack" says twice which meal it was.
    if let meal = meal(at: index, in: range, isLed: isLed), label.slot == nil || label.slot == meal.value {
      label.slot = meal.value
      return meal.next
    }
    if label.clock == nil,
      let clock = ClockPhrase(sentence: sentence, followsTime: label.offset != nil || label.slot != nil)
        .read(at: index, before: end, isLed: isLed && isClockLed || isNextHour(index, end))
    {
      label.clock = clock.mention
      return clock.next
    }
    return nil
  }

  /// Parses "last night", "this morning": a day and a meal in one.
  private func moment(_ label: inout WhenLabel, at index: Int, _ end: Int) -> Int? {
    let found = sentence.find(at: index, before: end) { tag -> (offset: Int?, slot: MealSlot)? in
      if case .moment(let offset, let slot) = tag { (offset, slot) } else { nil }
    }
    guard let found, label.slot == nil, label.offset == nil || (found.value.offset ?? 0) == 0 else { return nil }
    label.slot = found.value.slot
    label.offset = label.offset ?? found.value.offset
    return found.next
  }

  /// Parses a verb of eating that means lunch, where the line has the verbs of other meals.
  private func mainMeal(at index: Int, _ end: Int) -> (value: MealSlot, next: Int)? {
    guard let next = sentence.skip(.mainMeal, at: index, before: end),
      sentence.range.contains(where: { other in
        sentence.meal(at: other, before: sentence.tokens.count)
          .map { sentence.skip(.trigger(.ate), at: other) == $0.next } ?? false
      })
    else { return nil }
    return (.lunch, next)
  }

  /// Parses a meal word, unless it is part of a food's name.
  private func meal(at index: Int, in range: Range<Int>, isLed: Bool) -> (value: MealSlot, next: Int)? {
    guard
      let found = sentence.meal(at: index, before: range.upperBound) ?? mealNotDrink(at: index, in: range)
        ?? mainMeal(at: index, range.upperBound)
    else { return nil }
    let next = found.next
    // "A snack-size bag".
    if next < range.upperBound, sentence.tokens[next].spacing == .hyphen { return nil }
    if next < range.upperBound, sentence.tokens[next].isWord, isNoun(next), isFood(sentence.lower(index..<next + 1)) {
      return nil
    }
    // "15 g of breakfast biscuits".
    if !isLed || sentence.skip(.of, at: index - 1) == index, index > range.lowerBound + 1, next < range.upperBound,
      sentence.skip(.of, at: index - 1) == index || sentence.tokens[index - 1].isNumber, sentence.tokens[next].isWord,
      isNoun(next)
    {
      return nil
    }
    // "Egg and breakfast meat".
    if !isLed, index > range.lowerBound,
      sentence.skip(anyOf: [.conjunction(.and), .conjunction(.with)], at: index - 1) == index,
      sentence.skip(.filling, at: next, before: range.upperBound) != nil
    {
      return nil
    }
    // "15 g of rice snacks"; "80 g broccoli lunch" ends in the meal.
    if !isLed, found.value == .snack || next < range.upperBound, index > range.lowerBound + 2,
      sentence.tokens[index - 1].isWord, isNoun(index - 1), found.next == index + 1,
      isWeight(before: index - 1)
    {
      return nil
    }
    // "A slice of school lunch pizza".
    if !isLed, index > range.lowerBound, next < range.upperBound, sentence.tokens[index - 1].isWord,
      isFoodWord(index - 1), sentence.tokens[next].isWord, sentence.skip(.dish, at: next) != nil
    {
      return nil
    }
    // "Fruit snacks".
    if !isLed, index > range.lowerBound, sentence.tokens[index - 1].isWord, isNoun(index - 1),
      isFood(sentence.lower(index - 1..<next))
    {
      return nil
    }
    return found
  }

  /// Whether a weight comes before: "15 g of", "15g".
  private func isWeight(before index: Int) -> Bool {
    let unit = sentence.skip(.of, at: index - 1) == index ? index - 2 : index - 1
    guard unit > 0, sentence.tokens[unit - 1].isNumber else { return false }
    return AmountParser(sentence: sentence).unit(at: unit, index, afterDigits: true)?.value == .gram
  }

  /// Whether it is a dish with a day in its name: "Sunday roast". In "Sunday roast chicken" it is the day.
  private func isNamed(after day: Range<Int>, _ end: Int) -> Bool {
    let next = day.upperBound
    guard next < end, sentence.tokens[next].isWord, isFood(sentence.lower(day.lowerBound..<next + 1)) else {
      return false
    }
    return next + 1 >= end || !sentence.tokens[next + 1].isWord || !isFood(sentence.lower(next..<next + 2))
  }

  /// Whether a word is not in the lexicon, or only as a kind of food.
  private func isFoodWord(_ index: Int) -> Bool {
    let names: [Tag] = [.ingredient, .filling, .filled, .dish]
    return sentence.phrases[index].allSatisfy { phrase in
      if case .category = phrase.tag { true } else { names.contains(phrase.tag) }
    }
  }

  /// Whether a word may be a noun: it is not in the lexicon as a conjunction, verb or the like.
  func isNoun(_ index: Int) -> Bool {
    sentence.phrases[index].allSatisfy { phrase in
      switch phrase.tag {
      case .conjunction, .filler, .leadToTime, .at, .trigger, .subject, .of, .tail: false
      default: true
      }
    }
  }

  /// Whether a mark or "and" comes before.
  private func isJoined(_ index: Int) -> Bool {
    index > 0 && (sentence.tokens[index - 1].kind == .mark || sentence.skip(.conjunction(.and), at: index - 1) == index)
  }

  /// Whether it says when the food right before it was eaten: "toast for breakfast - soup for lunch".
  private func isOfFoodBefore(_ label: WhenLabel) -> Bool {
    let start = label.range.lowerBound
    guard start > 0, sentence.skip(.leadToTime, at: start, before: label.range.upperBound) != nil else { return false }
    return sentence.tokens[start - 1].isWord && isNoun(start - 1) && sentence.skip(.filler, at: start - 1) == nil
  }

  /// Whether it heads what follows: "lunch:", "breakfast was", "for dinner I had", or at the very start.
  private func isHeading(_ label: WhenLabel, in range: Range<Int>) -> Bool {
    let next = label.range.upperBound
    if label.range.lowerBound == range.lowerBound { return true }
    guard next < range.upperBound else { return false }
    if [":", "=", "-"].contains(where: { sentence.isMark($0, at: next) }) { return !isOfFoodBefore(label) }
    if sentence.find(at: next, before: range.upperBound, { $0 == .trigger(.was) ? true : nil }) != nil { return true }
    // "Had toast, yesterday had soup", "porridge, for lunch a wrap".
    if isJoined(label.range.lowerBound),
      sentence.skip(.trigger(.ate), at: next, before: range.upperBound) != nil
        || sentence.namesFood(at: next, before: range.upperBound, isFood)
    {
      return true
    }
    return sentence.skip(.subject, at: next, before: range.upperBound) != nil
  }
}
