internal import Calls
internal import Nutrition
internal import Words

/// What Chinese leaves out between words: the 一 of "吃了碗面", and the marks between foods in a row, "鸡蛋牛奶面包", "包子 豆浆".
/// The lexicon knows no foods, so it cannot part them.
struct ChineseRuns {
  let sentence: Sentence
  let lexicon: Lexicon
  let finder: any FoodFinder

  private static let fewestFoods = 3

  /// The line with what was left out; nil where nothing was.
  var completed: String? {
    guard sentence.language == .chinese || sentence.tokens.contains(where: \.isHan) else { return nil }
    var parts: [(text: String, range: Range<Int>)] = []
    for index in sentence.range where sentence.tokens[index].isHan && sentence.phrases[index].isEmpty {
      let token = sentence.tokens[index]
      guard !finder.isName(token.lower),
        let text = counted(token, at: index) ?? listed(token) ?? placed(token) ?? sized(token)
      else {
        continue
      }
      parts.append((text, token.range))
    }
    let sizes = sizes
    let others = parts + spaces + seams + ones
    parts = others.filter { part in !sizes.contains { $0.range.overlaps(part.range) } } + sizes
    guard !parts.isEmpty else { return nil }
    return sentence.line(replacing: parts.map { ($0.range, $0.text) })
  }

  /// A food in a measure word behind a verb, with its 一.
  private func counted(_ token: Token, at index: Int) -> String? {
    let leads: [Tag] = [
      .trigger(.ate), .trigger(.perhapsAte), .conjunction(.and), .conjunction(.plus), .conjunction(.with),
    ]
    guard index > 0, sentence.skip(anyOf: leads, at: index - 1) == index else { return nil }
    let counted = "一" + token.original
    let probe = lexicon.sentence(counted)
    guard let amount = AmountParser(sentence: probe).read(at: 0, before: probe.range.upperBound), amount.unit != nil,
      case let food = probe.lower(Array(amount.range.upperBound..<probe.range.upperBound)), finder.isName(food)
    else { return nil }
    return counted
  }

  /// The size of what was counted right before, in its place: "拿铁一杯 大杯" as "拿铁一大杯".
  private var sizes: [(text: String, range: Range<Int>)] {
    let amounts = AmountParser(sentence: sentence)
    return sentence.range.dropFirst(2).compactMap { index in
      let token = sentence.tokens[index]
      guard token.isHan, token.original.count > 1, amounts.size(at: index, index + 1) != nil,
        let one = (index - 2..<index).lazy.compactMap({ amounts.read(at: $0, before: index) })
          .first(where: { $0.range.upperBound == index && $0.unit != nil && $0.size == nil }),
        case let number = sentence.tokens[one.range.lowerBound]
      else { return nil }
      let isFollowed = index + 1 < sentence.tokens.count && sentence.tokens[index + 1].spacing == .apart
      return (
        number.original + token.original + (isFollowed ? "，" : ""), number.range.lowerBound..<token.range.upperBound
      )
    }
  }

  /// The 一 of what one of several held, as 每: "两杯水 一杯300毫升".
  private var ones: [(text: String, range: Range<Int>)] {
    let (amounts, end) = (AmountParser(sentence: sentence), sentence.tokens.count)
    return sentence.range.dropFirst().compactMap { index in
      guard sentence.tokens[index].original == "一", let one = amounts.read(at: index, before: end), let unit = one.unit,
        !unit.isMeasured || unit.isVessel,
        amounts.read(at: one.range.upperBound, before: end, leads: false)?.unit?.isMeasured == true,
        (0..<index).contains(where: { start in
          let several = amounts.read(at: start, before: index)
          return several?.unit == unit && several?.quantity.map { $0 > FixedDecimal(1) } == true
        })
      else { return nil }
      return ("每", sentence.tokens[index].range)
    }
  }

