internal import Nutrition
internal import Words

extension Chunk {
  /// "A salad", where it begins with its article.
  var hasArticle: Bool {
    pieces.first?.amount?.isArticle ?? false
  }

  var isWeighed: Bool {
    pieces.contains { $0.amount?.amount.isWeight ?? false }
  }

  /// Grams are told, as of nothing but food.
  var isInGrams: Bool {
    pieces.contains { $0.amount?.isInGrams ?? false }
  }

  /// In grams, millilitres, spoons or cups.
  var isMeasured: Bool {
    pieces.contains { $0.amount?.amount.unit?.isMeasured == true && $0.amount?.quantity != nil }
  }

  var isInSlices: Bool {
    pieces.contains { $0.amount?.unit == .slice }
  }

  /// "13 g of".
  var isWeightOf: Bool {
    pieces.first?.amount.map { $0.isInGrams && $0.hasOf } ?? false
  }

  /// To a part of a gram: as it was eaten.
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
  /// Whatever is counted is weighed.
  var isWeighed: Bool {
    allSatisfy { part in
      guard case .chunk(let chunk) = part else { return true }
      return chunk.isWeighed || !chunk.pieces.contains(where: \.isCounted)
    }
  }
}

extension Sentence {
  /// At least two weights are said.
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
