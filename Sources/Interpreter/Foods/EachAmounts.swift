internal import Nutrition

/// Gives an amount that is said of each to all that it is of: "100 g each of rice and beans", "2 eggs and 3 sausages, 50 g
/// each".
enum EachAmounts {
  /// `parts` with such amounts on each of their foods; of what was counted, for all of it.
  static func spread(_ parts: [ListPart]) -> [ListPart] {
    guard parts.contains(where: { $0.amountOfEach != nil || $0.isInEach }) else { return parts }
    let parts = multiplied(parts)
    var spread: [ListPart] = []
    var leading: AmountPhrase?
    for (index, part) in parts.enumerated() {
      guard case .chunk(let chunk) = part else {
        leading = nil
        spread.append(part)
        continue
      }
      if !isList(chunk) { leading = nil }
      let each = part.amountOfEach
      if !chunk.hasWords {
        leading = nil
        if let each, give(each, toThoseBefore: &spread) { continue }
        if isFollowed(index, parts) { leading = each }
        if leading == nil { spread.append(part) }
        continue
      }
      let isBehind = chunk.pieces.last?.ofEach != nil
      if let each, isBehind, isList(chunk) { _ = give(each, toThoseBefore: &spread) }
      if each != nil { leading = each }
      var own = chunk
      own.pieces.removeAll { $0.ofEach != nil }
      if let leading { own.give(leading) }
      if isBehind { leading = nil }
      spread.append(.chunk(own))
    }
    return spread
  }

  /// "2 tacos with 50 g of beef and 20 g of cheese each": so much in each of what stands before.
  private static func multiplied(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    for last in parts.indices.dropFirst() where parts[last].isInEach {
      let head = head(of: last, in: parts)
      for index in (head ?? last - 1) + 1...last {
        guard case .chunk(var chunk) = parts[index], case .amount(let amount)? = chunk.pieces.first else { continue }
        chunk.pieces[0] = .amount(amount.times(head.flatMap { parts[$0].count } ?? FixedDecimal(1)))
        parts[index] = .chunk(chunk)
      }
    }
    return parts
  }

  /// What the part is in: what stands before the joint that the list of such parts begins with.
  private static func head(of part: Int, in parts: [ListPart]) -> Int? {
    for index in (1...part).reversed() {
      guard case .chunk(let chunk) = parts[index], case .chunk = parts[index - 1] else { return nil }
      if !isList(chunk) { return index - 1 }
    }
    return nil
  }

  private static func isFollowed(_ index: Int, _ parts: [ListPart]) -> Bool {
    guard case .chunk(let next)? = parts.dropFirst(index + 1).first else { return false }
    return next.hasWords && isList(next)
  }

  /// False where nothing before it can take the amount.
  private static func give(_ each: AmountPhrase, toThoseBefore parts: inout [ListPart]) -> Bool {
    var hasGiven = false
    /// The last that took it is in what stands before.
    var isInNext = false
    // "3 beers last night, 500 ml each": the time stands between.
    let before = parts.indices.reversed().drop { if case .label = parts[$0] { true } else { false } }
    for index in before {
      // "2 tacos with beef, 50 g each": the beef, of which nothing is counted.
      guard case .chunk(var chunk) = parts[index], chunk.hasWords, !isInNext || !chunk.hasAmount, chunk.give(each)
      else { break }
      parts[index] = .chunk(chunk)
      // "Porridge with berries, 80 g each" are two; of toast with butter and jam, the spoon each is not of toast.
      isInNext = !hasGiven && chunk.opening == .conjunction(.with)
      hasGiven = true
      guard isInNext || isList(chunk) else { break }
    }
    return hasGiven
  }

  /// Whether it goes on with the list before it.
  private static func isList(_ chunk: Chunk) -> Bool {
    [.comma, .line, .conjunction(.and), .conjunction(.plus)].contains(chunk.opening)
  }
}

extension ListPart {
  fileprivate var isInEach: Bool { if case .chunk(let chunk) = self { chunk.isInEach } else { false } }

  /// How many are counted; nil where none are.
  fileprivate var count: FixedDecimal? {
    guard case .chunk(let chunk) = self else { return nil }
    return chunk.pieces.lazy.compactMap(\.amount).first { $0.unit?.isMeasured != true && $0.energy == nil }?.quantity
  }

  fileprivate var amountOfEach: AmountPhrase? {
    guard case .chunk(let chunk) = self else { return nil }
    return chunk.pieces.lazy.compactMap(\.ofEach).first
  }
}

extension Chunk.Piece {
  fileprivate var ofEach: AmountPhrase? {
    amount.flatMap { $0.isOfEach ? $0 : nil }
  }
}

extension Chunk {
  /// Takes so much of each that it counts, or of the one that it names. False where it is measured already.
  @discardableResult fileprivate mutating func give(_ each: AmountPhrase) -> Bool {
    var count = FixedDecimal(1)
    for piece in pieces {
      guard let amount = piece.amount else { continue }
      guard amount.energy == nil, !amount.amount.isWeight, amount.unit?.isMeasured != true else { return false }
      count = amount.quantity ?? count
    }
    pieces.append(.amount(each.times(count)))
    return true
  }
}

extension AmountPhrase {
  /// So many times as much.
  func times(_ count: FixedDecimal) -> AmountPhrase {
    var product = self
    product.isOfEach = false
    product.quantity = quantity.map { $0 * count }
    product.high = high.map { $0 * count }
    product.energy = energy.map { $0 * count }
    product.weighed = weighed?.times(count)
    return product
  }
}
