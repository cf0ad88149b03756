internal import Words

/// Chains of restaurants in a line about a meal, and other places at its head: "nandos last night, chicken and rice", "a big mac
/// from mcdonald's", "was at the pub: fish and chips".
struct Eateries {
  let sentence: Sentence
  let isFood: (String) -> Bool

  /// The line without them and the words that lead to them; nil where there are none, or nothing else is said. A chain that
  /// begins the name of a food belongs to it: "starbucks latte" where that is one.
  var removed: String? {
    guard sentence.tokens.count <= 60, !isPaid else { return nil }
    var ranges = heading.map { [$0] } ?? []
    var index = heading?.upperBound ?? 0
    while index < sentence.tokens.count {
      guard let next = sentence.skip(.eatery, at: index), !isName(index..<next) else {
        index += 1
        continue
      }
      let start = lead(before: index, from: ranges.last?.upperBound ?? 0)
      let begins = start == 0 || sentence.tokens[start - 1].kind == .mark
      ranges.append(start..<(begins ? pastMark(next) : next))
      index = next
    }
    guard !ranges.isEmpty else { return nil }
    let hasMore = sentence.range.contains { index in
      !ranges.contains { $0.contains(index) } && sentence.tokens[index].isWord
        && (sentence.phrases[index].isEmpty || isFood(sentence.tokens[index].lower))
    }
    return hasMore ? sentence.line(without: ranges) : nil
  }

  /// "Was at the pub:", "waren wir im Kino:" near the beginning, with the colon.
  private var heading: Range<Int>? {
    let (latest, longest) = (3, 6)
    for start in sentence.range.prefix(latest) {
      guard let verb = sentence.skip(anyOf: [.trigger(.was), .copula], at: start),
        let colon = (verb..<sentence.tokens.count).first(where: { sentence.isMark(":", at: $0) }),
        colon - verb < longest
      else { continue }
      let place = sentence.skip(.subject, at: verb) ?? verb
      let isNamed =
        sentence.skip(.placeLead, at: place).map { $0 < colon && !($0..<colon).contains(where: isAmountOrMark) }
        ?? false
      guard isNamed || sentence.skip(.place, at: place) == colon else { continue }
      let subject = start > 0 && sentence.skip(.subject, at: start - 1) == start ? start - 1 : start
      return subject..<colon + 1
    }
    return nil
  }

  private func isAmountOrMark(_ index: Int) -> Bool {
    sentence.tokens[index].isNumber || sentence.tokens[index].kind == .mark
  }

  /// Whether it is about a purchase, which the shop belongs to.
  private var isPaid: Bool {
    sentence.range.contains { index in
      sentence.find(at: index) { tag in
        switch tag {
        case .trigger(.bought), .grocery(.bought), .grocery(.spend), .grocery(.trip), .grocery(.groceries): true
        default: nil
        }
      } != nil
    }
  }

  /// Whether a food is meant: one that begins with the chain's name, or what is counted, as in "2 pieces of kfc".
  private func isName(_ range: Range<Int>) -> Bool {
    let longest = 4
    let before = range.lowerBound - 1
    if before >= 0, isFood(sentence.lower(range)),
      sentence.tokens[before].isNumber || sentence.skip(.of, at: before) == range.lowerBound
    {
      return true
    }
    return (range.upperBound + 1..<max(range.upperBound + longest, range.upperBound + 1)).contains { end in
      end <= sentence.tokens.count && isFood(sentence.lower(range.lowerBound..<end))
    }
  }

  /// The beginning of "at", "from the" and the like before it.
  private func lead(before index: Int, from first: Int) -> Int {
    let longest = 3
    let leads: [Tag] = [
      .at, .tail, .toward, .of, .conjunction(.in), .conjunction(.with), .conjunction(.on), .grocery(.at), .place,
      .origin,
      .article, .determiner,
    ]
    var start = index
    for before in stride(from: index - 1, through: max(first, index - longest), by: -1) {
      guard sentence.skip(anyOf: leads, at: before, before: start) == start else { break }
      start = before
    }
    return start
  }

  /// A colon, comma or dash behind it goes with it, where it begins a part of the line.
  private func pastMark(_ index: Int) -> Int {
    [":", ",", "-", "–", "，", "："].contains { sentence.isMark($0, at: index) } ? index + 1 : index
  }
}
