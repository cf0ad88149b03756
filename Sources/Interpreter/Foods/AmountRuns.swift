internal import Nutrition

/// Pairs the amounts of a chunk with its names. Amounts come before their names ("200g rice 2 eggs") or after them
/// ("rice 200g eggs 2").
enum AmountRuns {
  struct Run: Hashable, Sendable {
    var words: [Int] = []
    var amount: AmountPhrase?
    var energy: FixedDecimal?
    var isApproximate = false
    /// Numbers that say nothing beside the amount: the 45 of "seven 45 coffee".
    var unused: [Range<Int>] = []

    /// Takes an amount that stands before the name, or behind another amount of the same food.
    fileprivate mutating func take(_ other: AmountPhrase, isBeforeName: Bool) {
      guard let amount else {
        self.amount = other
        return
      }
      let both = isBeforeName ? amount.leading(other) : amount.combined(with: other)
      self.amount = both
      let isSaidAgain = other.quantity == nil || other.quantity == amount.quantity || other.isOne
      if both == amount, !isSaidAgain { unused.append(other.range) }
    }

    /// The share of what is named next: half, in "half of an 800 kcal pizza".
    var partOfNext: FixedDecimal? {
      guard words.isEmpty, let amount, amount.hasOf, amount.unit == nil, let quantity = amount.quantity,
        quantity < FixedDecimal(1)
      else { return nil }
      return quantity
    }
  }

  static func runs(of pieces: [Chunk.Piece]) -> [Run] {
    if isPostfix(pieces) { return postfix(pieces) }
    guard let turn = turn(in: pieces) else { return prefix(pieces) }
    return runs(of: Array(pieces[..<turn])) + runs(of: Array(pieces[turn...]))
  }

  /// Where the amounts come before their names, after some that came behind: "oats 50g milk 200ml | a banana". Of two
  /// amounts in a row behind a name a weight is of that name. Nil where they do not turn.
  private static func turn(in pieces: [Chunk.Piece]) -> Int? {
    guard pieces.last?.word != nil, let first = pieces.firstIndex(where: { $0.word != nil }) else { return nil }
    return pieces.indices.dropFirst(first + 2).last { index in
      guard let weight = pieces[index - 1].amount, let next = pieces[index].amount else { return false }
      return weight.unit?.isMeasured == true && weight.energy == nil && next.quantity != nil && next.energy == nil
        && !next.isTimes
    }
  }

  private static func isPostfix(_ pieces: [Chunk.Piece]) -> Bool {
    guard case .word? = pieces.first, case .amount? = pieces.last else { return false }
    return true
  }

  private static func prefix(_ pieces: [Chunk.Piece]) -> [Run] {
    let hasName = pieces.contains { $0.word != nil }
    var runs: [Run] = []
    var run = Run()
    for piece in pieces {
      switch piece {
      case .word(let index): run.words.append(index)
      case .amount(let amount):
        if let energy = amount.energy {
          run.energy = run.partOfNext.map { energy * $0 } ?? energy
          run.isApproximate = run.isApproximate || amount.isApproximate
        } else if run.words.isEmpty {
          run.take(amount, isBeforeName: hasName)
        } else {
          runs.append(run)
          run = Run(amount: amount)
        }
      }
    }
    guard run.words.isEmpty, !runs.isEmpty else { return runs + [run] }
    // An amount at the end without a name restates the one before: "2 eggs 100g".
    if let amount = run.amount { runs[runs.count - 1].take(amount, isBeforeName: false) }
    return runs
  }

  private static func postfix(_ pieces: [Chunk.Piece]) -> [Run] {
    var runs: [Run] = []
    var run = Run()
    for piece in pieces {
      switch piece {
      case .word(let index):
        if run.amount != nil || run.energy != nil {
          runs.append(run)
          run = Run()
        }
        run.words.append(index)
      case .amount(let amount):
        if let energy = amount.energy {
          run.energy = energy
          run.isApproximate = run.isApproximate || amount.isApproximate
        } else {
          run.take(amount, isBeforeName: false)
        }
      }
    }
    return runs + [run]
  }
}

