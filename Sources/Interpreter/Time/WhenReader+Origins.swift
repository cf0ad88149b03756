internal import Nutrition
internal import Words

/// Times that do not say when something was eaten.
extension WhenReader {
  /// A label for a time that does not say when it was eaten: "leftover pizza from last night", "last night's leftover
  /// pizza", "昨天剩的米饭", "only water since breakfast". Nil for any other time.
  func origin(_ label: WhenLabel, in range: Range<Int>) -> WhenLabel? {
    if let origin = originOfLeftover(label, in: range) { return origin }
    guard !label.isHeading || label.range.lowerBound == range.lowerBound else { return nil }
    let end = range.upperBound
    if let next = sentence.skip(.leftover, at: label.range.upperBound, before: end), isPossessive(label) {
      let isDescribing = sentence.skip(.preparation, at: label.range.upperBound) == next
      return WhenLabel(range: label.range.lowerBound..<(isDescribing ? label.range.upperBound : next), isOrigin: true)
    }
    let start = label.range.lowerBound
    if let leftover = leftover(before: label, in: range) { return leftover }
    if label.offset == nil,
      let since = [start, start - 1].first(where: { index in
        index >= range.lowerBound && sentence.skip(.since, at: index, before: end) != nil
      })
    {
      return WhenLabel(range: since..<label.range.upperBound, isOrigin: true)
    }
    return nil
  }

  /// Parses "the rest of yesterday's lasagne": what is left is eaten later.
  private func leftover(before label: WhenLabel, in range: Range<Int>) -> WhenLabel? {
    guard sentence.language == .english, isPossessive(label), label.clock == nil,
      let start = (range.lowerBound..<max(label.range.lowerBound, range.lowerBound)).first(where: { index in
        sentence.skip(.leftover, at: index).map { $0 == label.range.lowerBound || $0 == label.range.lowerBound + 1 }
          ?? false
      })
    else { return nil }
    return WhenLabel(range: start..<label.range.upperBound, isOrigin: true)
  }

  /// Parses "leftovers from yesterday: 200 g lasagne".
  private func originOfLeftover(_ label: WhenLabel, in range: Range<Int>) -> WhenLabel? {
    let (start, end) = (label.range.lowerBound, range.upperBound)
    let lead = sentence.skip(.origin, at: start, before: end) != nil ? start : start - 1
    guard lead > range.lowerBound, let next = sentence.skip(.origin, at: lead, before: end), next <= start + 1,
      isOfLeftover(lead, range.lowerBound) || isOfFood(lead, label, range)
    else { return nil }
    return WhenLabel(range: lead..<label.range.upperBound, isOrigin: true)
  }

  /// Whether a food is said to be of the day before in German or Spanish, "Nudelauflauf von gestern", where nothing is asked and no
  /// entry is changed.
  private func isOfFood(_ lead: Int, _ label: WhenLabel, _ range: Range<Int>) -> Bool {
    guard [.german, .spanish].contains(sentence.language), label.offset.map({ $0 < 0 }) == true, label.clock == nil,
      sentence.tokens[lead - 1].isWord,
      sentence.skip(.leftover, at: lead - 1) == lead || sentence.phrases[lead - 1].allSatisfy({ $0.tag.mayNameFood }),
      sentence.nutrient(at: lead - 1) == nil
    else { return false }
    let others = range.filter { !label.range.contains($0) }
    if others.contains(where: { sentence.skip(.trigger(.ate), at: $0) != nil }) { return true }
    return others.allSatisfy { index in
      sentence.phrases[index].allSatisfy { phrase in
        switch phrase.tag {
        case .trigger, .ask, .topic: false
        default: true
        }
      }
    }
  }

  /// Whether it is a possessive such as "yesterday's". In languages without one, the following word is enough.
  private func isPossessive(_ label: WhenLabel) -> Bool {
    switch sentence.language {
    case .turkish, .chinese: true
    default: sentence.tokens[label.range.upperBound - 1].folded.hasSuffix("s") && label.slot != .snack
    }
  }

  /// Whether a word for leftovers comes before, with no mark or "and" in between.
  private func isOfLeftover(_ index: Int, _ start: Int) -> Bool {
    for before in (start..<index).reversed() {
      if sentence.skip(.leftover, at: before) != nil { return true }
      if sentence.tokens[before].kind == .mark { return false }
    }
    return false
  }
}
