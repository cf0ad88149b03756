internal import Nutrition

/// Moves a weight after the last part of a food to the whole food: "a tortilla with sausage weighing 67 g".
enum WholeWeights {
  /// The most parts before the weight.
  private static let longest = 8

  /// `parts` with such weights moved to the food.
  static func moved(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    for index in parts.indices {
      guard case .chunk(let head) = parts[index], head.isUnweighed, let last = lastPart(after: index, in: parts),
        case .chunk(let follower) = parts[last], let weight = follower.trailingWeight
      else { continue }
      var whole = head
      whole.pieces.append(.amount(weight))
      parts[index] = .chunk(whole)
      for part in index + 1...last {
        guard case .chunk(var chunk) = parts[part] else { continue }
        chunk.pieces.removeAll { $0.amount != nil }
        if chunk.opening != .conjunction(.or), !weight.isTimes { chunk.opening = .conjunction(.part) }
        parts[part] = .chunk(chunk)
      }
    }
    return parts.withoutEmptyChunks
  }

  /// The index of the part with the weight: the first that has one, if all parts up to it are joined to the one at
  /// `index`.
  private static func lastPart(after index: Int, in parts: [ListPart]) -> Int? {
    var isJoined = false
    for next in parts.indices.dropFirst(index + 1).prefix(longest) {
      guard case .chunk(let chunk) = parts[next] else { return nil }
      let hasOwnAmount = chunk.pieces.dropLast().contains { $0.isCounted }
      switch chunk.opening {
      case .conjunction(.part), .conjunction(.topped), .conjunction(.on): isJoined = true
      case .conjunction(.with) where !chunk.hasArticle: isJoined = true
      case .conjunction(.or): if isJoined || chunk.hasArticle { return nil }
      case .conjunction(.and), .comma: if !isJoined || chunk.hasArticle { return nil }
      case .aside: if !isJoined || chunk.hasWords { return nil }
      default: return nil
      }
      if let weight = chunk.trailingWeight, !hasOwnAmount {
        if case .chunk(let before) = parts[next - 1], chunk.opening == .aside { return before.isPart ? next : nil }
        // "A ham sandwich on rye, apple x2" is one sandwich.
        return weight.isTold || weight.isTimes && chunk.opening != .comma ? next : nil
      }
      if hasOwnAmount || !chunk.hasWords || chunk.pieces.last?.isCounted == true { return nil }
    }
    return nil
  }
}

extension Chunk {
  /// Whether it is a name with at most an article, "some" or a container before it.
  fileprivate var isUnweighed: Bool {
    guard trailingWords != nil, !isPart, opening != .conjunction(.or) else { return false }
    return pieces.allSatisfy { piece in
      guard let amount = piece.amount else { return true }
      return !amount.amount.isWeight && amount.energy == nil && (amount.isArticle || amount.isUnmeasured)
    }
  }

  /// A weight or multiplier at the end: "rice cakes with jam x2".
  fileprivate var trailingWeight: AmountPhrase? {
    pieces.last?.amount.flatMap { $0.amount.isWeight || $0.isTimes && $0.unit == nil ? $0 : nil }
  }
}