  /// The spaces between two foods, as marks: "包子 豆浆". Not where both are one name, "西红柿 鸡蛋面".
  private var spaces: [(text: String, range: Range<Int>)] {
    sentence.range.dropFirst().compactMap { index in
      let (before, token) = (sentence.tokens[index - 1], sentence.tokens[index])
      guard token.spacing == .apart,
        endsInFood(index - 1) && (mayBeFood(index) || isSized(index) || beginsWithFood(index))
          || mayBeFood(index - 1) && beginsWithFood(index)
          || endsInAmount(index - 1)
          || isClause(from: index, behind: index - 1)
          || sentence.skip(.person(.each), at: index) != nil && hasContent(through: index - 1),
        !finder.isName(before.lower + token.lower), before.range.upperBound < token.range.lowerBound
      else { return nil }
      return (beginsWithFood(index) || mayBeFood(index) ? "、" : "，", before.range.upperBound..<token.range.lowerBound)
    }
  }

  /// Where two foods meet of which the lexicon parted the second, for which it has other words: "鱼香肉丝米 | 饭".
  private var seams: [(text: String, range: Range<Int>)] {
    sentence.range.dropFirst().compactMap { index in
      let first = sentence.tokens[index - 1]
      guard isGlued(index), first.isHan, sentence.phrases[index - 1].isEmpty, sentence.tokens[index].isHan else {
        return nil
      }
      let ends = sentence.range.dropFirst(index).prefix { $0 == index || isGlued($0) }
      for end in ends.map({ $0 + 1 }) {
        let text = sentence.lower(index - 1..<end)
        guard !finder.isName(text) else { return nil }
        for length in stride(from: first.lower.count, through: 2, by: -1) {
          let foods = [String(text.prefix(length)), String(text.dropFirst(length))]
          guard foods.allSatisfy(finder.isName), areApart(foods) else { continue }
          let place = first.range.lowerBound + first.original.prefix(length).utf8.count
          return ("、", place..<place)
        }
      }
      return nil
    }
  }

  /// Whether another sentence begins: "跑了半小时 回来喝了牛奶". A time or a verb alone belongs to what follows.
  private func isClause(from start: Int, behind last: Int) -> Bool {
    let longestLead = 3
    guard !sentence.tokens[start].isNumber, sentence.tokens[start].isHan,
      (start..<min(start + longestLead, sentence.tokens.count)).contains(where: { index in
        sentence.skip(anyOf: Self.verbs, at: index) != nil
          && (start + 1...max(index, start + 1)).allSatisfy { $0 > index || sentence.tokens[$0].spacing != .apart }
      })
    else { return false }
    return hasContent(through: last)
  }

  private static let verbs: [Tag] = [
    .trigger(.ate), .trigger(.left), .trigger(.unfinished), .trigger(.delete), .printed,
  ]

  /// Words that say something by themselves: "早上没吃".
  private static let deeds: [Tag] = [.trigger(.exercise), .trigger(.skip), .trigger(.didNot), .trigger(.unfinished)]

  /// Whether more than a time or a verb stands there.
  private func hasContent(through last: Int) -> Bool {
    (0...last).contains { index in
      sentence.tokens[index].isNumber || sentence.skip(anyOf: Self.deeds, at: index) != nil
        || sentence.tokens[index].isHan && sentence.phrases[index].isEmpty
    }
  }

  private func isFood(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    return token.isHan && token.original.count > 1 && finder.isName(token.lower)
  }

  /// Whether a food ends here whose letters the lexicon may have parted: 米 is a unit too.
  private func endsInFood(_ index: Int) -> Bool {
    isFood(index)
      || (0..<index).reversed().prefix { isGlued($0 + 1) }.contains { finder.isName(sentence.lower($0..<index + 1)) }
  }

  /// The same of a food that begins here: "米饭两碗".
  private func beginsWithFood(_ index: Int) -> Bool {
    isFood(index)
      || sentence.range.dropFirst(index + 1).prefix(while: isGlued).contains {
        finder.isName(sentence.lower(index..<$0 + 1))
      }
  }

  /// Whether nothing stands between a word and the one before it.
  private func isGlued(_ index: Int) -> Bool {
    sentence.tokens[index].range.lowerBound == sentence.tokens[index - 1].range.upperBound
  }

