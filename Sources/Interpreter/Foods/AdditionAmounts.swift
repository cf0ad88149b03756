internal import Nutrition
internal import Words

/// Gives a small amount behind two foods to the one that was added to the other: "coffee with sugar, 2 tsp", "butter on the toast,
/// about 10 g".
struct AdditionAmounts {
  let names: NameReader

  func moved(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    for index in parts.indices.dropFirst().dropLast() {
      guard case .chunk(let behind) = parts[index + 1], [.comma, .aside].contains(behind.opening),
        behind.pieces.count == 1, let amount = behind.pieces[0].amount, case .chunk(let first) = parts[index - 1],
        case .chunk(let second) = parts[index]
      else { continue }
      let isBehind = second.opening == .conjunction(.with)
      guard isBehind || [.conjunction(.on), .conjunction(.in)].contains(second.opening) else { continue }
      var (addition, dish) = isBehind ? (second, first) : (first, second)
      guard isAddition(addition, to: dish, amount) else { continue }
      addition.pieces.append(.amount(amount))
      parts[isBehind ? index : index - 1] = .chunk(addition)
      parts[index + 1] = .chunk(Chunk(opening: .comma))
    }
    return parts.withoutEmptyChunks
  }

  /// Whether an amount can be that of an addition, and is too little for what it was added to.
  private func isAddition(_ addition: Chunk, to dish: Chunk, _ amount: AmountPhrase) -> Bool {
    let least = FixedDecimal(2)
    guard amount.amount.unit?.isMeasured == true, !amount.isOfEach, !addition.hasAmount, addition.hasWords,
      dish.hasWords,
      !dish.pieces.contains(where: \.isCounted), let own = names.match(addition.words), own.quality.isSure,
      let whole = names.match(dish.words), whole.quality.isSure, let serving = whole.measures[.serving],
      let grams = try? own.measures.weigh(amount.amount).grams
    else { return false }
    return grams * least < serving
  }
}
