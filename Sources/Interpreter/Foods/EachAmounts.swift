internal import Nutrition

/// Distributes an amount of each over the foods that it applies to: "100 g each of rice and beans", "2 eggs and 3
/// sausages, 50 g each".
struct EachAmounts {
  let names: NameReader

  /// `parts` with such an amount on each of the foods, multiplied by its count.
  func spread(_ parts: [ListPart]) -> [ListPart] {
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

  /// Multiplies amounts that are in each of a counted food: "2 tacos with 50 g of beef and 20 g of cheese each".
  private func multiplied(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    var done = 0
    for last in parts.indices.dropFirst() where parts[last].isInEach {
      let head = head(of: last, in: parts)
      let first = max((head ?? last - 1) + 1, done)
      done = last + 1
      for index in first...last {
        guard case .chunk(var chunk) = parts[index], case .amount(var amount)? = chunk.pieces.first else { continue }
        // "Splash of milk in each".
        amount.quantity = amount.quantity ?? FixedDecimal(1)
        chunk.pieces[0] = .amount(amount.times(head.flatMap { parts[$0].count } ?? FixedDecimal(1)))
        parts[index] = .chunk(chunk)
      }
    }
    return parts
  }

  /// The food that the part is in: the one before the conjunction that begins the list of parts.
  private func head(of part: Int, in parts: [ListPart]) -> Int? {
    for index in (1...part).reversed() {
      guard case .chunk(let chunk) = parts[index] else { break }
      // "3 coffees today, each with milk": the time is between them.
      if !isList(chunk) { return parts[..<index].lastIndex { if case .chunk = $0 { true } else { false } } }
      guard case .chunk = parts[index - 1] else { break }
    }
    // "4 teas today, 20 ml of milk in each", "3 cups of tea, 1 sugar in each", "3 coffees, 2 sugars
    // each".
    guard case .chunk(let poured) = parts[part],
      let head = (0..<part).last(where: { parts[$0].count.map { $0 > FixedDecimal(1) } == true }),
      poured.pieces.first?.amount?.unit?.isMeasured == true || parts[head].isInVessels
        || names.match(parts[head].words)?.isPlainDrink == true
          && names.match(poured.words)?.measures[.teaspoon] != nil
    else { return nil }
    return head
  }

  private func isFollowed(_ index: Int, _ parts: [ListPart]) -> Bool {
    guard case .chunk(let next)? = parts.dropFirst(index + 1).first else { return false }
    return next.hasWords && isList(next)
  }

  /// Gives the amount to the foods before it. False where none of them can take it.
  private func give(_ each: AmountPhrase, toThoseBefore parts: inout [ListPart]) -> Bool {
    var hasGiven = false
    /// Whether the food that took it last is inside the one before.
    var isInNext = false
    // "3 beers last night, 500 ml each": a time label comes between.
    let before = parts.indices.reversed().drop { if case .label = parts[$0] { true } else { false } }
    for index in before {
      // "2 tacos with beef, 50 g each": the beef takes it, because it has no count.
      guard case .chunk(var chunk) = parts[index], chunk.hasWords, !isInNext || !chunk.hasAmount, chunk.give(each)
      else { break }
      parts[index] = .chunk(chunk)
      // "Porridge with berries, 80 g each": both take it. In toast with butter and jam, a spoon each, the toast does
      // not.
      isInNext = !hasGiven && chunk.opening == .conjunction(.with)
      hasGiven = true
      guard isInNext || isList(chunk) else { break }
    }
    return hasGiven
  }

  /// Whether it continues the list before it.
  private func isList(_ chunk: Chunk) -> Bool {
    [.comma, .line, .conjunction(.and), .conjunction(.plus)].contains(chunk.opening)
  }
}

extension ListPart {
  fileprivate var isInEach: Bool { if case .chunk(let chunk) = self { chunk.isInEach } else { false } }

  /// Whether it is counted in what drinks come in.
  fileprivate var isInVessels: Bool {
    guard case .chunk(let chunk) = self else { return false }
    return chunk.pieces.contains { $0.amount?.unit.map { [.cup, .glass, .mug].contains($0) } == true }
  }

  /// The count of pieces; nil where there is none.
  fileprivate var count: FixedDecimal? {
    guard case .chunk(let chunk) = self else { return nil }
    return chunk.pieces.lazy.compactMap(\.amount).first { amount in
      (amount.unit?.isMeasured != true || amount.unit == .cup) && amount.energy == nil
    }?.quantity
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
  /// Takes the amount, multiplied by its count. False where it already has a measured amount.
  @discardableResult fileprivate mutating func give(_ each: AmountPhrase) -> Bool {
    var count = FixedDecimal(1)
    for piece in pieces {
      guard let amount = piece.amount else { continue }
      // It has taken it.
      if amount.isOfAll { return false }
      // "Two cups of coffee, 200 ml each": these cups are what it was drunk from.
      let isVessel = amount.unit == .cup && each.unit?.isMetricPart == true
      guard amount.energy == nil, !amount.amount.isWeight, isVessel || amount.unit?.isMeasured != true else {
        return false
      }
      count = amount.quantity ?? count
    }
    var each = each
    if each.unit == nil, let quantity = each.quantity {
      // "4 fish fingers, 2 each" were divided.
      if count > quantity, (count / quantity).wholeNumber != nil,
        let place = pieces.firstIndex(where: { $0.amount?.unit == nil && $0.amount?.quantity == count }),
        var divided = pieces[place].amount
      {
        (divided.quantity, divided.isOfAll) = (quantity, true)
        pieces[place] = .amount(divided)
        return true
      }
      if quantity >= AmountPhrase.leastWeight {
        each.unit = .gram
      } else if pieces.contains(where: { $0.amount?.unit?.isContainer == true }) {
        // "2 packs of nuggets, 6 each": so many pieces, and not packs.
        pieces.removeAll { $0.amount != nil }
        each.unit = .piece
      }
    }
    pieces.append(.amount(each.times(count)))
    return true
  }
}

extension AmountPhrase {
  /// The amount multiplied by a count.
  func times(_ count: FixedDecimal) -> AmountPhrase {
    var product = self
    (product.isOfEach, product.isOfAll) = (false, true)
    product.quantity = quantity.map { $0 * count }
    product.high = high.map { $0 * count }
    product.energy = energy.map { $0 * count }
    product.weighed = weighed?.times(count)
    return product
  }
}
