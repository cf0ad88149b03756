internal import Calls
internal import Nutrition
internal import Words

/// Parses the definition of a food: "granola is 450 kcal, 10g protein per 100g", also per serving of known weight.
struct DefinitionReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the clause has no figures per an amount.
  func read(_ lead: Lead) -> Parse? {
    guard !context.clause.isQuestion, !lead.isQuestion else { return nil }
    guard let basis = basis() else { return withoutBasis(lead) }
    switch lead.trigger {
    case nil, .define, .log, .add, .was: break
    default: return nil
    }
    let start = lead.trigger == .was ? context.range.lowerBound : lead.next
    guard start < basis.range.lowerBound else { return nil }
    let before = FiguresReader.read(start..<basis.range.lowerBound, of: sentence, bareEnergy: false)
    let after = FiguresReader.read(basis.range.upperBound..<context.range.upperBound, of: sentence, bareEnergy: false)
    let figures = before.figures.completed(by: after.figures)
    let words = name(before.rest)
    if let eaten = eaten(words, after.rest, figures, basis.amount, lead) { return eaten }
    // Without energy it must be announced as a food: "save granola: 10g protein per 100g".
    guard figures.energy != nil || isTold(lead) && figures != .unknown else { return nil }
    let isUsual = basis.amount == Amount(quantity: FixedDecimal(100), unit: .gram)
    // "It has 400 kcal per 100 g", "the packet says so", "130 kcal per 100 g": about the food that is being asked about.
    let isSaid = lead.trigger == .was && words.allSatisfy { lead.headRange?.contains($0) == true }
    let isPronoun = isSaid || words.allSatisfy { sentence.skip(.pronoun, at: $0) == $0 + 1 }
    let food = SaveFoodCall {
      ($0.name, $0.figures) = (isPronoun ? "" : sentence.original(words), figures)
      $0.fields.barcode = barcode(in: before.rest + after.rest)
      if !isUsual { ($0.fields.serving, $0.per) = (basis.grams, basis.amount.description) }
    }
    return context.parse(.define, .calling(food))
  }

  /// Parses what was eaten at so much energy per amount: "crisps 526 kcal/100 g, 25 g bag", "50 g granola at 450 kcal per 100 g".
  private func eaten(
    _ name: [Int], _ rest: [Int], _ figures: Nutrients, _ basis: Amount, _ lead: Lead
  ) -> Parse? {
    guard let energy = figures.energy, figures == Nutrients(energy: energy), lead.trigger != .define,
      lead.trigger != .was,
      let first = name.first, let last = name.last, case let items = context.list(first..<last + 1).items,
      items.count == 1, let unit = basis.unit, let per = basis.quantity
    else { return nil }
    let amounts = AmountParser(sentence: sentence)
    let behind = rest.lazy.compactMap { amounts.read(at: $0, before: context.range.upperBound)?.amount }
      .first { $0.quantity(in: unit) != nil }
    guard let amount = behind ?? (items[0].amount == .unsaid ? nil : items[0].amount),
      let eaten = amount.quantity(in: unit)
    else { return nil }
    var item = items[0].having(amount)
    item.statedEnergy = energy * eaten / per
    var parse = context.parse(lead.trigger == .add ? .add : .log, .log)
    parse.items = [item]
    return parse
  }

  /// A barcode beside the figures: "barcode 4006381333931".
  private func barcode(in rest: [Int]) -> String? {
    rest.lazy.compactMap { index in
      guard sentence.skip(.topic(.barcode), at: index) != nil,
        let number = rest.first(where: { $0 > index && sentence.tokens[$0].isNumber })
      else { return nil }
      return Barcode.printed(sentence.tokens[number].original)?.digits
    }
    .first
  }

  private func isTold(_ lead: Lead) -> Bool {
    lead.trigger == .define || lead.trigger == .log && context.range.contains { sentence.isMark(":", at: $0) }
  }

  /// Recognises figures without the amount that they are for: "my stew has 300 kcal and 20g protein", "the oats have
  /// 380 kcal".
  private func withoutBasis(_ lead: Lead) -> Parse? {
    guard lead.trigger == nil || lead.trigger == .define, context.range.contains(where: isCopula) else { return nil }
    let reader = FiguresReader.read(lead.next..<context.range.upperBound, of: sentence, bareEnergy: false)
    let known = Nutrient.allCases.count { reader.figures[$0] != nil }
    let words = name(reader.rest)
    guard reader.figures.energy != nil, known > 1 && !words.isEmpty || isOfContents(words) else { return nil }
    return context.parse(.define)
  }

  /// Whether it is a food with a word for what it contains.
  private func isOfContents(_ name: [Int]) -> Bool {
    guard let last = name.last, sentence.skip(.bank(.holds), at: last + 1) != nil else { return false }
    return context.isSureFood(sentence.lower(name))
  }

  /// Whether an article behind "and" begins another food: "a bar (190 kcal) and | a 12 oz coke".
  private func isFurtherFood(_ index: Int) -> Bool {
    index > 0 && sentence.skip(.article, at: index) != nil && sentence.skip(.conjunction(.and), at: index - 1) == index
  }

  /// The amount that the figures are for: "per 100g", "per 30g serving", "per serving (30 g)".
  private func basis() -> (amount: Amount, grams: FixedDecimal?, range: Range<Int>)? {
    for start in context.range {
      guard !isSlashOfNumbers(start), !isFurtherFood(start),
        let per = sentence.skip(.per, at: start, before: context.range.upperBound),
        let found = weight(at: per) ?? servingWeight(at: per)
      else { continue }
      return (found.amount, grams(of: found.amount), start..<found.next)
    }
    return nil
  }

  /// Nil for a volume.
  private func grams(of amount: Amount) -> FixedDecimal? {
    guard let quantity = amount.quantity, case .mass(let each)? = amount.unit?.kind else { return nil }
    return quantity * each
  }

  /// Whether the slash is part of a fraction: "1/4".
  private func isSlashOfNumbers(_ index: Int) -> Bool {
    sentence.isMark("/", at: index) && index > 0 && sentence.tokens[index - 1].isNumber
  }

  private func servingWeight(at index: Int) -> (amount: Amount, next: Int)? {
    let end = context.range.upperBound
    guard let unit = AmountParser(sentence: sentence).unit(at: index, end, afterDigits: false) else { return nil }
    guard sentence.isMark("(", at: unit.next) || sentence.isMark(",", at: unit.next) else {
      return sentence.skip(.of, at: unit.next, before: end).flatMap { weight(at: $0) }
    }
    guard let found = weight(at: unit.next + 1) else { return nil }
    return (found.amount, sentence.isMark(")", at: found.next) ? found.next + 1 : found.next)
  }

  private func weight(at index: Int) -> (amount: Amount, next: Int)? {
    let end = context.range.upperBound
    guard index < end, let number = NumberReader(words: sentence).single(at: index, before: end), !number.isArticle
    else { return nil }
    // "45 kcal per 100".
    if number.end == end, number.value == FixedDecimal(100) {
      return (Amount(quantity: number.value, unit: .gram), number.end)
    }
    guard let unit = AmountParser(sentence: sentence).unit(at: number.end, end, afterDigits: true)
    else { return nil }
    guard unit.value.kind != .counted, number.value > .zero else { return nil }
    let serving = AmountParser(sentence: sentence).unit(at: unit.next, end, afterDigits: false)
    return (Amount(quantity: number.value, unit: unit.value), serving?.next ?? unit.next)
  }

  /// The name: the words before the figures, without marks, "is" and "has" at its end.
  private func name(_ rest: [Int]) -> [Int] {
    var words = rest.drop { sentence.tokens[$0].kind == .mark }.prefix {
      !sentence.isMark(":", at: $0) && !sentence.isMark("=", at: $0) && !isCopula($0)
    }
    .filter { sentence.tokens[$0].kind != .mark }
    // "The oat milk | I buy".
    if let told = words.firstIndex(where: { sentence.skip(.subject, at: $0) != nil }), told > 0 {
      words.removeSubrange(told...)
    }
    while let first = words.first, isPassing(first) { words.removeFirst() }
    while let last = words.last, isPassing(last) || sentence.skip(.to, at: last) == last + 1 { words.removeLast() }
    return words
  }

  private func isCopula(_ index: Int) -> Bool {
    sentence.skip(.copula, at: index) == index + 1
  }

  private func isPassing(_ index: Int) -> Bool {
    let tags: [Tag] = [.filler, .determiner, .conjunction(.and), .conjunction(.with), .article]
    return tags.contains { sentence.skip($0, at: index) == index + 1 }
  }
}

extension Nutrients {
  /// These figures, completed by another's where they are unknown.
  func completed(by other: Nutrients) -> Nutrients {
    var result = self
    for nutrient in Nutrient.allCases where result[nutrient] == nil { result[nutrient] = other[nutrient] }
    return result
  }
}