  /// Whether a food with its amount behind it ends here: "米饭一小碗".
  private func endsInAmount(_ index: Int) -> Bool {
    var start = index
    while start > 0, isGlued(start) { start -= 1 }
    let amounts = AmountParser(sentence: sentence)
    return (start + 1..<index + 1).contains { next in
      amounts.read(at: next, before: index + 1)?.range.upperBound == index + 1
        && finder.isName(sentence.lower(start..<next))
    }
  }

  /// Whether it is a food or a word that nobody knows.
  private func mayBeFood(_ index: Int) -> Bool {
    isFood(index)
      || sentence.tokens[index].isHan && sentence.tokens[index].original.count > 1 && sentence.phrases[index].isEmpty
  }

  /// Whether a size and its food begin here: "中薯条".
  private func isSized(_ index: Int) -> Bool {
    let size = AmountParser(sentence: sentence).size(at: index, sentence.tokens.count)?.next
    // 中 is "in" as well.
    let next = size ?? sentence.skip(.placeBehind, at: index)
    return next.map { $0 < sentence.tokens.count && sentence.tokens[$0].spacing != .apart && isFood($0) } ?? false
  }

  /// A food in a sized bowl or cup, before or behind it, with its 一: "牛肉面大碗" and "大碗牛肉面" as "一大碗牛肉面".
  private func sized(_ token: Token) -> String? {
    let sizeAndUnit = 2
    let parts = [
      (token.original.suffix(sizeAndUnit), token.original.dropLast(sizeAndUnit)),
      (token.original.prefix(sizeAndUnit), token.original.dropFirst(sizeAndUnit)),
    ]
    return parts.lazy.compactMap { vessel, food in
      guard finder.isName(String(food)), case let counted = "一" + vessel, case let probe = lexicon.sentence(counted),
        let amount = AmountParser(sentence: probe).read(at: 0, before: probe.range.upperBound), amount.unit != nil,
        amount.range.upperBound == probe.range.upperBound, amount.size != nil || amount.quantity != FixedDecimal(1)
      else { return nil }
      return counted + food
    }.first
  }

  /// A food without the word behind it that says where another was put: "吐司上".
  private func placed(_ token: Token) -> String? {
    guard let last = token.original.last, lexicon.sentence(String(last)).skip(.placeBehind, at: 0) != nil,
      case let food = String(token.original.dropLast()), finder.isName(food)
    else { return nil }
    return food
  }

  /// Three foods or more, or two that are no one dish, with marks between them.
  private func listed(_ token: Token) -> String? {
    let letters = Array(token.original)
    // "粥咸鸭蛋".
    let halves = letters.count > 2 ? [String(letters[..<1]), String(letters[1...])] : []
    if !halves.isEmpty, halves.allSatisfy(finder.isName), areApart(halves) { return halves.joined(separator: "、") }
    var foods: [String] = []
    var start = 0
    while start < letters.count {
      let lengths = stride(from: min(letters.count - start, NameReader.longestName), through: 2, by: -1)
      guard let length = lengths.first(where: { finder.isName(String(letters[start..<start + $0])) }) else {
        return nil
      }
      foods.append(String(letters[start..<start + length]))
      start += length
    }
    return foods.count >= Self.fewestFoods || areApart(foods) ? foods.joined(separator: "、") : nil
  }

  /// Whether the first of two foods says nothing of the other: what is baked or cooked is no ingredient, "馒头咸菜", "鱼香肉丝米饭",
  /// and a drink none of a dish, "豆浆油条". "牛奶面包" may be milk bread, "草莓牛奶" is strawberry milk.
  private func areApart(_ foods: [String]) -> Bool {
    guard foods.count == 2, let first = finder.match(foods[0], state: nil),
      let last = finder.match(foods[1], state: nil)
    else { return false }
    let isDrink = last.category == .beverages || last.measures.density != nil
    switch first.category {
    case .bakery: return true
    // "宫保鸡丁盖饭" is one dish.
    case .other: return last.category != .other
    case .dairy where first.measures.density == nil: return isDrink
    case .dairy, .beverages: return last.category == .other && !isDrink
    default: return false
    }
  }
}
