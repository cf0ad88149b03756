internal import Nutrition
internal import Words

extension Chunk {
  /// Whether it begins with an article: "a salad".
  var hasArticle: Bool {
    pieces.first?.amount?.isArticle ?? false
  }

  var isWeighed: Bool {
    pieces.contains { $0.amount?.amount.isWeight ?? false }
  }

  /// Whether an amount is in grams, which people use only for food.
  var isInGrams: Bool {
    pieces.contains { $0.amount?.isInGrams ?? false }
  }

  /// Whether an amount is in a unit of mass or volume, spoons and cups included.
  var isMeasured: Bool {
    pieces.contains { $0.amount?.amount.unit?.isMeasured == true && $0.amount?.quantity != nil }
  }

  /// Whether a weight comes behind the name, so that it is that of this food and of nothing beside it: "Hähnchen 180 g | mit
  /// Reis".
  var isWeighedBehind: Bool {
    hasWords && pieces.last?.amount.map { $0.amount.isWeight && !$0.isTold } == true
  }

  var isInSlices: Bool {
    pieces.contains { $0.amount?.unit == .slice }
  }

  /// Whether it begins with grams and "of": "13 g of".
  var isWeightOf: Bool {
    pieces.first?.amount.map { $0.isInGrams && $0.hasOf } ?? false
  }

  /// Whether a weight has a fraction of a gram, which means that it was weighed as eaten.
  var isWeighedExactly: Bool {
    pieces.contains { piece in
      guard let amount = piece.amount?.amount, amount.unit == .gram, let quantity = amount.quantity else {
        return false
      }
      // A third of 300 g is 99.99999999 g.
      return quantity.rounded(toPlaces: 2) != quantity.rounded(toPlaces: 0)
    }
  }
}

extension [ListPart] {
  /// Whether every part with an amount has a weight.
  var isWeighed: Bool {
    allSatisfy { part in
      guard case .chunk(let chunk) = part else { return true }
      return chunk.isWeighed || !chunk.pieces.contains(where: \.isCounted)
    }
  }
}

extension Sentence {
  /// Whether the sentence has at least two weights.
  var hasSeveralWeights: Bool {
    let amounts = AmountParser(sentence: self)
    var weights = 0
    for index in tokens.indices where tokens[index].isNumber {
      if case .mass? = amounts.unit(at: index + 1, tokens.count, afterDigits: true)?.value.kind { weights += 1 }
      if weights > 1 { return true }
    }
    return false
  }
}