extension AmountPhrase {
  /// Whether it says no more than that it is one: the "bir" of "250 gramlık bir biftek".
  fileprivate var isOne: Bool { isArticle || unit == nil && quantity == FixedDecimal(1) }

  /// Combines two amounts before a name: "two" and "60 g", "half of a" and "400 g" multiply.
  fileprivate func leading(_ other: AmountPhrase) -> AmountPhrase {
    // "两瓶500毫升的可乐": so much is in each.
    if unit?.holdsDrink == true || unit == .piece && other.unit?.isMetricVolume == true, high == nil,
      quantity.map({ $0 > FixedDecimal(1) }) == true,
      other.amount.isWeight || other.unit?.isMetricVolume == true, let all = weighing(other.amount)
    {
      return all
    }
    guard unit == nil, !isArticle, high == nil, let quantity else { return combined(with: other) }
    if other.isArticle, other.unit == nil { return self }
    // "Two thirds of a packet".
    if hasOf, quantity < FixedDecimal(1), let all = other.quantity, other.unit?.kind == .counted, !other.isSize {
      var part = other
      part.quantity = quantity * all
      return part
    }
    guard other.unit?.isMeasured == true, !other.isOfEach, let each = other.quantity else {
      return combined(with: other)
    }
    // "150 of the 400 g tub": nobody eats so many tubs, so it is 150 g of one.
    let often = FixedDecimal(30)
    var product = other
    guard quantity < often || !hasOf || quantity > each else {
      product.quantity = quantity
      return product
    }
    product.quantity = quantity * each
    product.high = other.high.map { quantity * $0 }
    product.isApproximate = isApproximate || other.isApproximate
    return product.of(pieces: quantity)
  }

  /// Combines an amount with a second one. After "a large" the weight "200g" replaces it; "a slice of" and "59 g" are
  /// both kept, and the weight counts.
  fileprivate func combined(with other: AmountPhrase) -> AmountPhrase {
    if other.isTimes, other.unit == nil, let often = other.quantity, quantity != nil, !isArticle { return times(often) }
    let isOfDrinks = !isArticle && quantity.map { $0 > FixedDecimal(1) } == true && other.unit?.isMetricVolume == true
    if unit == nil, isArticle || isUnmeasured || other.unit != nil && !isOfDrinks { return other.of(pieces: quantity) }
    // "A handful of pretzels, like 20".
    if unit == .handful, other.unit == nil, other.quantity.map({ $0 > FixedDecimal(1) }) == true { return other }
    // "Fun size snickers x2".
    if isArticle || quantity == nil, other.unit == nil, let quantity = other.quantity, quantity > FixedDecimal(1) {
      var counted = self
      (counted.quantity, counted.isArticle) = (quantity, false)
      return counted
    }
    // "Una coca de 600": how much one was.
    if unit == nil, other.unit == nil, let quantity, let each = other.quantity, quantity < each,
      each >= AmountPhrase.leastWeight,
      let all = weighing(Amount(quantity: each, unit: .gram))
    {
      return all
    }
    let isWeight = other.amount.isWeight && !amount.isWeight
    // "3 slices of 20 g".
    if isWeight, hasOf, !other.isOfAll, let all = weighing(other.amount) { return all }
    // "A cup of milk, 300 ml": the cup is only about so much.
    let isExact = other.unit?.isMetricVolume == true && (unit?.isVessel == true || isOfDrinks)
    guard isExact || isWeight || other.amount.unit?.isMeasured == true && amount.unit?.isMeasured != true else {
      return self
    }
    var both = self
    both.weighed = other.amount
    both.mayWeighOne = true
    return unit?.kind == .counted ? both.of(pieces: quantity) : both
  }

  /// The same amount where each of it weighs so much. Nil where either has no number.
  private func weighing(_ each: Amount) -> AmountPhrase? {
    guard let quantity, let weight = each.quantity else { return nil }
    var all = self
    all.weighed = Amount(quantity: quantity * weight, unit: each.unit)
    return all
  }
}

extension MeasureUnit {
  /// Whether it is something that a drink comes in.
  fileprivate var holdsDrink: Bool { isContainer || [.glass, .mug, .cup, .bowl].contains(self) }
}
